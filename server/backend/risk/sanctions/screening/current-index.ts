import { createHash } from "node:crypto";
import { sql } from "drizzle-orm";
import type { Tx } from "../../../platform/db/database";
import type { ListedEntity } from "../../../platform/db/shapes/listed-entity";
import { ruleAt } from "../../../platform/rules/register";
import { buildIndexInSlices, type NameIndex } from "../../../reference/names/index/build-index";
import { nameMatchingSchema } from "../../../reference/names/name-matching";
import type { MatchSettings } from "../../../reference/names/settings";
import type { ListedEntity as NamedEntry } from "../../../reference/names/types";
import { toNamedEntry } from "./to-named";

/** All lists as they stand now, ready for screening. */
export interface CurrentIndex {
  index: NameIndex;
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
 * The index of this process. It is built at the first need, in slices so that nothing else waits long, and built anew when
 * a list or the rule has changed; whoever comes meanwhile waits for the same one.
 */
export async function currentIndex(ask: Ask): Promise<CurrentIndex> {
  const state = await ask(readState);
  if (held?.key === state.key) return held.index;
  const index = build(ask, state);
  const mine = { key: state.key, index };
  held = mine;
  index.catch(() => {
    if (held === mine) held = undefined;
  });
  return index;
}

/** One for the process: lists are the same for every customer, and one index of them is 30 MB for 11,000 entries. */
let held: { key: string; index: Promise<CurrentIndex> } | undefined;

interface ListsState {
  key: string;
  versions: Map<string, number>;
  settings: MatchSettings;
  ruleVersion: string;
}

/** The state of lists and rule alone, without an index: cheap enough to ask often. */
export async function readState(tx: Tx): Promise<ListsState> {
  const today = new Date().toISOString().slice(0, 10);
  const { value: settings, version: ruleVersion } = await ruleAt(tx, "name-matching", today, nameMatchingSchema);
  const { rows } = await tx.execute<{ name: string; version: number; file_hash: string; at: string }>(sql`
    select l.name, v.version, v.file_hash, extract(epoch from v.imported_at)::text as at
    from sanctions_lists l
    join sanctions_list_versions v on v.list_name = l.name and v.version = l.current_version
    order by l.name collate "C"`);
  const versions = new Map(rows.map(({ name, version }) => [name, Number(version)]));
  const told = [
    ruleVersion,
    ...rows.map(({ name, version, file_hash, at }) => `${name} ${version} ${file_hash} ${at}`),
  ];
  const key = createHash("sha256").update(told.join("\n")).digest("hex").slice(0, 16);
  return { key, versions, settings, ruleVersion };
}

async function build(ask: Ask, { key, versions, settings, ruleVersion }: ListsState): Promise<CurrentIndex> {
  const entries: NamedEntry[] = [];
  for (const [listName, version] of versions) {
    for (let after = ""; ; ) {
      const rows = await ask((tx) => readEntries(tx, listName, version, after));
      for (const { entity_id: id, entity } of rows) entries.push(toNamedEntry(listName, id, entity));
      const last = rows.at(-1);
      if (!last || rows.length < ENTRIES_AT_ONCE) break;
      after = last.entity_id;
    }
  }
  return { index: await buildIndexInSlices(entries, settings), key, versions, ruleVersion };
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
