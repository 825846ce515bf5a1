import { beforeEach, expect, test, vi } from "vitest";

interface Picture {
  onload: () => void;
  complete: boolean;
  naturalWidth: number;
  style: { cssText: string; display?: string };
  decode: () => Promise<void>;
  remove: () => void;
}

let shown: Picture[] = [];
let sizes: { width: number; height: number }[] = [];
let idle: (() => void)[] = [];
let board: Picture | undefined;

beforeEach(() => {
  vi.resetModules();
  [shown, sizes, idle, board] = [[], [], [], undefined];
  vi.stubGlobal("window", { requestIdleCallback: true });
  vi.stubGlobal("requestIdleCallback", (work: () => void) => idle.push(work));
  vi.stubGlobal("devicePixelRatio", 1);
  vi.stubGlobal("Image", function image() {
    const made: Picture = {
      onload: () => undefined,
      complete: true,
      naturalWidth: 1,
      style: { cssText: "" },
      decode: () => Promise.resolve(),
      remove: () => (shown = shown.filter((each) => each !== made)),
    };
    board ??= made;
    return made;
  });
  vi.stubGlobal("document", {
    createElement: () => {
      const canvas = {
        width: 0,
        height: 0,
        getContext: () => null,
        toBlob: (done: (blob: null) => void) => done(null),
      };
      sizes.push(canvas);
      return canvas;
    },
  });
});

const HOST = {
  append: (picture: Picture) => shown.push(picture),
  replaceChildren: () => (shown = []),
};

const TOLD = { ready: () => undefined, failed: () => undefined };

async function tiles() {
  const { BoardTiles } = await import("../src/lib/tiles");
  const host = HOST as unknown as HTMLElement;
  const made = new BoardTiles(host, "board.svg", { width: 4000, height: 3000 }, TOLD);
  board?.onload();
  await settled();
  return made;
}

/** What was begun without waiting for it is done. */
const settled = (): Promise<void> => new Promise((done) => setTimeout(done));

async function work(): Promise<number> {
  let done = 0;
  for (let next = idle.shift(); next; next = idle.shift()) {
    next();
    await settled();
    done += 1;
  }
  return done;
}

const VIEW = { x: 0, y: 0, width: 1000, height: 500 };

test("the whole board is painted once, small", async () => {
  await tiles();
  expect(shown).toHaveLength(1);
  expect(sizes[0]?.width).toBe(1600);
  expect(await work()).toBe(0);
});

test("at rest what is in view is painted sharp, tile by tile", async () => {
  const made = await tiles();
  made.rest(VIEW, 1);
  expect(await work()).toBe(2);
  expect(shown).toHaveLength(3);
});

test("a tile that is there is not painted again", async () => {
  const made = await tiles();
  made.rest(VIEW, 1);
  await work();
  made.rest(VIEW, 1);
  expect(await work()).toBe(0);
});

test("while the board moves nothing is painted", async () => {
  const made = await tiles();
  made.rest(VIEW, 1);
  made.move();
  await work();
  expect(shown).toHaveLength(1);
});

test("the small picture serves as long as it is sharp enough", async () => {
  const made = await tiles();
  made.rest({ x: 0, y: 0, width: 4000, height: 3000 }, 0.4);
  expect(await work()).toBe(0);
  made.rest({ x: 0, y: 0, width: 4000, height: 3000 }, 0.41);
  expect(await work()).toBeGreaterThan(0);
});
