/** What the game itself has in hand: units that move, fire, rout or fight; and where to look. */

import type { Part } from "../../lib/camera.svelte";
import type { HexMap } from "../../lib/geometry";
import type { AslskDesk } from "./desk.svelte";
import type { AslskFacts, AslskOffer, AslskView, FirePreview } from "./wire";

export function unitsInHand(view: AslskView | null): ReadonlySet<number> {
  const moment = view?.moments.at(-1);
  if (!view || !moment) return new Set();
  const fire = "attack" in moment ? moment.attack : null;
  const armed = (fire?.weapons ?? []).map((weapon) => view.weapons[weapon]?.holder ?? -1);
  return new Set(
    [
      "unit" in moment ? moment.unit : -1,
      "leader" in moment ? moment.leader : -1,
      ...("mine" in moment ? moment.mine : []),
      ...("march" in moment ? moment.march.units : []),
      ...(fire?.units ?? []),
      ...(fire?.leaders ?? []),
      ...armed,
    ].filter((id) => id >= 0),
  );
}

const fireOf = (offer: AslskOffer | null | undefined): FirePreview | null =>
  offer?.preview?.fire ?? null;

export function fireShown(desk: AslskDesk): FirePreview | null {
  const whole = desk.offers.find((offer) => fireOf(offer) !== null);
  return fireOf(desk.peeked) ?? fireOf(whole) ?? null;
}

/** How much of the board is shown at least, in its own units. */
const LEAST = { width: 1360, height: 1100 };

/** The part of the board around some hexes. */
export function viewOf(facts: AslskFacts, map: HexMap, ids: readonly number[]): Part | null {
  const hexes = ids.flatMap((id) => map.at(id) ?? []);
  if (hexes.length === 0) return null;
  const across = span(hexes.map(({ x }) => x), LEAST.width, facts.board.width);
  const down = span(hexes.map(({ y }) => y), LEAST.height, facts.board.height);
  const heart = { x: across.middle, y: down.middle };
  return { x: across.start, y: down.start, width: across.size, height: down.size, heart };
}

/** Around some places along one axis, within the board. */
function span(
  places: readonly number[],
  least: number,
  board: number,
): { start: number; size: number; middle: number } {
  const middle = (Math.min(...places) + Math.max(...places)) / 2;
  const size = Math.min(least, board);
  return { start: Math.max(0, Math.min(board - size, middle - size / 2)), size, middle };
}

/** At first where units set up and what they fight for. */
export function openingView(facts: AslskFacts, map: HexMap): Part | null {
  return viewOf(facts, map, [
    ...facts.card.groups.flatMap((group) => group.hexes),
    ...facts.card.conditions.flatMap((condition) => condition.hexes),
  ]);
}

/** The map's edges on the drawing. */
export interface Paper {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** A map is cut through the middle of its outermost hexes. */
export function paperOf({ board }: AslskFacts): Paper {
  const across = board.hexes.map(({ x }) => x);
  const down = board.hexes.map(({ y }) => y);
  return {
    left: Math.min(...across),
    right: Math.max(...across),
    top: Math.min(...down),
    bottom: Math.max(...down),
  };
}
