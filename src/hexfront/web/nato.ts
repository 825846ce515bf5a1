/**
 * NATO unit symbols as a module of the page. milsymbol draws them when the page is built, so that
 * the page carries a few lines of each symbol instead of the whole library.
 */

import ms from "milsymbol";
import type { Plugin } from "vite";

const MODULE = "virtual:nato-symbols";

/** Letter codes of land units; a bicycle unit exists only among the numeric codes. */
const CODES: Readonly<Record<string, string>> = {
  infantry: "SFGPUCI--------",
  security: "SFGPUCS--------",
  jaeger: "SFGPUCIL-------",
  "naval-infantry": "SFGPUCIN-------",
  mountain: "SFGPUCIO-------",
  bicycle: "10031000001211000004",
  nkvd: "SFGPUCI--------",
  engineer: "SFGPUCE--------",
  cavalry: "SFGPUCR--------",
  tank: "SFGPUCA--------",
  mechanized: "SFGPUCIZ-------",
  "tank-destroyer": "SFGPUCAAA------",
  motorized: "SFGPUCIM-------",
  sturmgeschuetz: "SFGPUCFHE------",
  artillery: "SFGPUCF--------",
};

const LINE_WIDTH = 8;

/** The lines inside the frame, on the field of 150 by 100 from (25, 50), in the text's colour. */
function linesOf(code: string): string {
  const look = { frame: false, fill: false, standard: "APP6", monoColor: "currentcolor" };
  const symbol = new ms.Symbol(code, look);
  if (symbol.isValid() !== true) throw new Error(`milsymbol has no symbol ${code}`);
  return symbol
    .asSVG()
    .replace(/^<svg[^>]*>|<\/svg>$/g, "")
    .replace(/stroke-width="[\d.]+"/g, `stroke-width="${LINE_WIDTH}"`)
    .replace(/ font-family="[^"]*"/g, "")
    .replace(/ >/g, ">");
}

export function natoSymbols(): Plugin {
  const id = `\0${MODULE}`;
  return {
    name: "nato-symbols",
    resolveId: (source) => (source === MODULE ? id : undefined),
    load: (asked) => {
      if (asked !== id) return undefined;
      const drawn = Object.fromEntries(
        Object.entries(CODES).map(([type, code]) => [type, linesOf(code)]),
      );
      return `export const SYMBOLS = ${JSON.stringify(drawn)};`;
    },
  };
}
