/** Clocks of games between people: how much is left, and times in words. Times are milliseconds. */

import type { Clocks, Pace } from "./wire";

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** Whoever has less than that plays a fast game: what can be claimed is offered at once. */
const FAST = DAY;

type Words = (id: string, args?: Record<string, string | number>) => string;

export const isFast = ({ kind, seconds }: Pace): boolean =>
  kind !== "none" && seconds * SECOND < FAST;

/** What is left to a seat at this moment of the server's time. */
export function leftOf(clocks: Clocks, seat: number, now: number): number {
  if (seat !== clocks.running) return clocks.left[seat] ?? 0;
  return Math.max(clocks.until - now, 0);
}

/** The seat whose time is over; -1, none. */
export const lateSeat = (clocks: Clocks, now: number): number =>
  clocks.running >= 0 && clocks.until > 0 && now >= clocks.until ? clocks.running : -1;

/** Whether a seat should hurry: the last tenth of its time, or the last minute of a fast game. */
export function isLow(clocks: Clocks, seat: number, now: number): boolean {
  if (clocks.pace.kind === "none") return false;
  const least = isFast(clocks.pace) ? MINUTE : 0;
  return leftOf(clocks, seat, now) <= Math.max((clocks.pace.seconds * SECOND) / 10, least);
}

/** A time as a clock shows it: days and hours, hours and minutes, or minutes and seconds. */
export function timeShown(left: number, t: Words): string {
  if (left >= DAY) {
    return t("ui-time-days", { days: Math.floor(left / DAY), hours: Math.floor((left % DAY) / HOUR) });
  }
  const [hours, minutes] = [Math.floor(left / HOUR), Math.floor((left % HOUR) / MINUTE)];
  if (hours > 0) return t("ui-time-hours", { hours, minutes });
  const seconds = String(Math.floor((left % MINUTE) / SECOND)).padStart(2, "0");
  return `${minutes}:${seconds}`;
}

/** A time that somebody has agreed to, in its largest whole unit. */
export function timeAgreed(seconds: number, t: Words): string {
  const time = seconds * SECOND;
  if (time % DAY === 0) return t("ui-time-whole-days", { days: time / DAY });
  if (time % HOUR === 0) return t("ui-time-whole-hours", { hours: time / HOUR });
  return time % MINUTE === 0
    ? t("ui-time-minutes", { minutes: time / MINUTE })
    : t("ui-time-seconds", { seconds });
}

/** How fast a game is played, in words. */
export function paceTold(pace: Pace, t: Words): string {
  const { kind, seconds, increment, vacation } = pace;
  const time = timeAgreed(seconds, t);
  const told = t(`ui-pace-${kind}-told`, { time, more: timeAgreed(increment, t) });
  return vacation ? `${told}, ${t("ui-pace-vacation-told", { days: vacation })}` : told;
}
