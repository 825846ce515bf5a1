/** What a player sets once and finds again: language, palette, speed, standing orders. */

import type { StandingOrder } from "./wire";

/** Two letters; the server says which it speaks. */
export type Language = string;
export type Palette = "classic" | "safe";
export type Speed = "off" | "fast" | "normal" | "slow";
/** How a player follows what happens elsewhere: the board moves there, or an arrow points. */
export type Follow = "camera" | "arrow";
export type Volume = "off" | "low" | "on";
/** How large words and buttons are. */
export type TextSize = "normal" | "large" | "huge";
/** How much of the panel is seen where it is a sheet from below. */
export type Sheet = "low" | "half" | "full";
/** When a hint of the phase is shown. */
export type Hints = "first" | "on" | "off";
export type Windows = StandingOrder["windows"];

interface Kept {
  language: Language;
  palette: Palette;
  speed: Speed;
  windows: Windows;
  /** Confirm beforehand whatever leaves no choice. */
  forced: boolean;
  follow: Follow;
  sound: Volume;
  /** Notices of the browser when it is the player's turn. */
  notify: boolean;
  panel: boolean;
  sheet: Sheet;
  text: TextSize;
  /** Standing orders of the games that have their own, by game and name. */
  orders: Record<string, Record<string, string>>;
  /** Ask before something is ended while things are left to do. */
  confirm: boolean;
  hints: Hints;
}

const KEY = "hexfront.settings";

function defaults(): Kept {
  const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
  return {
    language: navigator.language.toLowerCase().startsWith("ru") ? "ru" : "en",
    palette: "classic",
    speed: still ? "off" : "normal",
    windows: "fits",
    forced: false,
    follow: "camera",
    sound: "low",
    notify: false,
    panel: true,
    sheet: "half",
    text: "normal",
    orders: {},
    confirm: true,
    hints: "first",
  };
}

function restore(): Kept {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Kept>;
    return { ...defaults(), ...kept };
  } catch {
    return defaults();
  }
}

export const settings: Kept = $state(restore());

/** Call once: writes every change back and tells the document about language, palette and text size. */
export function keepSettings(): void {
  $effect(() => {
    localStorage.setItem(KEY, JSON.stringify(settings));
    document.documentElement.lang = settings.language;
    document.documentElement.dataset["palette"] = settings.palette;
    document.documentElement.dataset["text"] = settings.text;
  });
}

const SPEEDS: readonly Speed[] = ["slow", "normal", "fast"];

/** The next speed at which something can still be followed; after the fastest the slowest. */
export function faster(speed: Speed): Speed {
  return SPEEDS[(SPEEDS.indexOf(speed) + 1) % SPEEDS.length] ?? "normal";
}

/** How long one step of the opponent's action is shown, as a factor; 0 shows nothing. */
export function pace(): number {
  return { off: 0, fast: 0.45, normal: 1, slow: 1.9 }[settings.speed];
}
