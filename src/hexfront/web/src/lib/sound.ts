/** Sounds of our own making, put together from noise and plain tones; nothing is loaded. */

import { settings } from "./settings.svelte";

export type Sound = "dice" | "move" | "fire" | "loss" | "rout" | "card" | "turn";

const VOLUME = { off: 0, low: 0.1, on: 0.35 };
/** Milliseconds before the same sound is heard again. */
const APART = 110;

/** What is heard by the message of a log entry; the first that fits. */
const HEARD: readonly (readonly [RegExp, Sound])[] = [
  [/eliminated|destroyed|step-lost|reduced|broken|casualt|wreck/, "loss"],
  [/rout|retreat|thrown-back/, "rout"],
  [/attack|fires|rakes|to-hit|strike|charge|bombard|battle/, "fire"],
  [/move|enter|advance|drive|pushes|pivot|arriv/, "move"],
  [/card|draw/, "card"],
  [/round|player-turn/, "turn"],
];

export function soundOf(message: string, hasDice: boolean): Sound | null {
  if (hasDice) return "dice";
  return HEARD.find(([pattern]) => pattern.test(message))?.[1] ?? null;
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

/** Plays a sound, unless it is off, nobody looks, or it was heard a moment ago. */
export function play(sound: Sound): void {
  if (settings.sound === "off" || document.hidden) return;
  const now = performance.now();
  if (now - (last.get(sound) ?? -Infinity) < APART) return;
  last.set(sound, now);
  const at = opened();
  if (at) PLAYED[sound](at);
}
