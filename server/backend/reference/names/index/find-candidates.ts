import type { ParsedName } from "../parse-name";
import type { MatchSettings } from "../settings";
import { makeWord, type Word } from "../word";
import { weightOf } from "../word-weight";
import type { Partition } from "./partition";
import { countOf, rangeOf } from "./postings";

/** Words in more names than this bring no candidate of their own; they only raise those that rarer words brought. */
const COMMON = 3_000;
/** The rarest words of a query bring candidates however common they are. */
const ALWAYS = 2;
/** Words run together have to sound nearly the same as one of the list's. */
const NEARLY_SAME = 0.87;
/** Below this estimate no full score reaches the threshold of review. */
const LEAST = 0.5;

/** An entity worth a full score, and which of its names are. */
export interface Found {
  entity: number;
  names: number[];
}

/** At most `limit` entities, best first by a cheap estimate of the score; of equal ones, those that more speaks for, then by number. */
export function findCandidates(
  partition: Partition,
  query: ParsedName,
  settings: MatchSettings,
  limit: number,
): Found[] {
  const gathered = new Gathered(partition);
  const words = query.words.map((word, i) => ({
    word,
    weight: weightOf(word, query.aside[i] ?? false, settings, partition.rarity),
  }));
  const weight = words.reduce((sum, entry) => sum + entry.weight, 0);
  const searched = words
    .filter(({ word }) => word.kind !== "stop" && word.kind !== "particle")
    .map((entry) => ({ ...entry, names: namesOf(partition, entry.word) }))
    .sort((a, b) => a.names - b.names);
  for (const [rank, { word, weight: share, names }] of searched.entries()) {
    gathered.nextWord();
    const bringing = names <= COMMON || rank < ALWAYS;
    for (const { id, value } of partition.similar.of(word)) gathered.addWord(id, share * value, bringing);
    gathered.addNames(partition.joined.of(word.sound), 2 * share);
    if (word.sound !== word.text) gathered.addNames(partition.joined.of(word.text), 2 * share);
  }
  for (const { text, weight: share } of joinedWords(query, words)) {
    gathered.nextWord();
    const id = partition.wordIds.get(text.text);
    if (id !== undefined) {
      // "For" is a word of many names and no acronym of "Florbel Operadora Restaurantes": it would push that very name out.
      if (text.kind !== "stop" && countOf(partition.names, id) <= limit) gathered.addWord(id, share, true);
    } else {
      // Near, and about as long: that a name begins like two run together is no sign.
      for (const { id: near, value } of partition.similar.of(text)) {
        if (value > NEARLY_SAME) gathered.addWord(near, share * value, true);
      }
    }
  }
  return gathered.best(weight, limit);
}

function namesOf(partition: Partition, word: Word): number {
  const id = partition.wordIds.get(word.text);
  return id === undefined ? 0 : countOf(partition.names, id);
}

/** The query's neighbouring words run together, and its initials, which may be one word in the list. */
function joinedWords(
  query: ParsedName,
  words: readonly { word: Word; weight: number }[],
): { text: Word; weight: number }[] {
  const joined: { text: Word; weight: number }[] = [];
  const whole = words.reduce((sum, { weight }) => sum + weight, 0);
  for (const text of query.initials) joined.push({ text: makeWord(text, query.mode), weight: whole });
  for (let i = 0; i + 1 < words.length; i++) {
    const [one, next] = [words[i], words[i + 1]] as [{ word: Word; weight: number }, { word: Word; weight: number }];
    joined.push({
      text: makeWord(one.word.text + next.word.text, query.mode),
      weight: one.weight + next.weight,
    });
  }
  return joined;
}

/** Adds up what the words of a query find in each name. One at a time: it borrows arrays as long as the list. */
class Gathered {
  private readonly scratch: Scratch;
  private readonly touched: number[] = [];

  constructor(private readonly partition: Partition) {
    this.scratch = scratchOf(partition);
  }

  nextWord(): void {
    this.scratch.turn++;
  }

  addWord(id: number, amount: number, bringing: boolean): void {
    const { values } = this.partition.names;
    const { from, to } = rangeOf(this.partition.names, id);
    for (let i = from; i < to; i++) this.add(values[i] as number, amount, bringing);
  }

  addNames(names: readonly number[], amount: number): void {
    for (const name of names) this.add(name, amount, true);
  }

  private add(name: number, amount: number, bringing: boolean): void {
    const { sums, turns, turn } = this.scratch;
    if (turns[name] === turn) return;
    const sum = sums[name] as number;
    if (sum === 0) {
      if (!bringing) return;
      this.touched.push(name);
    }
    turns[name] = turn;
    sums[name] = sum + amount;
  }

  best(queryWeight: number, limit: number): Found[] {
    const { weightOfName, entityOfName } = this.partition;
    const { sums } = this.scratch;
    const found = new Map<number, Found & { estimate: number; sum: number }>();
    for (const name of this.touched) {
      const sum = sums[name] as number;
      sums[name] = 0;
      const [less, more] = order(queryWeight, weightOfName[name] as number);
      const high = Math.min(1, sum / less);
      const estimate = high * (0.5 + (0.5 * Math.min(1, sum / more)) / high);
      if (estimate < LEAST) continue;
      const entity = entityOfName[name] as number;
      const known = found.get(entity);
      if (!known) found.set(entity, { entity, names: [name], estimate, sum });
      else {
        known.names.push(name);
        known.estimate = Math.max(known.estimate, estimate);
        known.sum = Math.max(known.sum, sum);
      }
    }
    // Many come to a whole name by a legal form that looks like a word of theirs: the name itself has every word and that as well.
    return [...found.values()]
      .sort((a, b) => b.estimate - a.estimate || b.sum - a.sum || a.entity - b.entity)
      .slice(0, limit);
  }
}

interface Scratch {
  sums: Float32Array;
  /** Which word of which query touched the name last: one word adds to a name once, its best. */
  turns: Uint32Array;
  turn: number;
}

const scratches = new WeakMap<Partition, Scratch>();

function scratchOf(partition: Partition): Scratch {
  const names = partition.entityOfName.length;
  const scratch = scratches.get(partition) ?? { sums: new Float32Array(names), turns: new Uint32Array(names), turn: 0 };
  scratches.set(partition, scratch);
  return scratch;
}

const order = (a: number, b: number): [number, number] => (a < b ? [a, b] : [b, a]);
