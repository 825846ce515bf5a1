/** What a player sets once and finds again: language, palette, speed, standing orders. */

import type { StandingOrder } from "./wire";

/** Two letters; the server says which it speaks. */
export type Language = string;
export type Palette = "classic" | "safe";
export type Speed = "off" | "fast" | "normal" | "slow";
export type Windows = StandingOrder["windows"];

interface Kept {
  language: Language;
  palette: Palette;
  speed: Speed;
  windows: Windows;
  panel: boolean;
  /** Ask before something is ended while things are left to do. */
  confirm: boolean;
}

const KEY = "hexfront.settings";

function defaults(): Kept {
  const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
  return {
    language: navigator.language.toLowerCase().startsWith("ru") ? "ru" : "en",
    palette: "classic",
    speed: still ? "off" : "normal",
    windows: "fits",
    panel: true,
    confirm: true,
  };
}

function restore(): Kept {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Kept>;
    return { ...defaults(), ...kept };
  } catch {
    return defaults();
  }
}

export const settings: Kept = $state(restore());

/** Call once: writes every change back and tells the document about language and palette. */
export function keepSettings(): void {
  $effect(() => {
    localStorage.setItem(KEY, JSON.stringify(settings));
    document.documentElement.lang = settings.language;
    document.documentElement.dataset["palette"] = settings.palette;
  });
}

/** How long one step of the opponent's action is shown, as a factor; 0 shows nothing. */
export function pace(): number {
  return { off: 0, fast: 0.45, normal: 1, slow: 1.9 }[settings.speed];
}
