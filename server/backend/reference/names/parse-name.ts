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
  /** The words of the legal forms, as folded. */
  legalWords: readonly string[];
  /** Acronyms that the name may go by; none for a person. */
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
    legalWords: legal.words,
    initials:
      mode === "organization"
        ? initialsOf(
            words.map((word) => word.text),
            texts,
          )
        : [],
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
  return { classes: [], words: [], taken: bare ? taken.map(() => false) : taken };
}

/** "I R I S L" is one word, "G & G" and "G Y G" are one; a single letter between words stays one of its own. */
function mergeLetters(parts: readonly Part[]): Part[] {
  const merged: Part[] = [];
  let inRun = false;
  for (const [i, part] of parts.entries()) {
    const last = merged.at(-1);
    if (inRun && ANDS.has(part.text) && isLetter(parts[i + 1]) && !ANDS.has(parts[i + 1]?.text ?? "")) continue;
    if (isLetter(part) && inRun && last) last.text += part.text;
    else merged.push({ ...part });
    inRun = isLetter(part);
  }
  return merged;
}

const ANDS = new Set(["and", "y", "e", "i", "et", "und"]);
const isLetter = (part: Part | undefined): boolean => part !== undefined && /^[a-z]$/.test(part.text);

/** "Islamic Republic of Iran Shipping Lines (IRISL)": the acronym in brackets says nothing new. */
function withoutOwnAcronym(parts: Part[]): Part[] {
  if (!parts.some((part) => part.aside)) return parts;
  const initials = initialsOf(
    parts.filter((part) => !part.aside).map((part) => part.text),
    [],
  );
  return parts.filter((part) => !part.aside || !initials.includes(part.text));
}

function numberOf(text: string, position: number): string {
  const number = NUMBER_WORDS.get(text) ?? (position > 0 ? ROMAN_NUMERALS.get(text) : undefined) ?? text;
  return /^0+\d/.test(number) ? number.replace(/^0+/, "") : number;
}

/** Of the name proper, with and without words that only bind, and of the whole with its legal form. */
function initialsOf(texts: readonly string[], whole: readonly string[]): string[] {
  const letters = (some: readonly string[]): string => some.map((text) => text[0]).join("");
  const all = [letters(texts), letters(texts.filter((text) => !STOP_WORDS.has(text))), letters(whole)];
  return [...new Set(all)].filter((initials) => initials.length >= 3);
}
