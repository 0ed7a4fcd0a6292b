import { createHash } from "node:crypto";
import { sql } from "drizzle-orm";
import type { Tx } from "../../../platform/db/database";
import type { ListedEntity } from "../../../platform/db/shapes/listed-entity";
import { ruleAt } from "../../../platform/rules/register";
import { buildIndexInSlices, type NameIndex } from "../../../reference/names/index/build-index";
import { screen } from "../../../reference/names/index/screen";
import { nameMatchingSchema } from "../../../reference/names/name-matching";
import type { MatchSettings } from "../../../reference/names/settings";
import type { Candidate, NamedEntity, ListedEntity as NamedEntry } from "../../../reference/names/types";
import { toNamedEntry } from "./to-named";

/** All lists of a customer as they stand now, those of all and its own, ready for screening. */
export interface CurrentIndex {
  /** What a name may mean in them, best first. */
  find(query: NamedEntity): Candidate[];
  /** Changes with any list's version and with the rule: what was screened under another one is due again. */
  key: string;
  /** By list. */
  versions: ReadonlyMap<string, number>;
  /** Of the rule `name-matching`. */
  ruleVersion: string;
}

/** Runs a query; a job opens a transaction for each, a handler has one already. */
export type Ask = <T>(query: (tx: Tx) => Promise<T>) => Promise<T>;

/**
 * The indexes of this process for a customer; null: the lists of all only. They are built at the first need, in slices so that nothing else
 * waits long, and built anew when a list or the rule has changed; whoever comes meanwhile waits for the same one.
 */
export async function currentIndex(ask: Ask, customerId: number | null): Promise<CurrentIndex> {
  const { rule, shared, own } = await ask((tx) => readState(tx, customerId));
  const indexes = [await held(shared, EVERYBODY), ...(own.lists.length > 0 ? [await held(own, customerId)] : [])];
  return {
    find: (query) => {
      const [first = [], ...others] = indexes.map((index) => screen(index, query));
      return others.length === 0 ? first : [first, ...others].flat().sort((one, other) => other.score - one.score);
    },
    key: own.lists.length === 0 ? shared.key : keyOf([shared.key, own.key]),
    versions: new Map([...shared.lists, ...own.lists].map(({ name, version }) => [name, Number(version)])),
    ruleVersion: rule.version,
  };

  /** The index of these lists, the newest that was asked for last. */
  function held({ key, lists }: ListsState, of: number | null): Promise<NameIndex> {
    const known = kept.get(of);
    kept.delete(of);
    if (known?.key === key) {
      kept.set(of, known);
      return known.index;
    }
    const mine = { key, index: build(ask, lists, rule.settings) };
    kept.set(of, mine);
    mine.index.catch(() => {
      if (kept.get(of) === mine) kept.delete(of);
    });
    const [oldest] = [...kept.keys()].filter((one) => one !== EVERYBODY);
    if (kept.size > MOST_KEPT && oldest !== undefined) kept.delete(oldest);
    return mine.index;
  }
}

const EVERYBODY = null;

/**
 * One for the lists of all, 30 MB for 11,000 entries, and one for each of the customers with own lists that were screened last, who was
 * longest ago first.
 */
const kept = new Map<number | null, { key: string; index: Promise<NameIndex> }>();
const MOST_KEPT = 9;

interface ListsState {
  key: string;
  lists: ListVersion[];
}

type ListVersion = { name: string; version: number };

/** The state of lists and rule alone, without an index: cheap enough to ask often. */
async function readState(tx: Tx, customerId: number | null) {
  const today = new Date().toISOString().slice(0, 10);
  const { value: settings, version } = await ruleAt(tx, "name-matching", today, nameMatchingSchema);
  const { rows } = await tx.execute<ListVersion & { isOwn: boolean; fileHash: string; at: string }>(sql`
    select l.name, v.version, v.file_hash as "fileHash", extract(epoch from v.imported_at)::text as at, l.owner_id is not null as "isOwn"
    from sanctions_lists l
    join sanctions_list_versions v on v.list_name = l.name and v.version = l.current_version
    where l.owner_id is null or l.owner_id = ${customerId}::bigint
    order by l.name collate "C"`);
  const stateOf = (isOwn: boolean): ListsState => {
    const lists = rows.filter((row) => row.isOwn === isOwn);
    const told = lists.map(({ name, version, fileHash, at }) => `${name} ${version} ${fileHash} ${at}`);
    return { key: keyOf([version, ...told]), lists };
  };
  return { rule: { settings, version }, shared: stateOf(false), own: stateOf(true) };
}

const keyOf = (parts: readonly string[]): string =>
  createHash("sha256").update(parts.join("\n")).digest("hex").slice(0, 16);

async function build(ask: Ask, lists: readonly ListVersion[], settings: MatchSettings): Promise<NameIndex> {
  const entries: NamedEntry[] = [];
  for (const { name, version } of lists) {
    for (let after = ""; ; ) {
      const rows = await ask((tx) => readEntries(tx, name, version, after));
      for (const { entity_id: id, entity } of rows) entries.push(toNamedEntry(name, id, entity));
      const last = rows.at(-1);
      if (!last || rows.length < ENTRIES_AT_ONCE) break;
      after = last.entity_id;
    }
  }
  return buildIndexInSlices(entries, settings);
}

const ENTRIES_AT_ONCE = 1000;

/** By version, so that an import which ends meanwhile changes nothing halfway. */
async function readEntries(tx: Tx, listName: string, version: number, after: string) {
  const { rows } = await tx.execute<{ entity_id: string; entity: ListedEntity }>(sql`
    select entity_id, entity from sanctions_entities
    where list_name = ${listName} and since <= ${version} and (until is null or until > ${version})
      and entity_id collate "C" > ${after}
    order by entity_id collate "C" limit ${ENTRIES_AT_ONCE}`);
  return rows;
}
