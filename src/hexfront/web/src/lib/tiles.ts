/**
 * A large board as a pyramid of painted tiles, in the manner of a web map.
 *
 * A browser paints a big vector drawing anew whenever it moves or grows, which stutters. Here the
 * whole drawing is painted once, small; what is in view is painted sharp, tile by tile, when the
 * board rests and the browser has time.
 */

import type { Box } from "./camera.svelte";

const TILE = 512;
/** Scales at which tiles are painted, each serving zooms up to about itself. */
const LEVELS = [0.5, 0.7, 1, 1.4, 2, 2.8];
const BASE_SCALE = 0.4;
const BASE_PIXELS = 3_000_000;
/** How far a picture may be enlarged before a sharper one is painted. */
const SLACK = 1.02;
const KEPT = 72;
/** Of a painted tile; the letters of a map stay clean. */
const QUALITY = 0.93;
/** Tiles overlap a little, so that no seam shows between them. */
const LAP = 1;

interface Tile {
  readonly image: HTMLImageElement;
  readonly level: number;
}

const whenIdle: (work: () => void) => void =
  "requestIdleCallback" in window
    ? (work) => requestIdleCallback(work, { timeout: 200 })
    : (work) => setTimeout(work, 16);

interface Size {
  readonly width: number;
  readonly height: number;
}

/** Who is told that the drawing is there, or that it did not come. */
interface Told {
  readonly ready: () => void;
  readonly failed: () => void;
}

const LARGE = 6_000_000;

/** Whether a drawing is too large to be painted at once. */
export function isLarge({ width, height }: Size): boolean {
  return width * height > LARGE;
}

export class BoardTiles {
  private readonly picture = new Image();
  private readonly tiles = new Map<string, Tile>();
  private readonly base: number;
  private readonly width: number;
  private readonly height: number;
  private wanted: string[] = [];
  private level = 0;
  private busy = false;
  private closed = false;

  constructor(
    private readonly host: HTMLElement,
    source: string,
    { width, height }: Size,
    told: Told,
  ) {
    this.width = width;
    this.height = height;
    this.base = Math.min(BASE_SCALE, Math.sqrt(BASE_PIXELS / (width * height)));
    this.picture.onload = () => {
      if (this.closed) return;
      void this.paint(this.base, { x: 0, y: 0, width, height }).then(told.ready);
    };
    this.picture.onerror = () => {
      if (!this.closed) told.failed();
    };
    this.picture.src = source;
  }

  close(): void {
    this.closed = true;
    for (const image of this.host.querySelectorAll("img")) URL.revokeObjectURL(image.src);
    this.host.replaceChildren();
  }

  /** The board rests with this part in view at this zoom. */
  rest(view: Box, zoom: number): void {
    if (!this.picture.complete || this.picture.naturalWidth === 0) return;
    const scale = zoom * devicePixelRatio;
    this.level = this.levelFor(scale);
    this.wanted = this.level === 0 ? [] : this.keysIn(view);
    for (const key of this.wanted) this.touch(key);
    this.work();
  }

  /** The board moves: nothing is painted meanwhile. */
  move(): void {
    this.wanted = [];
  }

  private levelFor(scale: number): number {
    if (scale <= this.base * SLACK) return 0;
    return LEVELS.find((level) => scale <= level * SLACK) ?? LEVELS.at(-1) ?? 1;
  }

  /** Tiles of the level in view, those in the middle first. */
  private keysIn(view: Box): string[] {
    const span = TILE / this.level;
    const last = { x: Math.ceil(this.width / span) - 1, y: Math.ceil(this.height / span) - 1 };
    const found: { key: string; far: number }[] = [];
    const middle = { x: view.x + view.width / 2, y: view.y + view.height / 2 };
    const from = { x: Math.floor(view.x / span), y: Math.floor(view.y / span) };
    const to = {
      x: Math.min(last.x, Math.floor((view.x + view.width) / span)),
      y: Math.min(last.y, Math.floor((view.y + view.height) / span)),
    };
    for (let row = Math.max(0, from.y); row <= to.y; row += 1) {
      for (let column = Math.max(0, from.x); column <= to.x; column += 1) {
        const far = Math.hypot((column + 0.5) * span - middle.x, (row + 0.5) * span - middle.y);
        found.push({ key: `${this.level}/${column}/${row}`, far });
      }
    }
    return found.sort((a, b) => a.far - b.far).map(({ key }) => key);
  }

  private touch(key: string): void {
    const tile = this.tiles.get(key);
    if (!tile) return;
    this.tiles.delete(key);
    this.tiles.set(key, tile);
  }

  private work(): void {
    if (this.busy || this.closed) return;
    const next = this.wanted.find((key) => !this.tiles.has(key));
    if (next === undefined) return this.tidy();
    this.busy = true;
    whenIdle(() => void this.add(next));
  }

  private async add(key: string): Promise<void> {
    if (!this.closed && this.wanted.includes(key)) {
      const [level = 1, column = 0, row = 0] = key.split("/").map(Number);
      const span = TILE / level;
      const box = { x: column * span, y: row * span, width: span, height: span };
      this.tiles.set(key, { image: await this.paint(level, box), level });
    }
    this.busy = false;
    this.work();
  }

  /** Once everything in view is sharp, pictures of other levels and the oldest tiles go. */
  private tidy(): void {
    for (const { image, level } of this.tiles.values()) {
      image.style.display = this.level === 0 || level === this.level ? "" : "none";
    }
    for (const [key, { image }] of this.tiles) {
      if (this.tiles.size <= KEPT) return;
      URL.revokeObjectURL(image.src);
      image.remove();
      this.tiles.delete(key);
    }
  }

  /** A canvas would be handed to the screen anew in every frame; a picture of it is not. */
  private async paint(scale: number, box: Box): Promise<HTMLImageElement> {
    const lap = LAP / scale;
    const width = Math.min(box.width + lap, this.width - box.x);
    const height = Math.min(box.height + lap, this.height - box.y);
    const canvas = document.createElement("canvas");
    canvas.width = Math.ceil(width * scale);
    canvas.height = Math.ceil(height * scale);
    const context = canvas.getContext("2d", { alpha: false });
    context?.setTransform(scale, 0, 0, scale, -box.x * scale, -box.y * scale);
    context?.drawImage(this.picture, 0, 0, this.width, this.height);
    const blob = await new Promise<Blob | null>((done) => {
      canvas.toBlob(done, "image/jpeg", QUALITY);
    });
    const image = new Image();
    image.alt = "";
    image.style.cssText =
      `left:${box.x}px;top:${box.y}px;` +
      `width:${canvas.width / scale}px;height:${canvas.height / scale}px`;
    if (blob) image.src = URL.createObjectURL(blob);
    await image.decode().catch(() => undefined);
    if (!this.closed) this.host.append(image);
    return image;
  }
}
