/** Vehicles and Guns from above, facing north, and the directions in which they point. */

import type { CounterFact, UnitView, WeaponFact, WeaponView } from "./wire";

/** Part of a drawing: its outline, and what it is made of. */
export interface Part {
  readonly d: string;
  readonly tone: "track" | "hull" | "deck" | "turret" | "barrel" | "line";
}

export interface Plan {
  readonly hull: readonly Part[];
  /** What turns by itself; of a vehicle without a turret it is fixed to the hull. */
  readonly turret: readonly Part[];
}

/** A hexspine is named by the hexside before it: it points half a hexside further clockwise. */
export function spineAngle(direction: number): number {
  return direction * 60 + 30;
}

/** The wedge of a Covered Arc: between the rows of hexes through the two hexes before the spine. */
export function wedgePath(direction: number, length: number): string {
  const end = (angle: number): string => {
    const turn = (angle * Math.PI) / 180;
    return `${(Math.sin(turn) * length).toFixed(1)} ${(-Math.cos(turn) * length).toFixed(1)}`;
  };
  return `M0 0L${end(direction * 60)}L${end(direction * 60 + 60)}Z`;
}

/** One stretch of the ring around a vehicle: the hexsides behind which a facing lies. */
export interface FacingArc {
  readonly facing: "front" | "side" | "rear";
  readonly path: (radius: number) => string;
}

/** Front and rear are two hexsides each, the sides one; a gap parts them. */
export function facingArcs(direction: number): readonly FacingArc[] {
  const GAP = 3;
  const arc = (from: number, to: number) => (radius: number): string => {
    const end = (angle: number): string => {
      const turn = ((spineAngle(direction) + angle) * Math.PI) / 180;
      return `${(Math.sin(turn) * radius).toFixed(1)} ${(-Math.cos(turn) * radius).toFixed(1)}`;
    };
    return `M${end(from + GAP)}A${radius} ${radius} 0 0 1 ${end(to - GAP)}`;
  };
  return [
    { facing: "front", path: arc(-60, 60) },
    { facing: "side", path: arc(60, 120) },
    { facing: "rear", path: arc(120, 240) },
    { facing: "side", path: arc(240, 300) },
  ];
}

export const isVehicle = ({ turret }: CounterFact): boolean => turret !== undefined;

const GUNS: ReadonlySet<string> = new Set([
  "at-gun",
  "infantry-gun",
  "artillery",
  "aa-gun",
  "heavy-mortar",
]);

export const isGun = ({ type }: WeaponFact): boolean => GUNS.has(type);

/** Where a unit points: its turret if it has one, its front, or the Gun that it mans. */
export function bearing(
  unit: UnitView,
  weapons: readonly WeaponView[],
): { readonly front: number; readonly gun: number } {
  const manned = weapons.find(({ arc }) => arc !== undefined && arc >= 0)?.arc ?? -1;
  const front = unit.vca ?? -1;
  return { front, gun: unit.tca ?? (front >= 0 ? front : manned) };
}

const TRACKED: readonly Part[] = [
  { d: "M-13.5-19h6v38h-6ZM7.5-19h6v38h-6Z", tone: "track" },
  { d: "M-13.5-14h6M-13.5-8h6M-13.5-2h6M-13.5 4h6M-13.5 10h6M-13.5 16h6M7.5-14h6M7.5-8h6M7.5-2h6M7.5 4h6M7.5 10h6M7.5 16h6", tone: "line" },
  { d: "M-8.5-17L-6.5-20H6.5L8.5-17V18H-8.5Z", tone: "hull" },
  { d: "M-6 12.5H6M-6 15.5H6M-6-15H6", tone: "line" },
];

const WHEELED: readonly Part[] = [
  { d: "M-11.5-14h4v8h-4ZM7.5-14h4v8h-4ZM-11.5 5h4v8h-4ZM7.5 5h4v8h-4Z", tone: "track" },
  { d: "M-5.5-20H5.5L8.5-14V12L6 19H-6L-8.5 12V-14Z", tone: "hull" },
  { d: "M-5-16H5M-5 14H5", tone: "line" },
];

const TURRET: readonly Part[] = [
  { d: "M-6-6.5L-3.4-9.5H3.4L6-6.5L8 0L6 7.5H-6L-8 0Z", tone: "turret" },
  { d: "M-1.5 1.6a3 3 0 1 0 .1 0Z", tone: "line" },
];

const CASEMATE: readonly Part[] = [
  { d: "M-7.4-6L-4.6-11H4.6L7.4-6V7H-7.4Z", tone: "deck" },
  { d: "M-4.4 2.4h4v3.6h-4Z", tone: "line" },
];

/** A longer gun has a longer barrel: 75* is short, 75L long, 75LL longer still. */
function barrel(gun: string): Part {
  const long = (gun.match(/L/g)?.length ?? 0) * 4 - (gun.includes("*") ? 4 : 0);
  const calibre = Number.parseInt(gun, 10) || 20;
  const half = Math.min(2.2, 0.8 + calibre / 80);
  const tip = -19 - long;
  return { d: `M${-half}-9V${tip}H${half}V-9Z`, tone: "barrel" };
}

/** `gun` is the calibre and length of the main armament; none for MGs alone. */
export function planOf({ type, turret }: CounterFact, gun: string): Plan {
  const hull = type === "armored-car" ? WHEELED : TRACKED;
  const house = turret === "NT" ? CASEMATE : TURRET;
  return { hull, turret: [barrel(gun), ...house] };
}
