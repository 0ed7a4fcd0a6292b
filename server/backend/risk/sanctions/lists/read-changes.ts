import { sql } from "drizzle-orm";
import type { SanctionsListChange } from "~/backend/contract/sanctions-lists";
import { diffVersions } from "../../../intake/lists/diff-versions";
import type { Tx } from "../../../platform/db/database";
import type { ListedEntity } from "../../../platform/db/shapes/listed-entity";

export interface ChangesAsked {
  name: string;
  /** Versions; `from` before `to`, 0 for the empty list. */
  from: number;
  to: number;
  /** Only entries with this change. */
  change?: SanctionsListChange["change"] | undefined;
  /** Entries behind this one only, by id. */
  after: string;
  size: number;
}

/** What changed between two versions of a list, by the entries' ids. Only rows that began or ended between them are read. */
export async function readChanges(tx: Tx, asked: ChangesAsked): Promise<SanctionsListChange[]> {
  const { rows } = await tx.execute<{ id: string; before: ListedEntity | null; after: ListedEntity | null }>(sql`
    ${changed(asked)}
    select coalesce(before.entity_id, after.entity_id) as id, before.entity as before, after.entity as after
    from before full join after on after.entity_id = before.entity_id
    where ${isWanted(asked)} and coalesce(before.entity_id, after.entity_id) collate "C" > ${asked.after}
    order by coalesce(before.entity_id, after.entity_id) collate "C" limit ${asked.size}`);
  return rows.map(({ id, before, after }) => toChange(id, before, after));
}

/** How many entries changed, counted up to `most`. */
export async function countChanges(tx: Tx, asked: Omit<ChangesAsked, "after" | "size">, most: number): Promise<number> {
  const { rows } = await tx.execute<{ count: number }>(sql`
    ${changed(asked)}
    select count(*)::int as count from (
      select from before full join after on after.entity_id = before.entity_id
      where ${isWanted(asked)} limit ${most}) as counted`);
  return rows[0]?.count ?? 0;
}

function isWanted({ change }: Pick<ChangesAsked, "change">) {
  if (change === "added") return sql`before.entity_id is null`;
  if (change === "removed") return sql`after.entity_id is null`;
  return change ? sql`before.hash <> after.hash` : sql`before.hash is distinct from after.hash`;
}

function changed({ name, from, to }: Pick<ChangesAsked, "name" | "from" | "to">) {
  return sql`with before as (
      select * from sanctions_entities
      where list_name = ${name} and since <= ${from} and until > ${from} and until <= ${to}
    ), after as (
      select * from sanctions_entities
      where list_name = ${name} and since > ${from} and since <= ${to} and (until is null or until > ${to})
    )`;
}

function toChange(entityId: string, before: ListedEntity | null, after: ListedEntity | null): SanctionsListChange {
  const entity = after ?? before;
  const told = { entityId, name: entity?.names[0]?.text ?? "", kind: entity?.kind ?? "unknown" };
  if (!before) return { ...told, change: "added", fields: [] };
  if (!after) return { ...told, change: "removed", fields: [] };
  const [{ fields = [] } = {}] = diffVersions([before], [{ ...after, listName: before.listName }]).changed;
  return {
    ...told,
    change: "changed",
    fields: fields.map((field) => ({ field, before: before[field], after: after[field] })),
  };
}
