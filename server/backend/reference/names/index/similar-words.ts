import { compareWords } from "../compare-words";
import type { MatchSettings } from "../settings";
import type { NameMode, Word } from "../word";
import { makePostings, type Postings } from "./postings";

/** A word of the list that a query's word may mean, by number in the list's book. */
export interface SimilarWord {
  id: number;
  value: number;
}

/** Finds the list's words that are near a word: by trigrams of the sound, by consonants, by meaning. */
export class SimilarWords {
  private trigrams: Postings = makePostings(0, []);
  private readonly byConsonants = new Map<string, number[]>();
  private readonly byMeaning = new Map<string, number[]>();
  private readonly shared: Uint8Array;
  private readonly known = new Map<string, readonly SimilarWord[]>();

  /** Pauses wherever it can be left for a moment. */
  static *build(
    words: readonly Word[],
    ids: ReadonlyMap<string, number>,
    mode: NameMode,
    settings: MatchSettings,
  ): Generator<void, SimilarWords> {
    const similar = new SimilarWords(words, ids, mode, settings);
    yield* similar.fill();
    return similar;
  }

  private constructor(
    private readonly words: readonly Word[],
    private readonly ids: ReadonlyMap<string, number>,
    private readonly mode: NameMode,
    private readonly settings: MatchSettings,
  ) {
    this.shared = new Uint8Array(words.length);
  }

  private *fill(): Generator<void, void> {
    const pairs: number[] = [];
    for (const [id, word] of this.words.entries()) {
      if (word.meaning !== "") append(this.byMeaning, word.meaning, id);
      if (!isSpelled(word)) continue;
      append(this.byConsonants, word.consonants, id);
      for (const trigram of trigramsOf(word.sound)) pairs.push(trigram, id);
      yield;
    }
    this.trigrams = makePostings(TRIGRAMS, pairs);
  }

  /** Best first, then by number. Remembered, because names repeat their words. */
  of(word: Word): readonly SimilarWord[] {
    const known = this.known.get(word.text);
    if (known) return known;
    if (this.known.size >= REMEMBERED) this.known.clear();
    const found = this.find(word);
    this.known.set(word.text, found);
    return found;
  }

  private find(word: Word): SimilarWord[] {
    const found: SimilarWord[] = [];
    for (const id of this.nearby(word)) {
      const match = compareWords(word, this.words[id] as Word, this.mode, this.settings);
      if (match) found.push({ id, value: match.value });
    }
    return found.sort((a, b) => b.value - a.value || a.id - b.id);
  }

  private nearby(word: Word): Set<number> {
    const near = new Set<number>();
    const same = this.ids.get(word.text);
    if (same !== undefined) near.add(same);
    for (const id of this.byMeaning.get(word.meaning) ?? []) near.add(id);
    if (!isSpelled(word)) return near;
    for (const id of this.byConsonants.get(word.consonants) ?? []) near.add(id);
    const trigrams = trigramsOf(word.sound);
    // One edit breaks at most three trigrams; two far apart leave a third of a long word's.
    const enough = Math.max(1, Math.floor(trigrams.length / 3));
    const touched: number[] = [];
    for (const trigram of trigrams) {
      const { offsets, values } = this.trigrams;
      for (let i = offsets[trigram] as number; i < (offsets[trigram + 1] as number); i++) {
        const id = values[i] as number;
        const count = (this.shared[id] as number) + 1;
        this.shared[id] = count;
        if (count === 1) touched.push(id);
        if (count === enough) near.add(id);
      }
    }
    for (const id of touched) this.shared[id] = 0;
    return near;
  }
}

const REMEMBERED = 50_000;

const isSpelled = (word: Word): boolean =>
  word.kind === "distinctive" || word.kind === "generic" || word.kind === "place";

function append(map: Map<string, number[]>, key: string, id: number): void {
  const ids = map.get(key);
  if (ids) ids.push(id);
  else map.set(key, [id]);
}

const LETTERS = 37;
const TRIGRAMS = LETTERS ** 3;

/** Three letters in a row, the word's edges counting as one; each once. Folded words hold only a-z and 0-9. */
function trigramsOf(sound: string): number[] {
  const codes = [0, ...Array.from({ length: Math.min(sound.length, 24) }, (_, i) => letter(sound.charCodeAt(i))), 0];
  const trigrams = new Set<number>();
  for (let i = 0; i + 2 < codes.length; i++) {
    trigrams.add(((codes[i] as number) * LETTERS + (codes[i + 1] as number)) * LETTERS + (codes[i + 2] as number));
  }
  return [...trigrams];
}

const letter = (code: number): number => (code >= 97 ? code - 96 : code - 48 + 27);
