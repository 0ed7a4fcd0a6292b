import { type SQL, sql } from "drizzle-orm";
import type { z } from "zod";
import { EXPIRES_SOON, type Validity } from "~/backend/contract/document-words";
import type { Document, findDocuments } from "~/backend/contract/documents";
import { Refusal } from "../../platform/call/refusal";
import type { Tx } from "../../platform/db/database";

/** Today by the calendar of UTC, as days of validity are meant. */
const TODAY = sql`(now() at time zone 'utc')::date`;

/** How the row `d` stands to today, as a condition. */
const IS: Record<Validity, SQL> = {
  NotYet: sql`d.valid_from > ${TODAY}`,
  Expired: sql`coalesce(d.valid_from <= ${TODAY}, true) and d.valid_until < ${TODAY}`,
  Expiring: sql`coalesce(d.valid_from <= ${TODAY}, true) and d.valid_until between ${TODAY} and ${TODAY} + ${sql.raw(String(EXPIRES_SOON))}`,
  Valid: sql`coalesce(d.valid_from <= ${TODAY}, true) and d.valid_until > ${TODAY} + ${sql.raw(String(EXPIRES_SOON))}`,
  Unlimited: sql`coalesce(d.valid_from <= ${TODAY}, true) and d.valid_until is null`,
};

const COLUMNS = sql`d.id::int, d.mapped_filename as "mappedFilename", f.original_filename as "originalFilename",
  f.file_size::float8 as "fileSize", f.mime_type as "mimeType", f.sha256,
  case when d.target_id is null then null else jsonb_build_object('id', d.target_id, 'name', t.name) end as target,
  d.document_type as "documentType", d.document_type = 'custom' as "isCustomType", d.custom_text as "customText",
  d.custom_category as "customCategory", d.description, d.valid_from::text as "validFrom", d.valid_until::text as "validUntil",
  case when ${IS.NotYet} then 'NotYet' when ${IS.Expired} then 'Expired' when ${IS.Expiring} then 'Expiring'
       when d.valid_until is null then 'Unlimited' else 'Valid' end as validity,
  d.show_on_target as "showOnTarget", d.site_specific as "siteSpecific", d.notify_customer as "notifyCustomer",
  d.verification_type as "verificationType", d.renewal_action_id::int as "renewalActionId",
  (select b.firstname || ' ' || b.lastname from users b where b.customer_id = d.customer_id and b.id = d.created_by) as "createdBy",
  d.created_at as "createdAt", d.updated_at as "updatedAt", d.version`;
const FROM = sql`from documents d
  join document_files f on f.customer_id = d.customer_id and f.mapped_filename = d.mapped_filename
  left join targets t on t.id = d.target_id`;

async function read(tx: Tx, rest: SQL): Promise<Document[]> {
  const { rows } = await tx.execute<Document & Record<string, unknown>>(sql`select ${COLUMNS} ${FROM} ${rest}`);
  return rows.map((row) => ({
    ...row,
    targetId: row.target?.id ?? null,
    createdAt: new Date(row.createdAt).toISOString(),
    updatedAt: new Date(row.updatedAt).toISOString(),
  }));
}

export async function findDocument(tx: Tx, customerId: number, id: number): Promise<Document | null> {
  const [found] = await read(tx, sql`where d.customer_id = ${customerId} and d.id = ${id}`);
  return found ?? null;
}

/** What is attached to an action, the newest first. */
export function attachedDocuments(tx: Tx, customerId: number, actionId: number): Promise<Document[]> {
  return read(
    tx,
    sql`where d.customer_id = ${customerId} and d.id in (
          select document_id from action_documents where customer_id = ${customerId} and action_id = ${actionId})
        order by d.id desc`,
  );
}

type Query = z.output<NonNullable<typeof findDocuments.query>>;

/** Beyond this many the total is "1000+". */
const COUNTED_AT_MOST = 1000;

/** A page of documents, the newest first. */
export async function documentPage(tx: Tx, customerId: number, query: Query) {
  const { size, after } = query;
  const all = sql`where d.customer_id = ${customerId} ${conditions(query)}`;
  const before = after === undefined ? sql`` : sql`and d.id < ${cursorIn(after)}`;
  const rows = await read(tx, sql`${all} ${before} order by d.id desc limit ${size + 1}`);
  const { rows: counted } = await tx.execute<{ n: number }>(
    sql`select count(*)::int as n from (select ${FROM} ${all} limit ${COUNTED_AT_MOST + 1}) counted`,
  );
  const total = counted[0]?.n ?? 0;
  const content = rows.slice(0, size);
  const totalElements = Math.min(total, COUNTED_AT_MOST);
  return {
    content,
    number: 0,
    numberOfElements: content.length,
    totalElements,
    totalPages: Math.ceil(totalElements / size),
    totalIsExact: total <= COUNTED_AT_MOST,
    after: rows.length > size ? String(content.at(-1)?.id) : null,
  };
}

function conditions({ q, documentType, customText, validity, targetId, shownOnTarget }: Query): SQL {
  // Types are called by ids such as `iso-14001`, which is found as it is written elsewhere.
  const said = sql`concat_ws(' ', d.description, f.original_filename, d.custom_text, t.name, replace(d.document_type, '-', ' '))`;
  const words = (q ?? "").split(/\s+/).filter(Boolean).slice(0, 10);
  return sql.join([
    // What was replaced is found at the actions that it proves.
    sql` and d.replaced_in is null`,
    ...words.map((word) => sql` and ${said} ilike ${`%${word.replace(/[\\%_]/g, "\\$&")}%`}`),
    ...(documentType ? [sql` and d.document_type = ${documentType}`] : []),
    ...(customText ? [sql` and d.custom_text = ${customText}`] : []),
    ...(validity ? [sql` and (${IS[validity]})`] : []),
    ...(targetId ? [sql` and d.target_id = ${targetId}`] : []),
    ...(shownOnTarget ? [sql` and d.show_on_target`] : []),
    sql``,
  ]);
}

function cursorIn(after: string): number {
  if (/^[1-9]\d{0,14}$/.test(after)) return Number(after);
  const problem = {
    path: "query.after",
    message: "is not a cursor of this list; leave it out to start at the first page",
  };
  throw new Refusal(422, "invalid_input", "The cursor is not one of this list", [problem]);
}
