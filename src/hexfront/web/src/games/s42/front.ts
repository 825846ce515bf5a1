/** The front between the armies, from where their units stand. */

import { frontLine, nearest } from "../../lib/front";
import type { S42Desk } from "./desk.svelte";

/** Beyond so many hexes from any unit nobody holds the ground. */
const REACH = 7;

/** By side: the edge of the ground that lies nearest to its combat units. */
export function frontOf(desk: S42Desk): readonly [string, string] {
  const holders = new Map<number, number>();
  for (const [hex, units] of desk.stacks) {
    const fighter = units.find(({ id }) => desk.facts.units[id]?.combat);
    if (fighter) holders.set(hex, desk.sideOfUnit(fighter.id));
  }
  const open = (hex: number): boolean => {
    const terrain = desk.map.at(hex)?.terrain;
    return terrain !== "sea" && terrain !== "lake";
  };
  const near = nearest(desk.map, holders, open, REACH);
  return [frontLine(desk.map, near, 0), frontLine(desk.map, near, 1)];
}
