/** Where the player looks: pan and zoom of the board, with a soft glide. */

import type { Clash, Point } from "./geometry";

const MAX_ZOOM = 2.6;
const GLIDE = 0.22;
/** Room for the tools along the left edge when the whole board is shown; on a phone they are slim. */
const LEFT = 76;
const SLIM = 50;
const PHONE = 480;
const EDGE = 6;
/** What is brought into view beside the tools is not half under them. */
const BESIDE = 36;
/** Pixels around a hex within which it is seen whole. */
const WHOLE = 44;
/** So much of the window may be asked for on one side of a point. */
const QUARTER = 0.25;
const NEAR_HALF = 0.45;
/** What tells of things that are played lies so far down the window, at most this share of it. */
const STORY = 190;
const TOLD = 0.45;
/** The zoom at which counters can be read and hit by a finger. */
const READABLE = 0.62;
/** The zoom at which a finger hits a hex. */
const FINGER = 0.5;
/** A board that would have to be smaller than that is not shown whole at first. */
const CRAMPED = 0.46;
/** Who is no further from the own foe stands beside it. */
const BESIDE_IT = 250;
/** To have everybody in view at first, counters may be as small as that. */
const DISTANT = 0.36;

/** So much around a counter is seen with it. */
const ROOM = 130;
/** The least that must be seen of two foes: their counters. */
const COUNTER = 60;

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Pixels around a point that are to be seen with it, towards each edge of the window. */
interface Room {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** A point that is kept in view: `share` of the window at most for the room around it, `head` as far
    as tools lie above it. */
interface Minded {
  readonly point: Point;
  readonly room: Room;
  readonly share: number;
  readonly head: number;
}

/** A part of the board, and where in it things happen. */
export interface Part extends Box {
  readonly heart: Point;
}

interface Spot {
  x: number;
  y: number;
  k: number;
}

function around(points: readonly Point[], room: number): Box {
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const [x, y] = [Math.min(...xs) - room, Math.min(...ys) - room];
  return { x, y, width: Math.max(...xs) + room - x, height: Math.max(...ys) + room - y };
}

export class Camera {
  x = $state(0);
  y = $state(0);
  k = $state(1);
  /** True while the picture moves, so that the browser may keep the painted layer. */
  moving = $state(false);
  /** The zoom at which it rested last, for what is too much to be drawn anew while it moves. */
  rested = $state(1);
  /** The part of the board that was in view then. */
  seen: Box = $state.raw({ x: 0, y: 0, width: 0, height: 0 });

  /** Where the player looks first; the whole board if nothing else is said. */
  private opening: Part | null = null;
  width = 1;
  height = 1;
  private top = 0;
  private goal: Spot = { x: 0, y: 0, k: 1 };
  private frame = 0;
  private rest: ReturnType<typeof setTimeout> | undefined;
  private touched = false;
  /** The player has pressed something on the board, which stays where he knows it. */
  private known = false;
  private begun = false;
  /** What was to be shown before the window's size was known. */
  private awaited: { readonly point: Point; readonly margin: number; readonly below: number } | null = null;
  /** What the game asks about, and the room around it; until the player looks elsewhere. */
  private minded: Minded | null = null;

  /** `apron`: how far things lie around the board, in its own units; `head`: pixels that tools take
      along the window's upper edge, `headWidth`: how far they reach from its right end. */
  constructor(
    readonly boardWidth: number,
    readonly boardHeight: number,
    private readonly apron = 0,
    private readonly head = 0,
    private readonly headWidth = Infinity,
  ) {}

  /** The window changed; until the player has moved the board it stays fitted. `top`: where the window
      begins on the screen. When a bar above or a sheet below grows, nothing moves under the finger
      but what is asked about and would be covered. */
  resize(width: number, height: number, top = 0): void {
    const dx = (width - this.width) / 2;
    const dy = width === this.width ? this.top - top : (height - this.height) / 2;
    this.width = width;
    this.height = height;
    this.top = top;
    const { minded } = this;
    const stays = this.touched || (this.known && dx === 0);
    if (stays) this.jump({ x: this.goal.x + dx, y: this.goal.y + dy, k: this.goal.k });
    else if (this.opening) this.lookFirst(this.opening, false);
    else this.fit(false);
    this.arrive();
    this.minded = minded;
    this.showMinded(false);
    if (!this.awaited) return;
    this.show(this.awaited.point, this.awaited.margin, this.awaited.below);
    this.awaited = null;
  }

  /** Look at a part of the board first. */
  open(part: Part): void {
    this.opening = part;
    if (this.width > 1) this.lookFirst(part, true);
  }

  /** All of it; on a phone no smaller than a finger needs it. */
  private lookFirst(part: Part, glide: boolean): void {
    if (this.isPhone && this.fitting(part) < FINGER) this.bring(part.heart, FINGER, glide);
    else this.lookAt(part, 1, glide);
  }

  /** Where the whole board would be too small to read it begins nearer: with everybody in view, or,
      on a phone and where they are too far apart, at the thick of the fight. Whether it did. */
  begin(clash: Clash, everybody: readonly Point[], own: readonly Point[] = []): boolean {
    if (this.begun || !(this.isPhone || this.isCramped)) return false;
    this.begun = true;
    const all = around(everybody, ROOM);
    if (this.isPhone) this.face(clash, own);
    else if (this.fitting(all) < DISTANT) this.visit(clash.at, CRAMPED, false);
    else this.lookAt(all, READABLE, false);
    return true;
  }

  /** Both foes and who stands beside the own one, as far as a finger can hit them so; where that is
      too far, the own ones, none of them half under the tools. */
  private face({ at, ours, theirs }: Clash, own: readonly Point[]): void {
    const away = ({ x, y }: Point): number => Math.hypot(x - ours.x, y - ours.y);
    const mates = own.filter((mate) => away(mate) <= BESIDE_IT);
    const all = around([...mates, ours, theirs], COUNTER);
    if (this.fitting(all) >= DISTANT) return this.lookAt(all, READABLE, false);
    const k = Math.max(FINGER, Math.min(READABLE, this.fitting(around([ours, theirs], COUNTER))));
    this.bring(at, k, false);
    for (const mate of [...mates, ours].sort((a, b) => away(b) - away(a))) {
      this.show(mate, COUNTER * k, 0, false);
    }
  }

  /** Whether a board point is in view and not under the tools. */
  sees(point: Point, left = this.left): boolean {
    const { x, y } = this.toScreen(point);
    return x >= left && x <= this.width && y >= 0 && y <= this.height;
  }

  /** Whether it is also beside the tools along the upper edge. */
  isClear(point: Point): boolean {
    const { x, y } = this.toScreen(point);
    return this.sees(point) && (y >= this.head || x < this.width - this.headWidth);
  }

  private get isPhone(): boolean {
    return this.width > 1 && Math.min(this.width, this.height) <= PHONE;
  }

  private get isCramped(): boolean {
    return this.width > 1 && !this.opening && this.fitted < CRAMPED;
  }

  private get left(): number {
    return this.width <= PHONE ? SLIM : LEFT;
  }

  /** The window without the tools along its edges, in pixels. */
  get free(): Box {
    const { left, head } = this;
    return { x: left, y: head, width: this.width - left, height: this.height - head };
  }

  /** The middle of what the tools leave free. */
  private get middle(): Point {
    return { x: (this.left + this.width) / 2, y: this.height / 2 };
  }

  /** The board point in the middle of the window. */
  get heart(): Point {
    return this.toBoard(this.middle);
  }

  get fitted(): number {
    const across = (this.width - this.left - EDGE) / (this.boardWidth + 2 * this.apron);
    const down = (this.height - 2 * EDGE) / (this.boardHeight + 2 * this.apron);
    return Math.max(0.05, Math.min(across, down));
  }

  fit(glide = true): void {
    const k = this.fitted;
    const spot = {
      x: this.left + (this.width - this.left - EDGE - this.boardWidth * k) / 2,
      y: (this.height - this.boardHeight * k) / 2,
      k,
    };
    this.touched = false;
    this.minded = null;
    if (glide) this.glide(spot);
    else this.jump(spot);
  }

  /** The zoom at which a part of the board fills the window. */
  private fitting({ width, height }: Box): number {
    return Math.min((this.width - this.left - EDGE) / width, this.height / height);
  }

  /** Look at a part of the board: its middle, as large as it fits and at most at a zoom. */
  lookAt(box: Box, most = 1, glide = true): void {
    const k = Math.max(this.fitted, Math.min(most, this.fitting(box)));
    this.bring({ x: box.x + box.width / 2, y: box.y + box.height / 2 }, k, glide);
  }

  /** The player presses something on the board: what grows around it moves it no more. */
  press(): void {
    this.known = true;
  }

  /** The player moves the board. */
  pan(dx: number, dy: number, glide = false): void {
    this.minded = null;
    this.shift(dx, dy, glide);
  }

  private shift(dx: number, dy: number, glide: boolean): void {
    this.touched = true;
    const spot = { x: this.goal.x + dx, y: this.goal.y + dy, k: this.goal.k };
    if (glide) this.glide(spot);
    else this.jump(spot);
  }

  /**
   * Pan by a key: further to what is not in view yet, and not beyond the board's edges, so that
   * the board never goes under the tools along the window's edge.
   */
  nudge(dx: number, dy: number): void {
    const { x, y, k } = this.goal;
    const go = (by: number, at: number, board: number, first: number, last: number): number => {
      const start = at - this.apron * k;
      const end = at + (board + this.apron) * k;
      return by > 0 ? Math.min(by, Math.max(0, first - start)) : -Math.min(-by, Math.max(0, end - last));
    };
    const across = go(dx, x, this.boardWidth, this.left, this.width - EDGE);
    const down = go(dy, y, this.boardHeight, EDGE, this.height - EDGE);
    if (across !== 0 || down !== 0) this.pan(across, down, true);
  }

  /** Zoom so that the board point under (px, py) stays where it is. */
  zoom(factor: number, px = this.middle.x, py = this.middle.y, glide = true): void {
    this.touched = true;
    this.minded = null;
    const k = Math.min(MAX_ZOOM, Math.max(this.fitted * 0.8, this.goal.k * factor));
    const scale = k / this.goal.k;
    const spot = { x: px - (px - this.goal.x) * scale, y: py - (py - this.goal.y) * scale, k };
    if (glide) this.glide(spot);
    else this.jump(spot);
  }

  toBoard(point: Point): Point {
    return { x: (point.x - this.x) / this.k, y: (point.y - this.y) / this.k };
  }

  toScreen(point: Point): Point {
    return { x: this.x + point.x * this.k, y: this.y + point.y * this.k };
  }

  /** Bring a board point to the middle. */
  centre(point: Point): void {
    this.visit(point, this.goal.k);
  }

  /** The same at once, as under a dragging hand. */
  lookTo(point: Point): void {
    const { x, y, k } = this.goal;
    this.pan(this.middle.x - x - point.x * k, this.middle.y - y - point.y * k);
  }

  /** Bring a board point to the middle, near enough to be read. */
  visit(point: Point, least: number, glide = true): void {
    this.bring(point, Math.max(this.goal.k, least), glide);
  }

  private bring({ x, y }: Point, k: number, glide: boolean): void {
    const spot = this.filled({ x: this.middle.x - x * k, y: this.middle.y - y * k, k });
    this.touched = true;
    this.minded = null;
    if (glide) this.glide(spot);
    else this.jump(spot);
  }

  /** The spot nearest to this one at which the window shows no more than it must of what is not board. */
  private filled({ x, y, k }: Spot): Spot {
    const fill = (at: number, board: number, first: number, last: number): number => {
      const start = first + this.apron * k;
      const end = last - (board + this.apron) * k;
      return Math.max(Math.min(start, end), Math.min(Math.max(start, end), at));
    };
    return {
      x: fill(x, this.boardWidth, this.left, this.width - EDGE),
      y: fill(y, this.boardHeight, EDGE, this.height - EDGE),
      k,
    };
  }

  /** Bring what the game asks about into view, and keep it there when a bar or a sheet grows. `open`:
      the player has just pointed at it, and it stays under his pointer as far as these points around
      it are in view, which can be chosen. `told`: the words about it lie above it. */
  mind(point: Point | undefined, margin: number, open?: readonly Point[], told = false): void {
    const around = { left: margin, right: margin, top: margin, bottom: margin };
    const isStill = point !== undefined && open !== undefined && this.sees(point, 0);
    const isBelow = point !== undefined && this.isBelowHead([point, ...(open ?? [])]);
    const head = told ? Math.min(STORY, this.height * TOLD) : isBelow ? this.head : 0;
    const room = isStill ? this.roomFor(point, open, head) : around;
    this.minded = point ? { point, room, share: isStill ? NEAR_HALF : QUARTER, head } : null;
    this.showMinded(true);
  }

  /** Whether one of these points is so far to the right that the tools along the upper edge lie above
      it. */
  private isBelowHead(points: readonly Point[]): boolean {
    return points.some((point) => this.going(point).x + WHOLE > this.width - this.headWidth);
  }

  /** What is in view needs no more room than it has, and no more than to be seen whole. */
  private roomFor(point: Point, open: readonly Point[], head: number): Room {
    const { x, y } = this.going(point);
    const most = (free: number, away: (to: Point) => number): number => {
      const ways = open.map((to) => away(to) * this.goal.k);
      const needed = ways.map((way) => (way > free ? way + BESIDE : Math.min(way + WHOLE, free)));
      return Math.max(Math.min(WHOLE, free), ...needed);
    };
    return {
      left: most(x - this.left, (to) => point.x - to.x),
      right: most(this.width - x, (to) => to.x - point.x),
      top: most(y - head, (to) => point.y - to.y),
      bottom: most(this.height - y, (to) => to.y - point.y),
    };
  }

  private showMinded(glide: boolean): void {
    if (!this.minded || this.width <= 1) return;
    const { point, room, share, head } = this.minded;
    const least = (pixels: number): number => Math.min(pixels, this.width * share, this.height * share);
    const { x, y } = this.going(point);
    // What lies around it is asked about too, and is not under the tools either.
    const dx = Math.max(this.left + least(room.left) - x, 0) + Math.min(this.width - least(room.right) - x, 0);
    const dy = Math.max(head + least(room.top) - y, 0) + Math.min(this.height - least(room.bottom) - y, 0);
    if (dx !== 0 || dy !== 0) this.shift(dx, dy, glide);
  }

  /** Where a board point will be in the window when the board has come to rest. */
  private going({ x, y }: Point): Point {
    return { x: this.goal.x + x * this.goal.k, y: this.goal.y + y * this.goal.k };
  }

  /**
   * Bring a board point into view, if it is not comfortably in view already; `below` is the share
   * of the window's height at its foot that is not free, `beside` the room between it and the tools.
   */
  show(point: Point, margin = 24, below = 0, glide = true, beside = BESIDE): void {
    if (this.width <= 1) {
      this.awaited = { point, margin, below };
      return;
    }
    const at = this.going(point);
    const first = Math.max(this.left + Math.min(margin, beside), margin);
    const dx = Math.max(first - at.x, 0) + Math.min(this.width - margin - at.x, 0);
    const foot = this.height * below + margin;
    const top = Math.max(this.head + Math.min(margin, beside), margin);
    const dy = Math.max(top - at.y, 0) + Math.min(this.height - foot - at.y, 0);
    if (dx !== 0 || dy !== 0) this.shift(dx, dy, glide);
  }

  /**
   * Bring several board points into view, each with `room` board units around it: from further off
   * where that makes them fit, without those named last where it does not. `below` as in `show`.
   */
  showAll(points: readonly Point[], room: number, below = 0): void {
    const [first] = points;
    if (!first) return;
    const free = { width: this.width - this.left - EDGE, height: this.height * (1 - below) - this.head - EDGE };
    const zoom = ({ width, height }: Box): number => Math.min(free.width / width, free.height / height);
    const least = Math.min(this.goal.k, DISTANT);
    let shown = points;
    while (shown.length > 1 && zoom(around(shown, room)) < least) shown = shown.slice(0, -1);
    const box = around(shown, room);
    const k = Math.min(this.goal.k, zoom(box));
    if (this.width <= 1 || k === this.goal.k || shown.length === 1) {
      const margin = room * this.goal.k;
      for (const point of shown.toReversed()) this.show(point, margin, below, true, margin);
      return;
    }
    this.touched = true;
    const x = this.left + free.width / 2 - (box.x + box.width / 2) * k;
    const y = this.head + free.height / 2 - (box.y + box.height / 2) * k;
    this.glide({ x, y, k });
  }

  /** Keep a good part of the board inside the window. */
  private held(spot: Spot): Spot {
    const hold = (value: number, size: number, board: number): number => {
      const slack = size * 0.5 + this.apron * spot.k;
      return Math.min(slack, Math.max(size - board * spot.k - slack, value));
    };
    return {
      x: hold(spot.x, this.width, this.boardWidth),
      y: hold(spot.y, this.height, this.boardHeight),
      k: spot.k,
    };
  }

  private jump(spot: Spot): void {
    this.goal = this.held(spot);
    cancelAnimationFrame(this.frame);
    this.frame = 0;
    this.settle(this.goal);
  }

  private glide(spot: Spot): void {
    this.goal = this.held(spot);
    if (matchMedia("(prefers-reduced-motion: reduce)").matches) return this.jump(spot);
    if (this.frame === 0) this.frame = requestAnimationFrame(() => this.step());
  }

  private step(): void {
    const { x, y, k } = this.goal;
    const near = Math.abs(x - this.x) + Math.abs(y - this.y) < 0.5 && Math.abs(k - this.k) < 0.001;
    if (near) {
      this.frame = 0;
      return this.settle(this.goal);
    }
    this.settle({
      x: this.x + (x - this.x) * GLIDE,
      y: this.y + (y - this.y) * GLIDE,
      k: this.k + (k - this.k) * GLIDE,
    });
    this.frame = requestAnimationFrame(() => this.step());
  }

  private settle(spot: Spot): void {
    this.x = spot.x;
    this.y = spot.y;
    this.k = spot.k;
    this.moving = true;
    clearTimeout(this.rest);
    this.rest = setTimeout(() => this.arrive(), 180);
  }

  private arrive(): void {
    this.moving = false;
    this.rested = this.k;
    const { x, y } = this.toBoard({ x: 0, y: 0 });
    this.seen = { x, y, width: this.width / this.k, height: this.height / this.k };
  }
}
