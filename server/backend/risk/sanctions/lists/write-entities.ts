import { sql } from "drizzle-orm";
import type { Tx } from "../../../platform/db/database";

/** How much one statement writes. */
export const ENTITIES_AT_ONCE = 500;
export const CHARACTERS_AT_ONCE = 512 * 1024;

/**
 * Writes entries, each of `entityJson`, as they stand in a version: what is new or has other words begins with it, what had other words before
 * ends with it, and what is the same stays one row. Set-based; no id may be given twice within one version.
 */
export async function writeEntities(
  tx: Tx,
  { name: listName, ownerId }: { name: string; ownerId: number | null },
  version: number,
  entries: readonly string[],
): Promise<{ added: number; changed: number }> {
  if (entries.length === 0) return { added: 0, changed: 0 };
  const incoming = `[${entries.join(",")}]`;
  const ended = await tx.execute(sql`
    update sanctions_entities as known set until = ${version}
    from jsonb_to_recordset(${incoming}::jsonb) as incoming(id text, hash text),
      lateral (${standing(listName)}) as standing
    where known.ctid = standing.ctid and standing.hash <> incoming.hash`);
  const begun = await tx.execute(sql`
    insert into sanctions_entities (list_name, owner_id, entity_id, since, kind, name, hash, entity)
    select ${listName}, ${ownerId}::bigint, incoming.id, ${version}, incoming.kind, incoming.name, incoming.hash, incoming.entity
    from jsonb_to_recordset(${incoming}::jsonb)
      as incoming(id text, kind text, name text, hash text, entity jsonb)
      left join lateral (${standing(listName)}) as standing on true
    where standing.ctid is null`);
  const changed = ended.rowCount ?? 0;
  return { added: (begun.rowCount ?? 0) - changed, changed };
}

/** The same comparison without writing: how many entries are new, and the ids of those that have other words. */
export async function compareEntities(
  tx: Tx,
  listName: string,
  entries: readonly string[],
): Promise<{ added: number; changed: string[] }> {
  const { rows } = await tx.execute<{ added: number; changed: string[] }>(sql`
    select count(*) filter (where standing.ctid is null)::int as added,
      coalesce(array_agg(incoming.id) filter (where standing.hash <> incoming.hash), '{}') as changed
    from jsonb_to_recordset(${`[${entries.join(",")}]`}::jsonb) as incoming(id text, hash text)
      left join lateral (${standing(listName)}) as standing on true`);
  return rows[0] ?? { added: 0, changed: [] };
}

/**
 * The row of an incoming entry, looked up by its index for each of them (`offset 0`): within a first import nothing is known of the
 * table's size yet, and a join of its own reads the whole list for each portion, 200 ms of them towards the end of a long one.
 */
const standing = (listName: string) => sql`
  select ctid, hash from sanctions_entities as known
  where known.list_name = ${listName} and known.entity_id = incoming.id and known.until is null offset 0`;

/** Ends the entries that a version does not hold any more; answers how many they were. A portion at a time: a list may have 200,000. */
export async function endOthers(
  tx: Tx,
  listName: string,
  version: number,
  isHeld: (id: string) => boolean,
): Promise<number> {
  let ended = 0;
  for (let after: string | undefined = ""; after !== undefined; ) {
    const ids: string[] = await openBehind(tx, listName, after);
    const others = ids.filter((id) => !isHeld(id));
    if (others.length > 0) {
      await tx.execute(sql`
        update sanctions_entities set until = ${version}
        where list_name = ${listName} and until is null and entity_id = any(${sql.param(others)}::text[])`);
    }
    ended += others.length;
    after = ids.length < LOOKED_AT_ONCE ? undefined : ids.at(-1);
  }
  return ended;
}

async function openBehind(tx: Tx, listName: string, after: string): Promise<string[]> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    select entity_id as id from sanctions_entities
    where list_name = ${listName} and until is null and entity_id > ${after} order by entity_id limit ${LOOKED_AT_ONCE}`);
  return rows.map(({ id }) => id);
}

const LOOKED_AT_ONCE = 2_000;

/** How many entries stand in the list, those of the version that is being written and those that it may lack. */
export async function countOpen(tx: Tx, listName: string): Promise<number> {
  const { rows } = await tx.execute<{ n: number }>(sql`
    select count(*)::int as n from sanctions_entities where list_name = ${listName} and until is null`);
  return rows[0]?.n ?? 0;
}
