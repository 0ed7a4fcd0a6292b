import { editDistance } from "./edit-distance";
import type { MatchSettings } from "./settings";
import type { ReasonFeature } from "./types";
import type { NameMode, Word } from "./word";

export interface WordMatch {
  /** `similarity.minimum` to 1. */
  value: number;
  /** Why it is below 1. */
  feature: ReasonFeature;
}

const SAME: WordMatch = { value: 1, feature: "name" };

/** How far two words are one word; undefined when they are two. Symmetric. */
export function compareWords(a: Word, b: Word, mode: NameMode, settings: MatchSettings): WordMatch | undefined {
  if (a.text === b.text) return SAME;
  if (a.kind === "number" || b.kind === "number") return undefined;
  if (a.kind === "initial" || b.kind === "initial") return mode === "person" ? initialMatch(a, b, settings) : undefined;
  if (isSmall(a) || isSmall(b)) return undefined;
  const { similarity } = settings;
  if (a.meaning !== "" && b.meaning !== "" && (mode === "organization" || a.meaning === b.meaning)) {
    return sameMeaning(a, b, mode, settings);
  }
  if (a.sound === b.sound && a.sound.length >= 3)
    return atMost(alikeOf(a, b, mode, settings), { value: similarity.transliterated, feature: "transliterated" });
  const short = shortened(a, b, mode, settings);
  if (short) return short;
  const spelled = respelt(a, b, settings);
  return spelled && atMost(alikeOf(a, b, mode, settings), spelled);
}

/** SSAB sounds like SIIB: words so short are alike by chance, unless they are somebody's first name. */
function alikeOf(a: Word, b: Word, mode: NameMode, { similarity }: MatchSettings): number {
  const short = mode === "organization" && Math.min(a.text.length, b.text.length) <= SHORT;
  return short ? similarity.shortAlike : 1;
}

const SHORT = 4;

const atMost = (most: number, match: WordMatch): WordMatch => (match.value <= most ? match : { ...match, value: most });

const isSmall = (word: Word): boolean => word.kind === "stop" || word.kind === "particle";

function initialMatch(a: Word, b: Word, { similarity }: MatchSettings): WordMatch | undefined {
  if (a.kind === b.kind || isSmall(a) || isSmall(b)) return undefined;
  return a.text[0] === b.text[0] ? { value: similarity.initial, feature: "initial" } : undefined;
}

function sameMeaning(a: Word, b: Word, mode: NameMode, settings: MatchSettings): WordMatch | undefined {
  const { similarity } = settings;
  if (a.meaning !== b.meaning) return undefined;
  if (mode === "person") {
    const spelled = respelt(a, b, settings);
    return spelled && spelled.value > similarity.firstName
      ? spelled
      : { value: similarity.firstName, feature: "translated" };
  }
  return a.text.slice(0, 2) === b.text.slice(0, 2)
    ? { value: similarity.abbreviated, feature: "abbreviated" }
    : { value: similarity.translated, feature: "translated" };
}

/** "Alex" for Alexander, "constr" for construction: a beginning stands for a first name or for a word that many share. */
function shortened(a: Word, b: Word, mode: NameMode, { similarity }: MatchSettings): WordMatch | undefined {
  const [short, long] = a.text.length <= b.text.length ? [a, b] : [b, a];
  if (long.text.length < short.text.length + 2) return undefined;
  if (mode === "person") {
    const begins = short.sound.length >= 4 && long.sound.startsWith(short.sound);
    return begins ? { value: similarity.begins, feature: "abbreviated" } : undefined;
  }
  const begins = short.text.length >= 3 && long.kind === "generic" && long.text.startsWith(short.text);
  return begins ? { value: similarity.abbreviated - 0.05, feature: "abbreviated" } : undefined;
}

function respelt(a: Word, b: Word, { similarity }: MatchSettings): WordMatch | undefined {
  const longer = Math.max(a.text.length, b.text.length);
  const shorter = Math.min(a.text.length, b.text.length);
  if (shorter < 3 || longer - shorter > longer / 2 || unlike(a.letters, b.letters, longer)) return undefined;
  const written = 1 - (similarity.editCost * editDistance(a.text, b.text, longer / 3, false)) / longer;
  const soundLength = Math.max(a.sound.length, b.sound.length);
  const heard = 0.99 - (similarity.heardCost * editDistance(a.sound, b.sound, soundLength / 3, true)) / soundLength;
  const value = Math.max(written, heard) - (a.sound[0] === b.sound[0] ? 0 : 0.04);
  if (value < similarity.minimum) return undefined;
  return { value, feature: heard > written && a.consonants === b.consonants ? "transliterated" : "misspelt" };
}

/** So many letters in one of the words only that no few edits make it good: two for each edit, half an edit counted. */
function unlike(a: number, b: number, length: number): boolean {
  let bits = a ^ b;
  let count = 0;
  for (; bits !== 0; bits &= bits - 1) count++;
  return count > Math.max(3, Math.min(6, length * 0.7));
}
