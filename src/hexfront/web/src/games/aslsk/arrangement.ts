/** A set-up as the choices that bring it about, so that it can be kept and made again. */

import type { AslskChoice, AslskView } from "./wire";

export function arrangementOf(view: AslskView, side: number): AslskChoice[] {
  const units = view.units.filter((unit) => unit.side === side && unit.place === "board");
  const standing = new Set(units.map(({ id }) => id));
  const arms = view.weapons.filter(({ holder }) => holder !== undefined && standing.has(holder));
  const hidden = new Set(
    units.filter(({ marks }) => marks?.includes("hidden")).map(({ hex }) => hex ?? -1),
  );
  return [
    ...units.map(({ id, hex }) => ({ type: "Place" as const, unit: id, hex: hex ?? -1 })),
    ...arms.map(({ id, holder }) => ({ type: "Arm" as const, weapon: id, unit: holder ?? -1 })),
    ...arms.flatMap(({ id, arc }) =>
      arc === undefined ? [] : [{ type: "Face" as const, weapon: id, arc }],
    ),
    ...units.flatMap(({ id, vca }) =>
      vca === undefined ? [] : [{ type: "Turn" as const, unit: id, arc: vca }],
    ),
    ...units.flatMap(({ id, vca, tca }) =>
      tca === undefined || tca === vca ? [] : [{ type: "Traverse" as const, unit: id, arc: tca }],
    ),
    ...[...hidden].map((hex) => ({ type: "Hide" as const, hex })),
  ];
}
