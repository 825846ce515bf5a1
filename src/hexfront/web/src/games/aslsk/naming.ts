/** The one place where ids in messages become names. */

import type { HexMap } from "../../lib/geometry";
import { t, text, tNamed } from "../../lib/words.svelte";
import type { Args } from "../../lib/wire";
import { ARGUMENTS, type AslskFacts, type AslskView, type CounterFact, type WeaponFact } from "./wire";

/** MF as players write them: 2, 1½, ½. */
export function points(value: number): string {
  const whole = Math.floor(value);
  return value === whole ? String(whole) : `${whole || ""}½`;
}

/** Nothing breaks between a name and its letter. */
function lettered(name: string, letter: string): string {
  return letter ? `${name}\u00a0${letter}` : name;
}

export class Names {
  constructor(
    readonly facts: AslskFacts,
    private readonly map: HexMap,
    private readonly view: () => AslskView | null,
  ) {}

  /** The counter that lies for a unit now. */
  counter(unit: number): CounterFact | undefined {
    const kind = this.view()?.units[unit]?.kind ?? this.facts.units[unit]?.kind ?? "";
    return this.facts.counters[kind];
  }

  weaponFacts(weapon: number): WeaponFact | undefined {
    return this.facts.weapons[this.facts.support[weapon]?.kind ?? ""];
  }

  /** Calibre and length of a vehicle's main armament; nothing for MGs alone. */
  gunOf({ armament = [] }: CounterFact): string {
    return armament.map((id) => this.facts.weapons[id]?.barrel ?? "").find(Boolean) ?? "";
  }

  unit(id: number): string {
    const name = text(this.counter(id)?.name);
    return name ? lettered(name, this.letter(id)) : t("ui-unknown-unit");
  }

  weapon(id: number): string {
    return lettered(text(this.weaponFacts(id)?.name), this.weaponLetter(id));
  }

  /** Tells a unit from others of its sort; who stepped forward in play comes after all leaders. */
  letter(id: number): string {
    const { units, counters } = this.facts;
    const known = units[id];
    if (known) return known.letter;
    const leaders = units.filter(({ kind }) => counters[kind]?.type === "leader").length;
    const index = leaders + id - units.length;
    return id < 0 ? "" : String.fromCharCode(65 + (index % 26)).repeat(Math.floor(index / 26) + 1);
  }

  weaponLetter(id: number): string {
    return this.facts.support[id]?.letter ?? "";
  }

  side(seat: number): string {
    return text(this.facts.sides[seat]?.name);
  }

  hex(id: number): string {
    return this.map.label(id) || t("asl-off-board");
  }

  terrain(id: string): string {
    return text(this.facts.charts.terrain.terrain[id]?.name) || id;
  }

  say(message: string, args: Args): string {
    return tNamed(message, args, (key, value) => this.named(key, value));
  }

  private named(key: string, value: number | string): number | string {
    if (typeof value !== "number") return value;
    switch (ARGUMENTS[key]) {
      case "unit":
        return this.unit(value);
      case "weapon":
        return this.weapon(value);
      case "hex":
        return this.hex(value);
      case "halves":
        return points(value / 2);
      case "arc":
        return t(`asl-spine-${value}`);
      case "side":
        return this.side(value);
      default:
        return value;
    }
  }
}
