import { type SQL, sql } from "drizzle-orm";
import type { FoundWork } from "~/backend/contract/search";
import type { Tx } from "../../platform/db/database";

/** So many of each are looked through, so that the cost does not grow with what a customer has ever done. */
const LOOKED_AT = 5000;

/** The newest actions and documents whose name has every word of `q`, in one question. */
export async function findWork(
  tx: Tx,
  customerId: number,
  { q, size }: { q: string; size: number },
): Promise<FoundWork> {
  const { rows } = await tx.execute<FoundWork & Record<string, unknown>>(sql`
    select
      coalesce((select jsonb_agg(found order by found.id desc) from (
        select x.id, x.title, x.meta_status as "metaStatus", x.due_on as "dueOn" from (
          select id, title, meta_status, due_on from actions
           where customer_id = ${customerId} order by id desc limit ${LOOKED_AT}) x
         where ${holds(sql`x.title`, q)} order by x.id desc limit ${size}) found), '[]') as actions,
      coalesce((select jsonb_agg(found order by found.id desc) from (
        select d.id, f.original_filename as name, t.name as target, d.valid_until as "validUntil" from (
          select id, mapped_filename, target_id, description, valid_until from documents
           where customer_id = ${customerId} and replaced_in is null order by id desc limit ${LOOKED_AT}) d
          join document_files f on f.customer_id = ${customerId} and f.mapped_filename = d.mapped_filename
          left join targets t on t.id = d.target_id
         where ${holds(sql`concat_ws(' ', f.original_filename, d.description)`, q)}
         order by d.id desc limit ${size}) found), '[]') as documents`);
  return rows[0] ?? { actions: [], documents: [] };
}

/** More words than these narrow nothing any more. */
const MOST_WORDS = 10;

function holds(text: SQL, q: string): SQL {
  const words = q.split(/\s+/).filter(Boolean).slice(0, MOST_WORDS);
  const each = words.map((word) => sql`${text} ilike ${`%${word.replace(/[\\%_]/g, "\\$&")}%`}`);
  return each.length > 0 ? sql.join(each, sql` and `) : sql`false`;
}
