/** The one place where ids in messages become names. */

import type { Naming } from "../../lib/desk/desk";
import type { HexMap } from "../../lib/geometry";
import { kebab } from "../../lib/prompts";
import type { Args } from "../../lib/wire";
import { t, text, tNamed, type WordArgs } from "../../lib/words.svelte";
import type { GenericOffer } from "./choice";
import type { GenericCounter, GenericFacts } from "./wire";

const isList = (value: unknown): value is readonly (number | string)[] => Array.isArray(value);

export class Names implements Naming {
  private readonly counters: ReadonlyMap<number, GenericCounter>;

  constructor(
    readonly facts: GenericFacts,
    private readonly map: HexMap,
  ) {
    this.counters = new Map(facts.units.map((unit) => [unit.id, unit]));
  }

  counter(id: number): GenericCounter | undefined {
    return this.counters.get(id);
  }

  unit(id: number): string {
    const counter = this.counters.get(id);
    if (!counter) return t("ui-unknown-unit");
    return t("generic-unit", { kind: text(counter.name), code: counter.code });
  }

  side(seat: number): string {
    return text(this.facts.sides[seat]?.name);
  }

  say(message: string, args: Args = {}): string {
    return tNamed(message, args, (key, value) => this.named(key, value));
  }

  /** A choice in words: its message has the choice's fields as arguments. */
  choice({ choice }: GenericOffer): string {
    const args: WordArgs = {};
    for (const [key, value] of Object.entries(choice)) {
      if (isList(value)) args[key] = value.map((each) => this.named(key, each)).join(", ");
      else if (typeof value === "number" || typeof value === "string") {
        args[key] = this.named(key, value);
      } else args[key] = String(value);
    }
    return t(`${this.facts.game}-choice-${kebab(choice.type)}`, args);
  }

  private named(key: string, value: number | string): number | string {
    if (typeof value !== "number") return value;
    switch (this.facts.arguments[key]) {
      case "unit":
        return this.unit(value);
      case "hex":
        return this.map.label(value);
      case "side":
        return this.side(value);
      default:
        return value;
    }
  }
}
