import { alignNames, type Link } from "../align-names";
import { editDistance } from "../edit-distance";
import { counts, isLegalWord } from "../paired-weights";
import type { ParsedName } from "../parse-name";
import type { MatchSettings } from "../settings";
import type { Word } from "../word";

/** What the agreement of two organizations' names rests on, word by word. */
export interface Grounds {
  /** Letters of the words that name, by how certain it is that both names have the same: the same, one slip apart, or only alike. */
  same: number[];
  near: number[];
  alike: number[];
  /** How many words that many names share, or that are places, both have. */
  common: number;
  /** The shorter side of an acronym, in letters; 0 without one. */
  acronym: number;
  /** Words of one side only: those that name, then those that say what it does or where. */
  open: { a: number; b: number };
  openCommon: number;
  /** Words of one side only that say nothing: "Group", "Holding", what stands in brackets. */
  fillers: number;
}

/** @param isKnown whether the list has a word of `a`: such a word is no slip of another */
export function groundsOf(
  a: ParsedName,
  b: ParsedName,
  settings: MatchSettings,
  isKnown: (text: string) => boolean,
): Grounds {
  const links = alignNames(a, b, settings);
  const grounds: Grounds = {
    same: [],
    near: [],
    alike: [],
    common: 0,
    acronym: 0,
    open: { a: 0, b: 0 },
    openCommon: 0,
    fillers: 0,
  };
  for (const link of links) addLink(grounds, link, a, b, isKnown);
  addOpen(grounds, a, b, links, "a");
  addOpen(grounds, b, a, links, "b");
  return grounds;
}

function addLink(grounds: Grounds, link: Link, a: ParsedName, b: ParsedName, isKnown: (text: string) => boolean): void {
  const mine = a.words.slice(link.a, link.a + link.aLength);
  const theirs = b.words.slice(link.b, link.b + link.bLength);
  if (link.feature === "acronym") {
    grounds.acronym = Math.max(grounds.acronym, Math.min(lengthOf(mine), lengthOf(theirs)));
    return;
  }
  const words = [...mine, ...theirs];
  if (!words.some(({ kind }) => kind === "distinctive" || kind === "number")) {
    if (words.some(counts)) grounds.common++;
    return;
  }
  const letters = Math.min(lengthOf(mine), lengthOf(theirs));
  const isShared = mine.every(isCommon) || theirs.every(isCommon);
  if (isShared && editDistance(textOf(mine), textOf(theirs), ONE_SLIP, false) <= ONE_SLIP) {
    grounds.common++;
    return;
  }
  grounds[certaintyOf(link, letters, textOf(mine), textOf(theirs), isKnown)].push(letters);
}

const isCommon = ({ kind }: Word): boolean => kind === "generic" || kind === "place";
const lengthOf = (words: readonly Word[]): number => words.reduce((sum, { text }) => sum + text.length, 0);
const textOf = (words: readonly Word[]): string => words.map(({ text }) => text).join("");

/** A slip changes one letter of a word, or swaps two; in a word of up to five letters chance changes one as often. */
const ONE_SLIP = 1;
const SWAP = 0.9;

function certaintyOf(
  { value, feature }: Link,
  letters: number,
  mine: string,
  theirs: string,
  isKnown: (text: string) => boolean,
): "same" | "near" | "alike" {
  if (value === 1 || (feature === "joined" && value >= 0.95 && letters >= 5)) return "same";
  if (feature === "transliterated" && value >= 0.97 && letters >= 5 && mine[0] === theirs[0]) return "same";
  const edits = editDistance(mine, theirs, ONE_SLIP, false);
  const slips = letters >= 6 ? ONE_SLIP : letters >= 4 ? SWAP : 0;
  return edits <= slips && !isKnown(mine) ? "near" : "alike";
}

/** What says nothing about who a company is. */
const FILLERS = new Set(["group", "holding", "company", "corporation", "organization", "enterprise", "complex"]);
const LEGAL_LENGTH = 3;

function addOpen(grounds: Grounds, own: ParsedName, other: ParsedName, links: readonly Link[], side: "a" | "b"): void {
  for (const [at, word] of own.words.entries()) {
    if (links.some((link) => at >= link[side] && at < link[side] + link[`${side}Length`])) continue;
    if (!counts(word) || isLegalWord(word, other.legalWords)) continue;
    // Legal forms that no table has are short and stand last: "GP", "CA".
    const isLast = at === own.words.length - 1 && at > 0 && word.text.length <= LEGAL_LENGTH;
    if (own.aside[at] || FILLERS.has(word.meaning) || isLast) grounds.fillers++;
    else if (word.kind === "generic" || word.kind === "place") grounds.openCommon++;
    else grounds.open[side]++;
  }
}
