/** Finding the terms of a glossary in texts. */

import type { Term } from "./wire";

/** A term in a text, from one character to another. */
export interface Found {
  readonly term: Term;
  readonly from: number;
  readonly to: number;
}

const MOST_KEPT = 3000;

/** A word of a form: small letters also stand for a capital, a star for any ending. */
function word(form: string): string {
  const stem = form.endsWith("*") ? form.slice(0, -1) : form;
  const first = stem.charAt(0);
  const start =
    first === first.toLowerCase() && first !== first.toUpperCase()
      ? `[${first}${first.toUpperCase()}]`
      : escaped(first);
  return start + escaped(stem.slice(1)) + (stem === form ? "" : "[\\p{L}\\p{N}_]*");
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\#]/g, (sign) => (sign === "#" ? sign : `\\${sign}`));
}

/** Finds terms in texts of one language; every text is looked through once. */
export class Matcher {
  private readonly pattern: RegExp | null;
  private readonly byGroup: readonly Term[];
  private readonly kept = new Map<string, readonly Found[]>();

  constructor(terms: readonly Term[], language: string) {
    const forms = terms
      .flatMap((term) => (term.forms[language] ?? []).map((form) => ({ term, form })))
      .sort((a, b) => b.form.length - a.form.length);
    this.byGroup = forms.map(({ term }) => term);
    const parts = forms.map(({ form }) => `(${form.split(" ").map(word).join("\\s")})`);
    this.pattern =
      parts.length > 0
        ? new RegExp(`(?<![\\p{L}\\p{N}_])(?:${parts.join("|")})(?![\\p{L}\\p{N}_])`, "gu")
        : null;
  }

  find(text: string): readonly Found[] {
    const known = this.kept.get(text);
    if (known) return known;
    const found = this.look(text);
    if (this.kept.size >= MOST_KEPT) this.kept.clear();
    this.kept.set(text, found);
    return found;
  }

  private look(text: string): readonly Found[] {
    if (!this.pattern) return [];
    return [...text.matchAll(this.pattern)].flatMap((match) => {
      const term = this.byGroup[match.slice(1).findIndex((part) => part !== undefined)];
      return term ? [{ term, from: match.index, to: match.index + match[0].length }] : [];
    });
  }
}
