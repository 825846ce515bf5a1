/** The one place where ids in messages become names. */

import type { HexMap } from "../../lib/geometry";
import { t, text, tNamed } from "../../lib/words.svelte";
import type { Args } from "../../lib/wire";
import { ARGUMENTS, type AreaFact, type S42Facts, type S42HexFact, type UnitFact } from "./wire";

export class Names {
  private readonly areas = new Map<number, AreaFact>();
  private readonly byLetter = new Map<string, AreaFact>();

  constructor(
    readonly facts: S42Facts,
    private readonly map: HexMap,
  ) {
    for (const area of facts.board.areas) {
      this.areas.set(area.place, area);
      this.byLetter.set(area.id, area);
    }
  }

  unitFacts(id: number): UnitFact | undefined {
    return this.facts.units[id];
  }

  area(place: number): AreaFact | undefined {
    return this.areas.get(place);
  }

  areaOf(letter: string): AreaFact | undefined {
    return this.byLetter.get(letter);
  }

  unit(id: number): string {
    return text(this.facts.units[id]?.name) || t("ui-unknown-unit");
  }

  air(id: number): string {
    return text(this.facts.air[id]?.name);
  }

  side(seat: number): string {
    return text(this.facts.sides[seat]?.name);
  }

  /** A hex by its number and its place's name, an Entry Area or a holding box. */
  place(id: number): string {
    const box = this.facts.boxes.indexOf(id);
    if (box >= 0) return t("s42-box", { box: box + 1 });
    const area = this.areas.get(id);
    if (area) return `${area.id} ${text(area.name)}`;
    const hex = this.map.at(id) as S42HexFact | undefined;
    if (!hex) return "–";
    const name = text(hex.place?.name);
    return name ? `${name} (${hex.label})` : hex.label;
  }

  say(message: string, args: Args): string {
    return tNamed(message, args, (key, value) => this.named(key, value));
  }

  private named(key: string, value: number | string): number | string {
    if (typeof value !== "number") return value;
    switch (ARGUMENTS[key]) {
      case "unit":
        return this.unit(value);
      case "place":
        return this.place(value);
      case "air":
        return this.air(value);
      case "side":
        return this.side(value);
      default:
        return value;
    }
  }
}
