/** Everything in play that has a name: units, places, hexes by their number. */

import type { Found } from "../../components/Finder.svelte";
import { t, text, unbroken } from "../../lib/words.svelte";
import type { S42Desk } from "./desk.svelte";
import type { UnitView } from "./wire";

export function findables(desk: S42Desk): Found[] {
  const { facts, names, map } = desk;
  const whereabouts = ({ place, hex = -1, area = "", box = 0 }: UnitView): string => {
    if (place === "map") return map.label(hex);
    if (place === "box") return t("s42-box", { box });
    const lies = facts.board.areas.find(({ id }) => place === "area" && id === area);
    return lies ? `${lies.id} ${text(lies.name)}` : "";
  };
  const places = facts.board.hexes.flatMap(({ id, label, place }) => {
    const name = text(place?.name);
    return name ? [{ key: `hex-${id}`, name, detail: label, hex: id, unit: -1, side: -1 }] : [];
  });
  const units = desk.units.flatMap((unit) => {
    const { id, hex = -1, face = "" } = unit;
    const there = whereabouts(unit);
    if (there === "") return [];
    const side = desk.sideOfUnit(id);
    const army = text(facts.formations[facts.units[id]?.formation ?? ""]?.name);
    const detail = [army, unbroken(face), there].filter((part) => part !== "").join(", ");
    const found = { key: `unit-${id}`, name: names.unit(id), detail, hex, unit: id, side };
    return [unit.place === "box" ? { ...found, drawer: "forces" } : found];
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
