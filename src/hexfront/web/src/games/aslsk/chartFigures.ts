/** The single figures of a chart, found by their shape: a value with its rule. */

import { hasWord, t } from "../../lib/words.svelte";
import type { Figure } from "./wire";

function isFigure(value: object): value is Figure {
  return "value" in value && "rule" in value && typeof value.value === "number";
}

/** Each figure by its path within the chart, such as `fp.point_blank`. */
export function figuresOf(chart: object, path = ""): [string, Figure][] {
  return Object.entries(chart).flatMap(([key, value]: [string, unknown]) => {
    if (typeof value !== "object" || value === null || Array.isArray(value)) return [];
    const here = path ? `${path}.${key}` : key;
    return isFigure(value) ? [[here, value] as [string, Figure]] : figuresOf(value, here);
  });
}

/** What a figure is called, by its path in the chart; nothing for one without a name. */
export function figureName(path: string): string | undefined {
  const id = `asl-figure-${path.replaceAll(/[._]/g, "-")}`;
  return hasWord(id) ? t(id) : undefined;
}
