import { type SQL, sql } from "drizzle-orm";

/**
 * Whether the transaction's user reads an entry `entry` of the ledger: what is told of an action is read by who reads the action, and what
 * is told of a document by who reads the document, which their row-level policies decide. A deleted document is read of by who reads
 * the action that its file was attached to.
 */
export const isReadable = (entry: SQL): SQL => sql`case
  when ${entry}.subject_type = 'action' then ${seen(entry, sql`${entry}.subject_id`)}
  when ${entry}.kind = 'alert.action' then ${seen(entry, sql`${entry}.after ->> 'id'`)}
  when ${entry}.subject_type = 'document' then exists (
      select from documents held where held.customer_id = ${entry}.customer_id and held.id = ${numbered(sql`${entry}.subject_id`)})
    or not exists (
      select from evidence came
       where came.customer_id = ${entry}.customer_id and came.subject_type = 'document' and came.subject_id = ${entry}.subject_id
         and came.kind = 'document.added' and came.after ->> 'actionId' is not null
         and not ${seen(sql`came`, sql`came.after ->> 'actionId'`)})
  else true end`;

const seen = (entry: SQL, id: SQL): SQL => sql`exists (
  select from actions seen where seen.customer_id = ${entry}.customer_id and seen.id = ${numbered(id)})`;

const numbered = (id: SQL): SQL => sql`case when ${id} ~ '^[0-9]{1,15}$' then (${id})::bigint end`;
