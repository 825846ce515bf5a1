/**
 * Terms explain themselves wherever the page writes them. Nothing is put into the page for that:
 * the browser underlines ranges of its texts (CSS highlights), and what lies under the pointer is
 * looked up when it rests. So no element, no listener and no tab stop is added to any text.
 */

import { glossary as fetchGlossary } from "./api";
import { insist } from "./insist";
import { Matcher, type Found } from "./glossary";
import { settings } from "./settings.svelte";
import type { Term } from "./wire";

const HIGHLIGHT = "term";
/** What is never marked: drawings, fields, and buttons, which say enough by what they do. */
const UNMARKED = "svg, select, input, textarea, button:not(.words), [data-plain]";
const WAIT_MS = 250;

const glossaries: Record<string, Promise<readonly Term[]>> = {};

function termsOf(game: string): Promise<readonly Term[]> {
  return (glossaries[game] ??= insist(() => fetchGlossary(game)).catch((error: unknown) => {
    delete glossaries[game];
    throw error;
  }));
}

export interface Anchor {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** A term in the page, and where. */
export interface Spotted {
  readonly term: Term;
  readonly at: Anchor;
}

export class Explaining {
  terms: readonly Term[] = $state.raw([]);
  private readonly matcher = $derived(new Matcher(this.terms, settings.language));
  private observer: MutationObserver | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** From now on the terms of this game are marked; gives back how to stop. */
  begin(game: string): () => void {
    termsOf(game).then(
      (terms) => (this.terms = terms),
      () => undefined,
    );
    this.observer = new MutationObserver((records) => {
      if (records.some(({ target }) => !isDrawn(target))) this.soon();
    });
    this.observer.observe(document.body, { childList: true, characterData: true, subtree: true });
    this.soon();
    return () => {
      this.observer?.disconnect();
      clearTimeout(this.timer);
      globalThis.CSS?.highlights?.delete(HIGHLIGHT);
    };
  }

  /** Marks what is on the page now, when the browser has time. */
  soon(): void {
    if (this.timer !== undefined) return;
    this.timer = setTimeout(() => {
      this.timer = undefined;
      this.mark();
    }, WAIT_MS);
  }

  private mark(): void {
    if (!globalThis.CSS?.highlights) return;
    const ranges: StaticRange[] = []; // the browser need not keep them up while texts change
    for (const text of texts(document.body)) {
      for (const { from, to } of this.matcher.find(text.data)) {
        ranges.push(
          new StaticRange({ startContainer: text, startOffset: from, endContainer: text, endOffset: to }),
        );
      }
    }
    CSS.highlights.set(HIGHLIGHT, new Highlight(...ranges));
  }

  /** The terms in a part of the page, each once. */
  termsIn(root: Element): readonly Term[] {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const found = new Set<Term>();
    while (walker.nextNode()) {
      const text = walker.currentNode as Text;
      for (const { term } of this.matcher.find(text.data)) found.add(term);
    }
    for (const { term } of this.matcher.find(root.getAttribute("aria-label") ?? "")) found.add(term);
    return [...found];
  }

  /** The term at a point of the window, if one is written there. */
  at(x: number, y: number): Spotted | null {
    const caret = caretAt(x, y);
    if (!caret || isDrawn(caret.node)) return null;
    const hit = this.matcher
      .find(caret.node.data)
      .find(({ from, to }) => from <= caret.offset && caret.offset <= to);
    return hit ? spotted(caret.node, hit, x, y) : null;
  }
}

function isDrawn(node: Node): boolean {
  const element = node instanceof Element ? node : node.parentElement;
  return element instanceof SVGElement;
}

function* texts(root: Element): Generator<Text> {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT, {
    acceptNode: (node) =>
      node instanceof Element && node.matches(UNMARKED)
        ? NodeFilter.FILTER_REJECT
        : NodeFilter.FILTER_ACCEPT,
  });
  while (walker.nextNode()) {
    if (walker.currentNode instanceof Text) yield walker.currentNode;
  }
}

interface Caret {
  readonly node: Text;
  readonly offset: number;
}

/** Browsers say it in two ways. */
function caretAt(x: number, y: number): Caret | null {
  if ("caretPositionFromPoint" in document) {
    const found = document.caretPositionFromPoint(x, y);
    return found?.offsetNode instanceof Text
      ? { node: found.offsetNode, offset: found.offset }
      : null;
  }
  const range = (document as Document).caretRangeFromPoint(x, y);
  return range?.startContainer instanceof Text
    ? { node: range.startContainer, offset: range.startOffset }
    : null;
}

/** The caret goes to the nearest letter, so that the letters themselves must lie under the point. */
function spotted(node: Text, { term, from, to }: Found, x: number, y: number): Spotted | null {
  const range = new Range();
  range.setStart(node, from);
  range.setEnd(node, to);
  const at = [...range.getClientRects()].find(
    ({ left, right, top, bottom }) => left <= x && x <= right && top <= y && y <= bottom,
  );
  return at ? { term, at } : null;
}
