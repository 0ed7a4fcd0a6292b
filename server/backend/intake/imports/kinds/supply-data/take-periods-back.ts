import { sql } from "drizzle-orm";
import type { Tx } from "../../../../platform/db/database";
import type { ImportKey } from "../../run/import-key";
import type { Entries } from "../linked/links";
import type { PeriodUndo } from "./write-periods";

/**
 * Periods that the import made go, and those in whose place they came are there again, byte by byte. A supplier and input of which somebody has
 * changed a period since stays as a whole: half of it would leave days without one, or with two.
 */
export async function takePeriodsBack(
  tx: Tx,
  { customerId, importId }: ImportKey,
  { previewOnly }: { previewOnly: boolean },
): Promise<Entries> {
  const { rows } = await tx.execute<{ row: number; undo: PeriodUndo }>(sql`
    select row, undo from import_rows
     where customer_id = ${customerId} and import_id = ${importId} and state in ('created', 'joined') and undo ? 'thing'
     order by row`);
  const groups = new Map<string, { rows: number[]; undo: PeriodUndo[] }>();
  for (const { row, undo } of rows) {
    const group = groups.get(undo.thing) ?? { rows: [], undo: [] };
    group.rows.push(row);
    group.undo.push(undo);
    groups.set(undo.thing, group);
  }
  const all = [...groups.values()].map(({ rows, undo }) => ({ rows, ...together(undo) }));
  const versions = await versionsOf(
    tx,
    customerId,
    all.flatMap(({ made, left }) => [...made, ...left.map(({ id }) => id)]),
  );
  const isUnchanged = ({ made, left }: (typeof all)[number]): boolean =>
    made.every((id) => versions.get(id) === 1) && left.every(({ id, version }) => versions.get(id) === version);
  const back = all.filter(isUnchanged);
  const kept = all.filter((group) => !isUnchanged(group));
  if (!previewOnly) {
    const ids = back.flatMap(({ made, left }) => [...made, ...left.map(({ id }) => id)]);
    await tx.execute(sql`
      delete from edge_impacts where customer_id = ${customerId} and id = any(${sql.param(ids)}::bigint[])`);
    await putBack(
      tx,
      customerId,
      back.flatMap(({ before }) => before),
    );
  }
  return {
    removed: back.reduce((sum, { made }) => sum + made.length, 0),
    restored: back.reduce((sum, { before }) => sum + before.length, 0),
    kept: kept.reduce((sum, { made }) => sum + made.length, 0),
    keptRows: kept.flatMap((group) => group.rows),
  };
}

/** What the import made and ended itself in an earlier portion of the same supplier and input is neither there nor put back. */
function together(undo: readonly PeriodUndo[]) {
  const made = undo.flatMap(({ made }) => made ?? []);
  const before = undo.flatMap(({ before = [] }) => before);
  const left = undo.flatMap(({ left = [] }) => left);
  const ended = new Set(before.map(({ id }) => id));
  const ours = new Set([...made, ...left.map(({ id }) => id)]);
  return {
    made: made.filter((id) => !ended.has(id)),
    before: before.filter(({ id }) => !ours.has(id)),
    left: left.filter(({ id }) => !ended.has(id)),
  };
}

async function versionsOf(tx: Tx, customerId: number, ids: readonly number[]): Promise<Map<number, number>> {
  const { rows } = await tx.execute<{ id: string; version: number }>(sql`
    select id, version from edge_impacts where customer_id = ${customerId} and id = any(${sql.param([...ids])}::bigint[])`);
  return new Map(rows.map(({ id, version }) => [Number(id), version]));
}

/** But what came with an import that was undone meanwhile, or is about a target that is gone. */
async function putBack(tx: Tx, customerId: number, before: readonly object[]): Promise<void> {
  await tx.execute(sql`
    insert into edge_impacts overriding system value
    select b.* from jsonb_populate_recordset(null::edge_impacts, ${JSON.stringify(before)}::jsonb) b
     where b.customer_id = ${customerId} and exists (select from targets t where t.id = b.supplier_id)
       and not exists (select from imports i where i.customer_id = b.customer_id and i.id = b.import_id and i.step = 'undone')`);
}
