import { sql } from "drizzle-orm";
import type { Tx } from "../../../platform/db/database";
import { storable } from "./entity-json";

/** How much one statement writes. */
export const ENTITIES_AT_ONCE = 500;
export const CHARACTERS_AT_ONCE = 512 * 1024;

/**
 * Writes entries, each of `entityJson`, as they stand in a version: what is new or has other words begins with it, what had other words before
 * ends with it, and what is the same stays one row. Set-based; no id may be given twice within one version.
 */
export async function writeEntities(
  tx: Tx,
  listName: string,
  version: number,
  entries: readonly string[],
): Promise<{ added: number; changed: number }> {
  if (entries.length === 0) return { added: 0, changed: 0 };
  const incoming = `[${entries.join(",")}]`;
  const ended = await tx.execute(sql`
    update sanctions_entities as known set until = ${version}
    from jsonb_to_recordset(${incoming}::jsonb) as incoming(id text, hash text)
    where known.list_name = ${listName} and known.entity_id = incoming.id and known.until is null
      and known.hash <> incoming.hash`);
  const begun = await tx.execute(sql`
    insert into sanctions_entities (list_name, entity_id, since, kind, name, hash, entity)
    select ${listName}, id, ${version}, kind, name, hash, entity
    from jsonb_to_recordset(${incoming}::jsonb)
      as incoming(id text, kind text, name text, hash text, entity jsonb)
    where not exists (
      select from sanctions_entities as known
      where known.list_name = ${listName} and known.entity_id = incoming.id and known.until is null)`);
  const changed = ended.rowCount ?? 0;
  return { added: (begun.rowCount ?? 0) - changed, changed };
}

/** Ends the entries that a version does not hold any more; answers how many they were. */
export async function endOthers(tx: Tx, listName: string, version: number, ids: Iterable<string>): Promise<number> {
  const { rowCount } = await tx.execute(sql`
    update sanctions_entities as known set until = ${version} where ${isNoneOf(listName, ids)}`);
  return rowCount ?? 0;
}

/** How many entries a version does not hold any more. */
export async function countOthers(tx: Tx, listName: string, ids: Iterable<string>): Promise<number> {
  const { rows } = await tx.execute<{ n: number }>(sql`
    select count(*)::int as n from sanctions_entities as known where ${isNoneOf(listName, ids)}`);
  return rows[0]?.n ?? 0;
}

const isNoneOf = (listName: string, ids: Iterable<string>) => sql`
  known.list_name = ${listName} and known.until is null and not exists (
    select from jsonb_array_elements_text(${JSON.stringify([...ids], storable)}::jsonb) as held(id)
     where held.id = known.entity_id)`;
