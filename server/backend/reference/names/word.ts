import { PLACE_MEANINGS } from "./place-words";
import { consonantsOf, soundOf } from "./sound";
import { FIRST_NAMES, GENERIC_MEANINGS, PARTICLES, STOP_WORDS } from "./word-meanings";

export type WordKind = "distinctive" | "generic" | "place" | "stop" | "particle" | "number" | "initial";
export type NameMode = "organization" | "person";

/** One folded word with all that comparing it needs; a book hands out one object per word. */
export interface Word {
  text: string;
  kind: WordKind;
  /** The meaning that abbreviations and translations share; "" for a word that only names. */
  meaning: string;
  sound: string;
  consonants: string;
  /** Which letters occur in the sound, one bit each: words that share too few are not worth comparing. */
  letters: number;
  /** Set by an index on its own words: how rare the word is there, see `Rarity`. */
  rarity?: number;
}

/** Keeps each word once; an index owns two, one per mode. A query's words beyond it are made and forgotten. */
export class WordBook {
  readonly words = new Map<string, Word>();
  constructor(readonly mode: NameMode) {}

  intern(text: string): Word {
    const known = this.words.get(text);
    if (known) return known;
    const word = makeWord(text, this.mode);
    this.words.set(text, word);
    return word;
  }
}

export function makeWord(text: string, mode: NameMode): Word {
  const sound = soundOf(text);
  const kind = kindOf(text, mode);
  const meaning = meaningOf(text, kind, mode);
  return { text, kind, meaning, sound, consonants: consonantsOf(sound), letters: lettersOf(sound) };
}

function kindOf(text: string, mode: NameMode): WordKind {
  if (/[0-9]/.test(text)) return "number";
  if (mode === "person") return PARTICLES.has(text) ? "particle" : text.length === 1 ? "initial" : "distinctive";
  if (STOP_WORDS.has(text)) return "stop";
  if (text.length === 1) return "initial";
  return MEANINGS.get(text)?.kind ?? "distinctive";
}

function meaningOf(text: string, kind: WordKind, mode: NameMode): string {
  if (mode === "person") return FIRST_NAME_MEANINGS.get(text) ?? "";
  return kind === "generic" || kind === "place" ? (MEANINGS.get(text)?.meaning ?? "") : "";
}

function lettersOf(sound: string): number {
  let bits = 0;
  for (let i = 0; i < sound.length; i++) bits |= 1 << (sound.charCodeAt(i) & 31);
  return bits;
}

const MEANINGS = new Map<string, { kind: "generic" | "place"; meaning: string }>();
for (const [kind, entries] of [
  ["place", PLACE_MEANINGS],
  ["generic", GENERIC_MEANINGS],
] as const) {
  for (const entry of entries) {
    const words = entry.split(" ");
    for (const word of words) MEANINGS.set(word, { kind, meaning: words[0] ?? word });
  }
}

const FIRST_NAME_MEANINGS = new Map(
  FIRST_NAMES.flatMap((entry) => entry.split(" ").map((name) => [name, entry.split(" ")[0] as string])),
);
