/** Going from one thing that can be done to the next, by keys. */

import { focusFirst, focusOn, focusTo, isGiven } from "../focus";
import type { AnyDesk } from "./base.svelte";
import { byDistance } from "./lights";

/** The hexes where something is to be done. */
export function placesOf(desk: AnyDesk): number[] {
  const { units, hexes } = desk.waiting;
  const places = units.length > 0 ? units.map((id) => desk.unit(id)?.hex ?? -1) : hexes;
  return [...new Set(places)].filter((hex) => hex >= 0);
}

/** To the next place where something is to be done, with the keys' focus. */
export function goToNext(desk: AnyDesk): void {
  const { units } = desk.waiting;
  const open = placesOf(desk).sort((a, b) => a - b);
  const last = desk.unit(desk.focus)?.hex ?? desk.hover.hex;
  const hex = open.find((id) => id > last) ?? open[0] ?? -1;
  const point = desk.map.at(hex);
  if (!point) return goBeside(desk, units);
  const pile = desk.stacks.get(hex);
  desk.focus = (pile?.findLast(({ id }) => units.includes(id)) ?? pile?.at(-1))?.id ?? -1;
  desk.camera.centre(point);
  desk.rest({ hex, unit: desk.focus });
  focusOn(`unit-${desk.focus}`, `lit-${point.label}`);
}

/** Units that wait beside the board are gone to where the panel lists them, or where they lie. */
function goBeside(desk: AnyDesk, units: readonly number[]): void {
  desk.focus = units[(units.indexOf(desk.focus) + 1) % units.length] ?? -1;
  const handles = [`chip-${desk.focus}`, `entering-${desk.focus}`, `unit-${desk.focus}`];
  if (!focusOn(...handles)) focusFirst();
}

/** To the next hex that can be chosen, from the nearest to who is in hand on. */
export function goToNextHex(desk: AnyDesk): void {
  const [held] = [...desk.inHand, ...desk.picked].filter((id) => desk.unit(id));
  const from = desk.map.at(desk.unit(held ?? desk.focus)?.hex ?? -1) ?? desk.camera.heart;
  const open = byDistance([...desk.lit.hexes.keys()].flatMap((hex) => desk.map.at(hex) ?? []), from);
  const next = open[open.findIndex(({ id }) => id === desk.hover.hex) + 1] ?? open[0];
  if (!next) return;
  desk.show(next.id);
  focusOn(`lit-${next.label}`);
}

/** The focus is nowhere, or on something on the board or beside it that takes nothing more. */
function isFree(): boolean {
  const { activeElement } = document;
  const isDone = !activeElement?.matches("[data-offer]");
  return (
    activeElement === document.body ||
    (isDone && activeElement?.closest("[data-testid='board'], [data-testid='reserves']") !== null)
  );
}

/**
 * What a player who chose by key finds focused when that is done: the plain answer, else the nearest
 * unit that can be picked up, or hex where something can be begun. Enter then commits him to nothing
 * that he has not gone to himself.
 */
export function goOn(desk: AnyDesk): void {
  if (!desk.myMove) return;
  const plain = document.querySelector<HTMLElement | SVGElement>("[data-default]");
  if (plain && (isFree() || isGiven())) return focusTo(plain);
  if (!isFree()) return;
  const from = desk.map.at(desk.unit(desk.focus)?.hex ?? -1) ?? desk.camera.heart;
  const { units, hexes } = desk.waiting;
  const able = units.filter((id) => desk.isBeginning(id));
  const targets = hexes.filter((hex) => desk.onlyBegins(desk.lit.hexes.get(hex)));
  const places = able.length > 0 ? able.map((id) => desk.unit(id)?.hex ?? -1) : targets;
  const [nearest] = byDistance(places.flatMap((hex) => desk.map.at(hex) ?? []), from);
  if (!nearest) return void focusOn(`unit-${able[0] ?? -1}`);
  const unit = desk.stacks.get(nearest.id)?.findLast(({ id }) => able.includes(id));
  // From there N goes on.
  if (unit) desk.focus = unit.id;
  focusOn(unit ? `unit-${unit.id}` : `lit-${nearest.label}`);
}
