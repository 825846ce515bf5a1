/**
 * Dice that both players can audit. The server pledges itself to a number before the first die
 * falls, each player adds one of their own, and at the end this browser rolls every die again.
 */

import type { DiceRecord, DiceTold, Rolled } from "./wire";

const DIGITS = 32;

/** A number that nobody else could know: what this player adds to the dice. */
export function newGrain(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(DIGITS / 2));
  return hex(bytes);
}

/** Browsers reckon digests only for pages that came over https or from this machine. */
export const canAudit = (): boolean => typeof crypto.subtle !== "undefined";

export type Finding = "fair" | "pledge" | "grain" | "roll";

/**
 * What an audit finds: all is well, the number is not the pledged one, what this player added was
 * left out, or a roll does not follow.
 */
export async function audit(told: DiceTold, pledge: string, grain: string): Promise<Finding> {
  const { record, rolls, fault } = told;
  if (!record || pledge !== record.pledge) return "pledge";
  if (hex(await digest(record.seed)) !== pledge) return "pledge";
  if (grain && !record.grains.some((one) => one.grain === grain)) return "grain";
  if (fault) return "roll";
  const key = await keyOf(record.seed);
  for (const roll of rolls) {
    if (!(await follows(key, record, roll))) return "roll";
  }
  return "fair";
}

async function follows(key: CryptoKey, record: DiceRecord, roll: Rolled): Promise<boolean> {
  const added = record.grains.filter(({ since }) => since <= roll.step).map(({ grain }) => grain);
  const said = [String(roll.step), ...added.sort()].join(":");
  const signed = await crypto.subtle.sign("HMAC", key, bytesOf(said));
  const spot = BigInt(`0x${hex(new Uint8Array(signed))}`) % BigInt(roll.total);
  return spot >= BigInt(roll.low) && spot < BigInt(roll.high);
}

const bytesOf = (text: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(text);

const digest = async (text: string): Promise<Uint8Array> =>
  new Uint8Array(await crypto.subtle.digest("SHA-256", bytesOf(text)));

const keyOf = (seed: string): Promise<CryptoKey> =>
  crypto.subtle.importKey("raw", bytesOf(seed), { name: "HMAC", hash: "SHA-256" }, false, ["sign"]);

const hex = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
