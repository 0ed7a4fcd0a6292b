import { type SQL, sql } from "drizzle-orm";
import type { Tx } from "../../../platform/db/database";
import type { ImportKey } from "./import-key";
import { asRevised } from "./revision";

// Rows that are decided together keep what they were, and what was remembered of them keeps what it was, until the import is applied: both can be
// taken back exactly. `of` is the import's revision of that decision; an image of an older revision than its row's is none any more.

const revisionOf = ({ customerId, importId }: ImportKey): SQL =>
  sql`(select i.revision from imports i where i.customer_id = ${customerId} and i.id = ${importId})`;

/** `asRevised` for rows `r` that are decided together; only of what the statement changes beside it. */
export const asDecidedTogether = (
  key: ImportKey,
): SQL => sql`${asRevised(key)}, before = jsonb_build_object('of', ${revisionOf(key)},
  'state', r.state, 'target_id', r.target_id, 'score', r.score, 'reasons', r.reasons, 'candidate', r.candidate)`;

/** The same of rows `r` whose state and target alone change: what they say is not copied. */
export const asOnlyStateDecided = (
  key: ImportKey,
): SQL => sql`${asRevised(key)}, before = jsonb_build_object('of', ${revisionOf(key)},
  'state', r.state, 'target_id', r.target_id)`;

/**
 * For the insert of a memory `d`: what `before` becomes where it is said of rows together, or of one alone.
 * @param said what is remembered now: restored is only what still says that. `rows`: all that said it, an array of JSON; else the one of the memory
 */
export function memoryBefore(
  key: ImportKey,
  together: boolean,
  said: { decision: SQL; targetId: SQL; rows?: SQL },
): { inserted: SQL; updated: SQL } {
  if (!together) return { inserted: sql`null::jsonb`, updated: sql`null::jsonb` };
  const inserted = sql`jsonb_build_object('of', ${revisionOf(key)}, 'decision', ${said.decision}::text, 'target_id', ${said.targetId}::bigint) ||
    ${said.rows ? sql`jsonb_build_object('rows', ${said.rows})` : sql`'{}'::jsonb`}`;
  // A key that one decision says twice keeps the first image. What another import remembered is kept with the image that it may be taken back to.
  return {
    inserted,
    updated: sql`case
      when d.import_id = excluded.import_id and d.before->'of' = excluded.before->'of' then d.before
      else excluded.before || jsonb_build_object('was', to_jsonb(d) - array['customer_id', 'key']) end`,
  };
}

/**
 * Rows that were decided together in the import's `revision` are what they were, and so is what was remembered of them, as far as nobody changed
 * them since. Answers how many they are; 0 for a revision that is of no such decision.
 * @param revision null for the import's own as it is now
 * @param rows only these; all unless said
 */
export async function restoreBefore(
  tx: Tx,
  key: ImportKey,
  revision: number | null,
  rows: readonly number[] | null = null,
): Promise<number> {
  const { customerId, importId } = key;
  const its = revision === null ? revisionOf(key) : sql`${revision}::int`;
  const only = rows === null ? sql`true` : sql`r.row = any(${sql.param([...rows])}::int[])`;
  const found = await tx.execute<{ count: number }>(sql`
    with restored as (
      update import_rows r set (state, target_id, score, reasons, candidate) = (
               select b.state, ${standing(key, sql`b.target_id`)}, b.score, b.reasons, b.candidate from jsonb_populate_record(r, r.before) b),
             before = null, ${asRevised(key)}
       where r.customer_id = ${customerId} and r.import_id = ${importId} and r.revision = ${its} and r.revision > 0
         and (r.before->>'of')::int = r.revision and ${only}
      returning r.row
    ), said as (
      select d.key, d.before->'was' as was from import_decisions d
       where d.customer_id = ${customerId} and d.import_id = ${importId} and (d.before->>'of')::int = ${its}
         and ${isSaidBy(sql`d.before`, sql`d.row`)}
         and d.decision = d.before->>'decision' and d.target_id is not distinct from (d.before->>'target_id')::bigint
    ), hidden as (
      -- Below what a later decision says, this one would come back with that one's undo.
      update import_decisions d
         set before = case when d.before#>'{was,before,was}' is null then d.before - 'was'
                           else jsonb_set(d.before, '{was}', d.before#>'{was,before,was}') end
       where d.customer_id = ${customerId} and (d.before#>>'{was,import_id}')::bigint = ${importId}
         and (d.before#>>'{was,before,of}')::int = ${its} and ${isSaidBy(sql`d.before#>'{was,before}'`, sql`(d.before#>>'{was,row}')::int`)}
    ), forgotten as (
      delete from import_decisions d using said where d.customer_id = ${customerId} and d.key = said.key and said.was is null
    ), remembered as (
      update import_decisions d set (decision, target_id, import_id, row, decided_by, decided_at, before) = (
               select b.decision, b.target_id, b.import_id, b.row, b.decided_by, b.decided_at, b.before
                 from jsonb_populate_record(d, said.was) b)
        from said where d.customer_id = ${customerId} and d.key = said.key and said.was is not null
    )
    select count(*)::int as count from restored`);
  return found.rows[0]?.count ?? 0;
}

/** Whether one of the rows that said what is remembered with this image is restored: what the others say of it by now is another decision's. */
const isSaidBy = (before: SQL, row: SQL): SQL => sql`exists (
  select from jsonb_array_elements_text(coalesce(${before}->'rows', jsonb_build_array(${row}))) said(row)
   where said.row::int in (select row from restored))`;

/** A target that was merged since is the one that it was merged into. */
const standing = ({ customerId }: ImportKey, targetId: SQL): SQL => sql`coalesce((
  select m.kept_id from target_merges m
   where m.customer_id = ${customerId} and m.merged_id = ${targetId} and m.undone_at is null order by m.id desc limit 1), ${targetId})`;

/** Once an import is applied nothing that was decided together is taken back. */
export async function dropImages(tx: Tx, { customerId, importId }: ImportKey): Promise<void> {
  await tx.execute(sql`
    update import_rows r set before = null
     where r.customer_id = ${customerId} and r.import_id = ${importId} and r.revision > 0 and r.before is not null`);
  await tx.execute(sql`
    update import_decisions d set before = null
     where d.customer_id = ${customerId} and d.import_id = ${importId} and d.before is not null`);
}
