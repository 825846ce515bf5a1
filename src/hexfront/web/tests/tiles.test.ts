import { beforeEach, expect, test, vi } from "vitest";

interface Canvas {
  width: number;
  height: number;
  style: { cssText: string; display?: string };
  getContext: () => null;
  remove: () => void;
}

let shown: Canvas[] = [];
let idle: (() => void)[] = [];
let picture: { onload: () => void; complete: boolean; naturalWidth: number };

beforeEach(() => {
  vi.resetModules();
  [shown, idle] = [[], []];
  vi.stubGlobal("window", { requestIdleCallback: true });
  vi.stubGlobal("requestIdleCallback", (work: () => void) => idle.push(work));
  vi.stubGlobal("devicePixelRatio", 1);
  vi.stubGlobal("Image", function image(this: typeof picture) {
    picture = Object.assign(this, { complete: true, naturalWidth: 1 });
  });
  vi.stubGlobal("document", {
    createElement: (): Canvas => {
      const canvas: Canvas = {
        width: 0,
        height: 0,
        style: { cssText: "" },
        getContext: () => null,
        remove: () => (shown = shown.filter((each) => each !== canvas)),
      };
      return canvas;
    },
  });
});

const HOST = {
  append: (canvas: Canvas) => shown.push(canvas),
  replaceChildren: () => (shown = []),
};

const TOLD = { ready: () => undefined, failed: () => undefined };

async function tiles() {
  const { BoardTiles } = await import("../src/lib/tiles");
  const host = HOST as unknown as HTMLElement;
  const made = new BoardTiles(host, "board.svg", { width: 4000, height: 3000 }, TOLD);
  picture.onload();
  return made;
}

function work(): number {
  let done = 0;
  for (let next = idle.shift(); next; next = idle.shift()) {
    next();
    done += 1;
  }
  return done;
}

const VIEW = { x: 0, y: 0, width: 1000, height: 500 };

test("the whole board is painted once, small", async () => {
  await tiles();
  expect(shown).toHaveLength(1);
  expect(shown[0]?.width).toBe(1600);
  expect(work()).toBe(0);
});

test("at rest what is in view is painted sharp, tile by tile", async () => {
  const made = await tiles();
  made.rest(VIEW, 1);
  expect(work()).toBe(2);
  expect(shown).toHaveLength(3);
});

test("a tile that is there is not painted again", async () => {
  const made = await tiles();
  made.rest(VIEW, 1);
  work();
  made.rest(VIEW, 1);
  expect(work()).toBe(0);
});

test("while the board moves nothing is painted", async () => {
  const made = await tiles();
  made.rest(VIEW, 1);
  made.move();
  work();
  expect(shown).toHaveLength(1);
});

test("the small picture serves as long as it is sharp enough", async () => {
  const made = await tiles();
  made.rest({ x: 0, y: 0, width: 4000, height: 3000 }, 0.4);
  expect(work()).toBe(0);
  made.rest({ x: 0, y: 0, width: 4000, height: 3000 }, 0.41);
  expect(work()).toBeGreaterThan(0);
});
