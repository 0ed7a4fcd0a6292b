import { type SQL, sql } from "drizzle-orm";

/**
 * Whether the transaction's user reads an entry `entry` of the ledger: what is told of an action is read by who reads the action, which its
 * row-level policy decides.
 */
export const isReadable = (entry: SQL): SQL => sql`case
  when ${entry}.subject_type = 'action' then ${seen(entry, sql`${entry}.subject_id`)}
  when ${entry}.kind = 'alert.action' then ${seen(entry, sql`${entry}.after ->> 'id'`)}
  else true end`;

const seen = (entry: SQL, id: SQL): SQL => sql`exists (
  select from actions seen where seen.customer_id = ${entry}.customer_id
     and seen.id = case when ${id} ~ '^[0-9]{1,15}$' then (${id})::bigint end)`;
