/** Everything on the map that has a name: units, places, hexes by their number. */

import type { Found } from "../../components/Finder.svelte";
import { t, text, unbroken } from "../../lib/words.svelte";
import type { S42Desk } from "./desk.svelte";

export function findables(desk: S42Desk): Found[] {
  const { facts, names, map } = desk;
  const places = facts.board.hexes.flatMap(({ id, label, place }) => {
    const name = text(place?.name);
    return name ? [{ key: `hex-${id}`, name, detail: label, hex: id, unit: -1, side: -1 }] : [];
  });
  const units = desk.units.flatMap(({ id, place, hex = -1, face = "" }) => {
    if (place !== "map") return [];
    const side = desk.sideOfUnit(id);
    const army = text(facts.formations[facts.units[id]?.formation ?? ""]?.name);
    const detail = [army, unbroken(face), map.label(hex)].filter((part) => part !== "").join(", ");
    return [{ key: `unit-${id}`, name: names.unit(id), detail, hex, unit: id, side }];
  });
  const hexes = facts.board.hexes.flatMap(({ id, label, terrain, place }) =>
    place
      ? []
      : [
          {
            key: `hex-${id}`,
            name: label,
            detail: t(`s42-terrain-${terrain}`),
            hex: id,
            unit: -1,
            side: -1,
          },
        ],
  );
  return [...places, ...units, ...hexes];
}
