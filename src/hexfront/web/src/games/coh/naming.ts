/** The one place where ids in messages become names. */

import type { HexMap } from "../../lib/geometry";
import { t, text, tNamed } from "../../lib/words.svelte";
import type { Args } from "../../lib/wire";
import { ARGUMENTS, type Card, type CohFacts, type Marker, type UnitFact, type UnitKind } from "./wire";

export class Names {
  private readonly units = new Map<number, UnitFact>();

  constructor(
    readonly facts: CohFacts,
    private readonly map: HexMap,
  ) {
    for (const unit of facts.units) this.units.set(unit.id, unit);
  }

  unitFacts(id: number): UnitFact | undefined {
    return this.units.get(id);
  }

  kindOf(id: number): UnitKind | undefined {
    const unit = this.units.get(id);
    return unit && this.facts.kinds[unit.kind];
  }

  card(number: number): Card | undefined {
    return this.facts.cards[String(number)];
  }

  /** The title of a weapon card. */
  weapon(number: number): string {
    const cards = Object.values(this.facts.weapon_cards);
    return text(cards.find((card) => card.number === number)?.title);
  }

  /** The title of a veteran card. */
  veteran(number: number): string {
    return text(this.facts.veterans.find(({ card }) => card === number)?.title);
  }

  marker(id: string): Marker | undefined {
    return this.facts.markers[id];
  }

  unit(id: number): string {
    const unit = this.units.get(id);
    if (!unit) return t("ui-unknown-unit");
    return t("ui-unit-name", {
      kind: text(this.facts.kinds[unit.kind]?.name),
      code: this.code(id),
    });
  }

  /** Side and number as the counter shows them; no two units of a game share it. */
  code(id: number): string {
    return text(this.units.get(id)?.code);
  }

  side(seat: number): string {
    return text(this.facts.sides[seat]?.name);
  }

  /** One of a side's commanders where his colour tells the side. */
  commander(seat: number): string {
    return text(this.facts.scenario.commanders[seat]) || this.side(seat);
  }

  /** A side as a whole, whoever plays for it. */
  team(team: number): string {
    return text(this.facts.teams[team]) || this.side(team);
  }

  facing(facing: number): string {
    return text(this.facts.facings[facing]);
  }

  say(message: string, args: Args): string {
    return tNamed(message, args, (key, value) => this.named(key, value));
  }

  private named(key: string, value: number | string): number | string {
    switch (ARGUMENTS[key]) {
      case "unit":
        return this.unit(Number(value));
      case "units":
        return this.listed(value, (id) => this.unit(id));
      case "hex":
        return this.map.label(Number(value));
      case "card":
        return text(this.card(Number(value))?.title) || value;
      case "weapon":
        return this.weapon(Number(value)) || value;
      case "cards":
        return this.listed(value, (id) => text(this.card(id)?.title));
      case "side":
        return this.side(Number(value));
      case "team":
        return this.team(Number(value));
      case "facing":
        return this.facing(Number(value));
      case "marker":
        return text(this.marker(String(value))?.name) || value;
      default:
        return value;
    }
  }

  private listed(value: number | string, name: (id: number) => string): string {
    return String(value)
      .split(/[,+ ]+/)
      .filter((id) => id !== "")
      .map((id) => name(Number(id)))
      .join(", ");
  }
}
