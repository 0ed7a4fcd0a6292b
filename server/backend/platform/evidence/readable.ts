import { type SQL, sql } from "drizzle-orm";
import { type Permission, permissionsOf, ROLES } from "~/backend/contract/permissions";

/**
 * Whether the transaction's user reads an entry `entry` of the ledger: what is told of an action is read by who reads the action, and what
 * is told of a document by who reads the document, which their row-level policies decide. A deleted document is read of by who reads
 * the action that its file was attached to. Which action is about which grievance, and what a draft of the catalogue says, is read by who may
 * read that.
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
  when ${entry}.kind in ('grievance-report.action', 'grievance-report.no-action') then ${has(entry, "grievance:read")}
  when ${entry}.subject_type = 'own-measure' then ${has(entry, "rules:manage")}
  else true end`;

/** Whether the transaction's user has a role with this permission; the product itself has each. */
const has = (
  entry: SQL,
  permission: Permission,
): SQL => sql`(nullif(current_setting('app.user_id', true), '') is null or exists (
  select from users reader where reader.customer_id = ${entry}.customer_id
     and reader.id = nullif(current_setting('app.user_id', true), '')::bigint
     and reader.roles && ${sql.param(ROLES.filter((role) => permissionsOf([role]).includes(permission)))}::text[]))`;

const seen = (entry: SQL, id: SQL): SQL => sql`exists (
  select from actions seen where seen.customer_id = ${entry}.customer_id and seen.id = ${numbered(id)})`;

const numbered = (id: SQL): SQL => sql`case when ${id} ~ '^[0-9]{1,15}$' then (${id})::bigint end`;
