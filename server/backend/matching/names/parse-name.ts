import { findLegalForms } from "./find-legal-forms";
import { foldText } from "./fold-text";
import type { LegalClass } from "./legal-forms";
import { makeWord, type NameMode, type Word } from "./word";
import { HONORIFICS, NUMBER_WORDS, ROMAN_NUMERALS, STOP_WORDS } from "./word-meanings";

/** Words beyond this many are dropped: alignment is quadratic, and no name needs more. */
const MAX_WORDS = 20;

export interface ParsedName {
  written: string;
  mode: NameMode;
  /** The name proper, in order, without legal forms and honorifics. */
  words: Word[];
  /** One flag per word: true where it stood in brackets. */
  aside: boolean[];
  legalForms: LegalClass[];
  legalText: string;
  /** First letters of the words, with and without the words that only bind; "" for a person. */
  initials: readonly string[];
}

/** Any text to the parts that are compared; never throws, bounded in time. `intern` may share words between names. */
export function parseName(
  written: string,
  mode: NameMode,
  intern: (text: string) => Word = (text) => makeWord(text, mode),
): ParsedName {
  const { texts, aside } = split(foldText(written), mode);
  const legal = mode === "organization" ? findLegalForms(texts) : withoutHonorifics(texts);
  const kept: { text: string; aside: boolean }[] = [];
  for (const [i, text] of texts.entries()) if (!legal.taken[i]) kept.push({ text, aside: aside[i] ?? false });
  const merged = mode === "organization" ? withoutOwnAcronym(mergeLetters(kept)) : kept;
  const words = merged
    .slice(0, MAX_WORDS)
    .map(({ text }, i) => intern(mode === "organization" ? numberOf(text, i) : text));
  return {
    written,
    mode,
    words,
    aside: merged.slice(0, MAX_WORDS).map((part) => part.aside),
    legalForms: legal.classes,
    legalText: legal.written,
    initials: mode === "organization" ? initialsOf(words.map((word) => word.text)) : [],
  };
}

type Part = { text: string; aside: boolean };

function split(folded: string, mode: NameMode): { texts: string[]; aside: boolean[] } {
  const text = folded
    .replace(/[&+]/g, " and ")
    .replace(/(?<![a-z0-9])[a-z](?:[./][a-z](?![a-z]))+/g, (dotted) =>
      dotted.replace(/[./]/g, mode === "person" ? " " : ""),
    );
  const [texts, aside]: [string[], boolean[]] = [[], []];
  let depth = 0;
  for (const [part] of text.matchAll(/[a-z0-9]+|[()[\]{}]/g)) {
    if ("([{".includes(part)) depth++;
    else if (")]}".includes(part)) depth = Math.max(0, depth - 1);
    else if (texts.length < 2 * MAX_WORDS) {
      texts.push(part);
      aside.push(depth > 0);
    }
  }
  // A name that is all in brackets is not an aside to anything.
  return { texts, aside: aside.every(Boolean) ? aside.map(() => false) : aside };
}

function withoutHonorifics(texts: readonly string[]) {
  const taken = texts.map((text) => HONORIFICS.has(text));
  const bare = taken.every(Boolean);
  return { classes: [], written: "", taken: bare ? taken.map(() => false) : taken };
}

/** "I R I S L" is one word; a single letter between words stays one of its own. */
function mergeLetters(parts: readonly Part[]): Part[] {
  const merged: Part[] = [];
  let inRun = false;
  for (const part of parts) {
    const letter = part.text.length === 1 && /[a-z]/.test(part.text);
    const last = merged.at(-1);
    if (letter && inRun && last) last.text += part.text;
    else merged.push({ ...part });
    inRun = letter;
  }
  return merged;
}

/** "Islamic Republic of Iran Shipping Lines (IRISL)": the acronym in brackets says nothing new. */
function withoutOwnAcronym(parts: Part[]): Part[] {
  if (!parts.some((part) => part.aside)) return parts;
  const initials = initialsOf(parts.filter((part) => !part.aside).map((part) => part.text));
  return parts.filter((part) => !part.aside || !initials.includes(part.text));
}

function numberOf(text: string, position: number): string {
  const number = NUMBER_WORDS[text] ?? (position > 0 ? ROMAN_NUMERALS[text] : undefined) ?? text;
  return /^0+\d/.test(number) ? number.replace(/^0+/, "") : number;
}

function initialsOf(texts: readonly string[]): string[] {
  const all = texts.map((text) => text[0]).join("");
  const without = texts
    .filter((text) => !STOP_WORDS.has(text))
    .map((text) => text[0])
    .join("");
  return [...new Set([all, without])].filter((letters) => letters.length >= 3);
}
