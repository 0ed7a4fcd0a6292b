import { type PreparedEntity, prepareEntity } from "../score-match";
import type { MatchSettings } from "../settings";
import type { ListedEntity } from "../types";
import { type NameMode, type Word, WordBook } from "../word";
import { type Rarity, rarityOf, weightOf } from "../word-weight";
import { hashOf, JoinedKeys, joinedTexts } from "./joined-keys";
import { countOf, makePostings, type Postings } from "./postings";
import { SimilarWords } from "./similar-words";

/** The names of one mode: organizations (with vessels and what is not known), or persons (with what is not known). */
export interface Partition {
  mode: NameMode;
  /** By number, ascending by id, so that the order of the input decides nothing. */
  ids: string[];
  entities: PreparedEntity[];
  words: Map<string, Word>;
  wordIds: Map<string, number>;
  /** Word → names that hold it. */
  names: Postings;
  entityOfName: Uint32Array;
  /** Of each entity; its others follow. */
  firstName: Uint32Array;
  weightOfName: Float32Array;
  similar: SimilarWords;
  joined: JoinedKeys;
  rarity: Rarity;
}

/** Pauses wherever it can be left for a moment. @param listed ascending by id */
export function* buildPartition(
  listed: readonly ListedEntity[],
  mode: NameMode,
  settings: MatchSettings,
): Generator<void, Partition> {
  const book = new WordBook(mode);
  const intern = (text: string): Word => book.intern(text);
  const entities: PreparedEntity[] = [];
  for (const entity of listed) {
    entities.push(prepareEntity(entity, mode, intern));
    yield;
  }
  const wordIds = new Map<string, number>();
  for (const text of book.words.keys()) wordIds.set(text, wordIds.size);
  const { names, entityOfName, firstName, joined } = yield* numberNames(entities, wordIds);
  for (const [text, id] of wordIds) book.intern(text).rarity = rarityOf(countOf(names, id), entityOfName.length);
  const rarity: Rarity = (word) => word.rarity ?? book.words.get(word.text)?.rarity ?? 1;
  const weightOfName = new Float32Array(entityOfName.length);
  let at = 0;
  for (const { names: prepared } of entities) {
    for (const { parsed } of prepared) {
      weightOfName[at++] = parsed.words.reduce(
        (sum, word, i) => sum + weightOf(word, parsed.aside[i] ?? false, settings, rarity),
        0,
      );
    }
    yield;
  }
  const similar = yield* SimilarWords.build([...book.words.values()], wordIds, mode, settings);
  return {
    mode,
    ids: listed.map(({ id }) => id),
    entities,
    words: book.words,
    wordIds,
    names,
    entityOfName,
    firstName,
    weightOfName,
    similar,
    joined,
    rarity,
  };
}

function* numberNames(entities: readonly PreparedEntity[], wordIds: ReadonlyMap<string, number>) {
  const pairs: number[] = [];
  const entityOfName: number[] = [];
  const firstName = new Uint32Array(entities.length);
  const keys: { key: number; name: number }[] = [];
  for (const [number, entity] of entities.entries()) {
    firstName[number] = entityOfName.length;
    for (const { parsed } of entity.names) {
      const name = entityOfName.length;
      entityOfName.push(number);
      for (const text of new Set(parsed.words.map((word) => word.text))) pairs.push(wordIds.get(text) as number, name);
      for (const text of joinedTexts(parsed)) keys.push({ key: hashOf(text), name });
    }
    yield;
  }
  return {
    names: makePostings(wordIds.size, pairs),
    entityOfName: Uint32Array.from(entityOfName),
    firstName,
    joined: new JoinedKeys(keys),
  };
}
