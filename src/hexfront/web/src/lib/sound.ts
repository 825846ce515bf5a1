/** Sounds of our own making, put together from noise and plain tones; nothing is loaded. */

import { settings } from "./settings.svelte";

export type Sound = "dice" | "move" | "fire" | "loss" | "rout" | "card" | "turn";

const VOLUME = { off: 0, low: 0.1, on: 0.35 };
/** Milliseconds before the same sound is heard again. */
const APART = 110;

/** Told, but nothing happens on the map. */
const SILENT = /^log-phase-|^log-never|removed|game-drawn/;

/** What is heard by the message of a log entry; the first that fits. */
const HEARD: readonly (readonly [RegExp, Sound])[] = [
  [/eliminated|destroy|(step|attrition|leader|crew|air)-lost|reduced|broken|casualt|wrecked/, "loss"],
  [/^log-((second|mines|air|blind)-)?hit$|wounded|shocked|immobilized|disabled/, "loss"],
  [/rout|retreat|thrown-back|driven-back|flight|withdrew/, "rout"],
  [/attack|fires|-fire$|rakes|engages|strafes|bombs|sniper|to-hit|strike|charge|bombard/, "fire"],
  [/battle|-assault$|breakthrough|stormed/, "fire"],
  [/move|enter|advance|dr[io]ve|march|sail|flies|pushes|pivot|turned|arriv|transfer|redeploy/, "move"],
  [/exited|^log-left|loads|trained/, "move"],
  [/card|draw/, "card"],
  [/round|player-turn/, "turn"],
];

/** What a log entry sounds like, one after the other: the dice, and what they bring upon somebody. */
export function soundsOf(message: string, hasDice: boolean): readonly Sound[] {
  const told = SILENT.test(message) ? undefined : HEARD.find(([pattern]) => pattern.test(message))?.[1];
  if (hasDice) return told === "loss" ? ["dice", "loss"] : ["dice"];
  return told ? [told] : [];
}

let context: AudioContext | null = null;
let noise: AudioBuffer | null = null;
const last = new Map<Sound, number>();

/** Browsers let a page be heard only after it was touched. */
function opened(): AudioContext | null {
  if (!navigator.userActivation.hasBeenActive) return null;
  context ??= new AudioContext();
  if (context.state === "suspended") void context.resume();
  return context;
}

function hiss(at: AudioContext): AudioBuffer {
  if (noise) return noise;
  noise = at.createBuffer(1, at.sampleRate, at.sampleRate);
  const samples = noise.getChannelData(0);
  for (let index = 0; index < samples.length; index += 1) samples[index] = 2 * Math.random() - 1;
  return noise;
}

interface Burst {
  readonly start: number;
  readonly length: number;
  readonly loud: number;
  readonly pitch: number;
  readonly kind: BiquadFilterType;
}

/** A short noise that fades: a step, a shot, a die on the table. */
function burst(at: AudioContext, { start, length, loud, pitch, kind }: Burst): void {
  const source = new AudioBufferSourceNode(at, { buffer: hiss(at) });
  const filter = new BiquadFilterNode(at, { type: kind, frequency: pitch, Q: 1.2 });
  const gain = fading(at, start, length, loud);
  source.connect(filter).connect(gain).connect(at.destination);
  source.start(at.currentTime + start, Math.random() * 0.5, length);
}

interface Tone {
  readonly start: number;
  readonly length: number;
  readonly loud: number;
  readonly from: number;
  readonly to: number;
}

/** A tone that slides and fades. */
function tone(at: AudioContext, { start, length, loud, from, to }: Tone): void {
  const now = at.currentTime + start;
  const source = new OscillatorNode(at, { type: "triangle", frequency: from });
  source.frequency.setValueAtTime(from, now);
  source.frequency.exponentialRampToValueAtTime(to, now + length);
  source.connect(fading(at, start, length, loud)).connect(at.destination);
  source.start(now);
  source.stop(now + length);
}

function fading(at: AudioContext, start: number, length: number, loud: number): GainNode {
  const now = at.currentTime + start;
  const gain = new GainNode(at, { gain: loud * VOLUME[settings.sound] });
  gain.gain.setValueAtTime(loud * VOLUME[settings.sound], now);
  gain.gain.exponentialRampToValueAtTime(0.0001, now + length);
  return gain;
}

const PLAYED: Readonly<Record<Sound, (at: AudioContext) => void>> = {
  dice: (at) => {
    [0, 0.07, 0.16, 0.21, 0.3, 0.34].forEach((start, index) => {
      burst(at, { start, length: 0.045, loud: 1 - index * 0.12, pitch: 2400 + 300 * (index % 3), kind: "bandpass" });
    });
  },
  move: (at) => {
    [0, 0.13, 0.26].forEach((start) => {
      burst(at, { start, length: 0.08, loud: 0.8, pitch: 260, kind: "lowpass" });
    });
  },
  fire: (at) => {
    [0, 0.08, 0.16, 0.29].forEach((start) => {
      burst(at, { start, length: 0.11, loud: 1.1, pitch: 900, kind: "lowpass" });
    });
  },
  loss: (at) => {
    burst(at, { start: 0, length: 0.5, loud: 1.2, pitch: 170, kind: "lowpass" });
    tone(at, { start: 0.05, length: 0.45, loud: 0.5, from: 196, to: 98 });
  },
  rout: (at) => {
    [0, 0.07, 0.14, 0.2, 0.26, 0.31].forEach((start, index) => {
      burst(at, { start, length: 0.06, loud: 0.9 - index * 0.13, pitch: 340, kind: "lowpass" });
    });
  },
  card: (at) => burst(at, { start: 0, length: 0.12, loud: 0.5, pitch: 3600, kind: "highpass" }),
  turn: (at) => {
    tone(at, { start: 0, length: 0.5, loud: 0.5, from: 523, to: 519 });
    tone(at, { start: 0.16, length: 0.6, loud: 0.4, from: 392, to: 389 });
  },
};

/** Milliseconds until dice lie still. */
const ROLLING = 400;

/** Plays sounds, each once the one before is through. */
export function playAll(sounds: readonly Sound[]): void {
  sounds.forEach((sound, index) => {
    if (index === 0) play(sound);
    else setTimeout(() => play(sound), index * ROLLING);
  });
}

/** Plays a sound, unless it is off, nobody looks, or it was heard a moment ago. */
function play(sound: Sound): void {
  if (settings.sound === "off" || document.hidden) return;
  const now = performance.now();
  if (now - (last.get(sound) ?? -Infinity) < APART) return;
  last.set(sound, now);
  const at = opened();
  if (at) PLAYED[sound](at);
}
