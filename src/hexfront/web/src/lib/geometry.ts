/** Hexes on the drawing: corners, directions, outlines. Flat-topped, direction 0 is north. */

import type { BoardFacts, HexFact } from "./wire";

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Clockwise from north, in degrees. */
export function facingAngle(facing: number): number {
  return facing * 60;
}

export function towards(facing: number, distance: number): Point {
  const angle = (facingAngle(facing) * Math.PI) / 180;
  return { x: Math.sin(angle) * distance, y: -Math.cos(angle) * distance };
}

/** The two ends of the hexside in a direction, seen from the centre. */
function side(facing: number, radius: number): [Point, Point] {
  const corner = (turn: number): Point => {
    const angle = ((facingAngle(facing) + turn) * Math.PI) / 180;
    return { x: Math.sin(angle) * radius, y: -Math.cos(angle) * radius };
  };
  return [corner(-30), corner(30)];
}

const round = (value: number): number => Math.round(value * 10) / 10;

export function hexPath(centre: Point, radius: number): string {
  const corners = [0, 1, 2, 3, 4, 5].map((facing) => side(facing, radius)[0]);
  const points = corners.map((c) => `${round(centre.x + c.x)} ${round(centre.y + c.y)}`);
  return `M${points.join("L")}Z`;
}

/** Answers questions about a board's hexes by id, label, place and neighbourhood. */
export class HexMap {
  readonly radius: number;
  private readonly origin: Point;
  private readonly byId = new Map<number, HexFact>();
  private readonly byPlace = new Map<string, HexFact>();
  private readonly around = new Map<number, readonly (HexFact | undefined)[]>();

  constructor(readonly board: BoardFacts) {
    this.radius = board.radius;
    this.origin = board.hexes[0] ?? { x: 0, y: 0 };
    for (const hex of board.hexes) {
      this.byId.set(hex.id, hex);
      this.byPlace.set(this.place(hex), hex);
    }
  }

  at(id: number): HexFact | undefined {
    return this.byId.get(id);
  }

  label(id: number): string {
    return this.byId.get(id)?.label ?? "";
  }

  path(id: number, scale = 1): string {
    const hex = this.byId.get(id);
    return hex ? hexPath(hex, this.radius * scale) : "";
  }

  /** From the middle of each hex to that of the next; empty without at least two. */
  way(ids: readonly number[]): string {
    const spots = ids.flatMap((id) => this.byId.get(id) ?? []);
    return spots.length > 1 ? `M${spots.map(({ x, y }) => `${x} ${y}`).join("L")}` : "";
  }

  neighbour(id: number, facing: number): HexFact | undefined {
    return this.neighbours(id)[facing];
  }

  /** The six neighbours clockwise from the north; undefined beyond the edge. */
  neighbours(id: number): readonly (HexFact | undefined)[] {
    const known = this.around.get(id);
    if (known) return known;
    const hex = this.byId.get(id);
    if (!hex) return [];
    const found = [0, 1, 2, 3, 4, 5].map((facing) => {
      const step = towards(facing, this.radius * Math.sqrt(3));
      return this.byPlace.get(this.place({ x: hex.x + step.x, y: hex.y + step.y }));
    });
    this.around.set(id, found);
    return found;
  }

  /** The hex that a point of the drawing lies in. */
  hexAt(point: Point): HexFact | undefined {
    const column = Math.round((point.x - this.origin.x) / (this.radius * 1.5));
    const row = Math.round((point.y - this.origin.y) / (this.radius * Math.sqrt(0.75)));
    let best: HexFact | undefined;
    let least = this.radius * this.radius;
    for (let c = column - 1; c <= column + 1; c += 1) {
      for (let r = row - 1; r <= row + 1; r += 1) {
        const hex = this.byPlace.get(`${c}:${r}`);
        if (!hex) continue;
        const far = (hex.x - point.x) ** 2 + (hex.y - point.y) ** 2;
        if (far < least) [best, least] = [hex, far];
      }
    }
    return best;
  }

  /** The hexside between two adjacent hexes as a path; empty where they are not adjacent. */
  hexside(from: number, to: number, scale = 1): string {
    const hex = this.byId.get(from);
    const facing = this.direction(from, to);
    if (!hex || facing < 0) return "";
    const [a, b] = side(facing, this.radius);
    const middle = { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
    const end = (corner: Point): string => {
      const x = hex.x + middle.x + (corner.x - middle.x) * scale;
      const y = hex.y + middle.y + (corner.y - middle.y) * scale;
      return `${round(x)} ${round(y)}`;
    };
    return `M${end(a)}L${end(b)}`;
  }

  /** All hexes within so many steps of one, itself included. */
  within(id: number, steps: number): number[] {
    const found = new Set([id]);
    for (let step = 0; step < steps; step += 1) {
      for (const near of [...found].flatMap((hex) => this.neighbours(hex))) {
        if (near) found.add(near.id);
      }
    }
    return [...found];
  }

  /** How far the middles of two hexes are apart on the drawing. */
  apart(a: number, b: number): number {
    const [from, to] = [this.byId.get(a), this.byId.get(b)];
    return from && to ? Math.hypot(from.x - to.x, from.y - to.y) : 0;
  }

  /** The direction of an adjacent hex, or -1. */
  direction(from: number, to: number): number {
    return this.neighbours(from).findIndex((hex) => hex?.id === to);
  }

  /** The hex faced and those to its left and right. */
  front(id: number, facing: number): number[] {
    return [facing + 5, facing, facing + 1]
      .map((d) => this.neighbour(id, d % 6)?.id)
      .filter((found) => found !== undefined);
  }

  /** The border around a set of hexes. */
  outline(ids: readonly number[]): string {
    const inside = new Set(ids);
    const edges: string[] = [];
    for (const id of inside) {
      const hex = this.byId.get(id);
      if (!hex) continue;
      for (let d = 0; d < 6; d += 1) {
        const beyond = this.neighbour(id, d);
        if (beyond && inside.has(beyond.id)) continue;
        const [a, b] = side(d, this.radius);
        edges.push(
          `M${round(hex.x + a.x)} ${round(hex.y + a.y)}L${round(hex.x + b.x)} ${round(hex.y + b.y)}`,
        );
      }
    }
    return edges.join("");
  }

  /** Column and half row, counted from the first hex, so that rounding errors do not matter. */
  private place(point: Point): string {
    const column = (point.x - this.origin.x) / (this.radius * 1.5);
    const halfRow = (point.y - this.origin.y) / (this.radius * Math.sqrt(0.75));
    return `${Math.round(column)}:${Math.round(halfRow)}`;
  }
}

/** An arrow's line, shortened at both ends and slightly bent, as an SVG path. */
export function arrowPath(from: Point, to: Point, gap: number, bend = 0.12): string {
  const dx = to.x - from.x;
  const dy = to.y - from.y;
  const length = Math.hypot(dx, dy) || 1;
  const cut = Math.min(gap, length * 0.4);
  const a = { x: from.x + (dx / length) * cut, y: from.y + (dy / length) * cut };
  const b = { x: to.x - (dx / length) * cut, y: to.y - (dy / length) * cut };
  const middle = { x: (a.x + b.x) / 2 + dy * bend, y: (a.y + b.y) / 2 - dx * bend };
  return `M${round(a.x)} ${round(a.y)}Q${round(middle.x)} ${round(middle.y)} ${round(b.x)} ${round(b.y)}`;
}

/** How much farther apart than the nearest two foes others are and still fight. */
const IN_CONTACT = 1.2;
/** How far around it a fight reaches, in distances of those in contact. */
const FIGHT = 8;

/** Two foes, and the place between them. */
export interface Clash {
  readonly at: Point;
  readonly ours: Point;
  readonly theirs: Point;
}

/** The thick of the fight: of all places where two crowds are nearest to each other the one with the
    most others around it; without a foe the midst of the crowd. */
export function heartOf(ours: readonly Point[], theirs: readonly Point[]): Clash | undefined {
  if (ours.length === 0 || theirs.length === 0) {
    const at = midstOf([...ours, ...theirs]);
    return at && { at, ours: at, theirs: at };
  }
  const pairs = ours.flatMap((a) =>
    theirs.map((b) => ({ ours: a, theirs: b, at: { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 } })),
  );
  const nearest = Math.min(...pairs.map((pair) => apart(pair.ours, pair.theirs)));
  const places = pairs.filter((pair) => apart(pair.ours, pair.theirs) <= nearest * IN_CONTACT);
  const around = ({ at }: Clash): number =>
    places.filter((other) => apart(at, other.at) <= nearest * FIGHT).length;
  return best(places, around);
}

/** The point of a crowd that is nearest to its middle. */
function midstOf(points: readonly Point[]): Point | undefined {
  const mean = (values: number[]): number => values.reduce((sum, one) => sum + one, 0) / values.length;
  const middle = { x: mean(points.map(({ x }) => x)), y: mean(points.map(({ y }) => y)) };
  return best(points, (point) => -apart(point, middle));
}

const apart = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);

/** The first of those for which the figure is highest. */
function best<T>(all: readonly T[], figure: (one: T) => number): T | undefined {
  const figures = all.map(figure);
  return all[figures.indexOf(Math.max(...figures))];
}
