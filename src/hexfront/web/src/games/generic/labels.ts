/** Units and figures in words, for sheets and screen readers. */

import { t } from "../../lib/words.svelte";
import type { GenericOffer } from "./choice";
import type { GenericDesk } from "./desk.svelte";
import type { GenericUnit } from "./wire";

export function unitWords(desk: GenericDesk, unit: GenericUnit): string {
  const words = [
    desk.sideName(desk.sideOfUnit(unit.id)),
    desk.names.unit(unit.id),
    desk.map.label(unit.hex),
    (unit.figures ?? []).join(" "),
    ...(unit.marks ?? []).map((mark) => t(mark)),
  ];
  return words.filter((word) => word !== "").join(", ");
}

/** The colour in which a place lights up: the first that a choice there asks for. */
export function toneOf(offers: readonly GenericOffer[]): string {
  return offers.find(({ preview }) => preview?.tone)?.preview?.tone ?? "go";
}
