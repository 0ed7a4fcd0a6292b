import { sql } from "drizzle-orm";
import type { Entries } from "../../../intake/imports/kinds/linked/links";
import type { ImportKey } from "../../../intake/imports/run/import-key";
import type { Tx } from "../../../platform/db/database";

/**
 * Contacts that the import made go, and those that it added to become what they were, byte by byte. Whom somebody has changed or written to since,
 * or who has answered or refused, stays.
 */
export async function takeContactsBack(
  tx: Tx,
  { customerId, importId }: ImportKey,
  { previewOnly }: { previewOnly: boolean },
): Promise<Entries> {
  const { rows } = await tx.execute<Found>(sql`
    select u.contact as id, u.rows, u.before,
           case when c.id is null or u.after is null then 'untouched'
                when c.version <> u.after then 'changed'
                when u.before is null then case when c.state = 'unverified' then 'made' else 'changed' end
                when u.before->>'state' = 'left' and c.state <> 'unverified' then 'changed'
                else 'filled' end as state
      from (select (undo->>'contact')::bigint as contact, array_agg(row order by row) as rows, max((undo->>'after')::int) as after,
                   (array_agg(undo->'before' order by row) filter (where undo ? 'before'))[1] as before
              from import_rows
             where customer_id = ${customerId} and import_id = ${importId} and state in ('created', 'joined') and undo ? 'contact'
             group by 1) u
      left join target_contacts c on c.customer_id = ${customerId} and c.id = u.contact
     order by u.contact`);
  const of = (state: Found["state"]) => rows.filter((one) => one.state === state);
  const [made, filled, kept] = [of("made"), of("filled"), of("changed")];
  if (!previewOnly) {
    const ids = made.map(({ id }) => id);
    await tx.execute(sql`
      delete from target_contacts where customer_id = ${customerId} and id = any(${sql.param(ids)}::bigint[])
         and state = 'unverified'`);
    const before = filled.flatMap(({ before }) => before ?? []);
    // Its state is its owner's word: who has answered or refused since has done so.
    await tx.execute(sql`
      update target_contacts c set name = b.name, role = b.role, language = b.language, version = b.version,
             state = case when b.state = 'left' then b.state else c.state end
        from jsonb_populate_recordset(null::target_contacts, ${JSON.stringify(before)}::jsonb) b
       where c.customer_id = ${customerId} and c.id = b.id`);
  }
  const keptRows = kept.flatMap((one) => one.rows);
  return { removed: made.length, restored: filled.length, kept: kept.length, keptRows };
}

interface Found extends Record<string, unknown> {
  id: string;
  rows: number[];
  before: object | null;
  /** `untouched` is what is gone, or what the import found as it is. */
  state: "made" | "filled" | "changed" | "untouched";
}
