import { compareWords } from "./compare-words";
import { editDistance } from "./edit-distance";
import type { ParsedName } from "./parse-name";
import type { MatchSettings } from "./settings";
import type { ReasonFeature } from "./types";
import type { Word } from "./word";

/** Some neighbouring words of one name that stand for some of the other: most often one for one. */
export interface Link {
  a: number;
  aLength: number;
  b: number;
  bLength: number;
  value: number;
  feature: ReasonFeature;
}

/** Pairs words off, best first; each word is used once. Deterministic: ties go by position. */
export function alignNames(a: ParsedName, b: ParsedName, settings: MatchSettings): Link[] {
  const possible = wordLinks(a, b, settings);
  const allExact =
    possible.length >= Math.max(a.words.length, b.words.length) && possible.every((link) => link.value === 1);
  if (!allExact) {
    joinLinks(a.words, b.words, settings, (link) => possible.push(link));
    joinLinks(b.words, a.words, settings, (link) => possible.push(turned(link)));
    if (a.mode === "organization") {
      acronymLinks(a, b, settings, (link) => possible.push(link));
      acronymLinks(b, a, settings, (link) => possible.push(turned(link)));
    }
  }
  possible.sort((x, y) => y.value - x.value || size(y) - size(x) || x.a - y.a || x.b - y.b);
  return choose(possible, a.words, b.words, settings);
}

type Add = (link: Link) => void;

function wordLinks(a: ParsedName, b: ParsedName, settings: MatchSettings): Link[] {
  const links: Link[] = [];
  for (let i = 0; i < a.words.length; i++) {
    for (let j = 0; j < b.words.length; j++) {
      const match = compareWords(a.words[i] as Word, b.words[j] as Word, a.mode, settings);
      if (match) links.push({ a: i, aLength: 1, b: j, bLength: 1, value: match.value, feature: match.feature });
    }
  }
  return links;
}

/** "Al Sultan" for Alsultan: two or three words of `a` run together are one of `b`. */
function joinLinks(a: readonly Word[], b: readonly Word[], { similarity }: MatchSettings, add: Add): void {
  for (let i = 0; i + 1 < a.length; i++) {
    let joined = (a[i] as Word).sound;
    for (let length = 2; length <= 3 && i + length <= a.length; length++) {
      joined += (a[i + length - 1] as Word).sound;
      for (let j = 0; j < b.length; j++) {
        const one = b[j] as Word;
        if (one.sound.length < 5 || one.sound[0] !== joined[0] || Math.abs(one.sound.length - joined.length) > 2)
          continue;
        const limit = one.sound.length >= 7 ? 1 : 0;
        const edits = one.sound === joined ? 0 : editDistance(joined, one.sound, limit, true);
        if (edits > limit) continue;
        add({ a: i, aLength: length, b: j, bLength: 1, value: similarity.joined - 0.08 * edits, feature: "joined" });
      }
    }
  }
}

/** One word of `a` that the first letters of three or more neighbouring words of `b` spell. */
function acronymLinks(a: ParsedName, b: ParsedName, { similarity }: MatchSettings, add: Add): void {
  for (let i = 0; i < a.words.length; i++) {
    const { text, kind } = a.words[i] as Word;
    if (text.length < 3 || text.length > 8 || kind !== "distinctive") continue;
    const value = text.length === 3 ? similarity.shortAcronym : similarity.acronym;
    if (b.initials.includes(text)) {
      add({ a: i, aLength: 1, b: 0, bLength: b.words.length, value, feature: "acronym" });
      continue;
    }
    for (let j = 0; j + text.length <= b.words.length; j++) {
      const bLength = spelledFrom(text, b.words, j);
      if (bLength > 0) add({ a: i, aLength: 1, b: j, bLength, value, feature: "acronym" });
    }
  }
}

/** How many words from `start` on spell the acronym, passing over words that only bind; 0 when they do not. */
function spelledFrom(acronym: string, words: readonly Word[], start: number): number {
  let at = 0;
  for (let j = start; j < words.length; j++) {
    const word = words[j] as Word;
    if (word.text[0] === acronym[at]) at++;
    else if (word.kind !== "stop" || at === 0) return 0;
    if (at === acronym.length) return j - start + 1;
  }
  return 0;
}

function choose(possible: readonly Link[], a: readonly Word[], b: readonly Word[], settings: MatchSettings): Link[] {
  const usedA = a.map(() => false);
  const usedB = b.map(() => false);
  const chosen: Link[] = [];
  for (const link of possible) {
    if (anyUsed(usedA, link.a, link.aLength) || anyUsed(usedB, link.b, link.bLength)) continue;
    usedA.fill(true, link.a, link.a + link.aLength);
    usedB.fill(true, link.b, link.b + link.bLength);
    chosen.push(link);
  }
  const rest = leftover(a, b, usedA, usedB, settings);
  if (rest) chosen.push(rest);
  return chosen;
}

/** What remains on both sides may be one text with its spaces set elsewhere: "Ener Chem" and "En Erchem". */
function leftover(
  a: readonly Word[],
  b: readonly Word[],
  usedA: readonly boolean[],
  usedB: readonly boolean[],
  { similarity }: MatchSettings,
): Link | undefined {
  const [restA, restB] = [run(usedA), run(usedB)];
  if (!restA || !restB || restA.length === restB.length) return undefined;
  const [textA, textB] = [textOf(a, restA), textOf(b, restB)];
  const longer = Math.max(textA.length, textB.length);
  if (Math.min(textA.length, textB.length) < 6 || longer > 32 || /[0-9]/.test(textA + textB)) return undefined;
  const value = similarity.joined - (similarity.editCost * editDistance(textA, textB, longer / 4, false)) / longer;
  if (value < similarity.minimum + 0.05) return undefined;
  return { a: restA.start, aLength: restA.length, b: restB.start, bLength: restB.length, value, feature: "joined" };
}

/** The unused words, when they stand together. */
function run(used: readonly boolean[]): { start: number; length: number } | undefined {
  const start = used.indexOf(false);
  const end = used.lastIndexOf(false);
  if (start < 0 || used.slice(start, end).some(Boolean)) return undefined;
  return { start, length: end - start + 1 };
}

const textOf = (words: readonly Word[], { start, length }: { start: number; length: number }): string =>
  words
    .slice(start, start + length)
    .map((word) => word.text)
    .join("");

function anyUsed(used: readonly boolean[], from: number, length: number): boolean {
  for (let i = from; i < from + length; i++) if (used[i]) return true;
  return false;
}

const size = (link: Link): number => link.aLength + link.bLength;
const turned = (link: Link): Link => ({ ...link, a: link.b, aLength: link.bLength, b: link.a, bLength: link.aLength });
