import { type SQL, sql } from "drizzle-orm";
import type { ImportRow } from "~/backend/contract/import-rows";
import type { SupplierImport } from "~/backend/contract/imports";
import { notFound, Refusal } from "../../platform/call/refusal";
import type { Tx } from "../../platform/db/database";
import { imports } from "../../platform/db/schema/imports";
import { isLinked } from "./kinds/linked/candidate";
import type { ImportKey } from "./run/import-key";
import { type Import, one } from "./run/import-steps";
import { type StoredRow, toImport, toRow } from "./to-import";

/** Throws `Refusal` 404 for an id that is none of the customer's. */
export async function loadImport(tx: Tx, key: ImportKey): Promise<SupplierImport> {
  const [found] = await tx.select().from(imports).where(one(key));
  if (found === undefined) throw notFound("import");
  return withCreators(tx, key.customerId, [found]).then(([shown]) => shown ?? Promise.reject(notFound("import")));
}

/** Imports with the names of those who sent them, in the order given. */
export async function withCreators(tx: Tx, customerId: number, rows: readonly Import[]): Promise<SupplierImport[]> {
  const ids = [...new Set(rows.flatMap(({ createdBy }) => createdBy ?? []))];
  const found =
    ids.length === 0
      ? { rows: [] }
      : await tx.execute<{ id: string; name: string }>(sql`
          select id, firstname || ' ' || lastname as name from users
           where customer_id = ${customerId} and id = any(${sql.param(ids)}::bigint[])`);
  const nameOf = new Map(found.rows.map(({ id, name }) => [Number(id), name]));
  return rows.map((row) => {
    const name = nameOf.get(row.createdBy ?? 0);
    return toImport(row, row.createdBy === null || name === undefined ? null : { id: row.createdBy, name });
  });
}

/** Newest first: at most `size` below the id `before`, and one more to know whether there is more. */
export async function newestImports(
  tx: Tx,
  customerId: number,
  before: number | null,
  size: number,
): Promise<Import[]> {
  return tx
    .select()
    .from(imports)
    .where(sql`customer_id = ${customerId} and (${before}::bigint is null or id < ${before}::bigint)`)
    .orderBy(sql`id desc`)
    .limit(size + 1);
}

/** Rows in some states behind `after` in the order of the file, and one more to know whether there is more. */
export async function rowsOf(
  tx: Tx,
  { customerId, importId }: ImportKey,
  { states, which = sql`true`, after, size }: { states: readonly string[]; which?: SQL; after: number; size: number },
): Promise<ImportRow[]> {
  const { rows } = await tx.execute<StoredRow>(sql`
    select ${COLUMNS} from import_rows r left join targets t on t.id = r.target_id ${REPEATED}
     where r.customer_id = ${customerId} and r.import_id = ${importId} and r.row > ${after}
       and r.state = any(${sql.param([...states])}::text[]) and ${which}
     order by r.row limit ${size + 1}`);
  return shownRows(tx, customerId, rows);
}

export async function rowOf(tx: Tx, { customerId, importId }: ImportKey, row: number): Promise<ImportRow> {
  const { rows } = await tx.execute<StoredRow>(sql`
    select ${COLUMNS} from import_rows r left join targets t on t.id = r.target_id ${REPEATED}
     where r.customer_id = ${customerId} and r.import_id = ${importId} and r.row = ${row}`);
  const [shown] = await shownRows(tx, customerId, rows);
  if (shown === undefined) throw notFound("row");
  return shown;
}

async function shownRows(tx: Tx, customerId: number, rows: readonly StoredRow[]): Promise<ImportRow[]> {
  const ids = rows.flatMap(({ candidate }) =>
    isLinked(candidate) ? candidate.ends.flatMap(({ targetId }) => targetId ?? []) : [],
  );
  const names = ids.length === 0 ? new Map<number, string>() : await namesOf(tx, customerId, ids);
  return rows.map((row) => toRow(row, names));
}

async function namesOf(tx: Tx, customerId: number, ids: readonly number[]): Promise<Map<number, string>> {
  const { rows } = await tx.execute<{ id: string; name: string }>(sql`
    select id, name from targets where id = any(${sql.param([...new Set(ids)])}::bigint[])
       and (owner_id is null or owner_id = ${customerId})`);
  return new Map(rows.map(({ id, name }) => [Number(id), name]));
}

const COLUMNS = sql`r.row, r.state, r.candidate, r.reasons, r.score, r.repeats, r.target_id,
  t.name as target_name, t.country as target_country, coalesce(f.candidate #>> '{ends,0,name}', f.candidate->>'name') as repeats_name`;
const REPEATED = sql`left join import_rows f on f.customer_id = r.customer_id and f.import_id = r.import_id and f.row = r.repeats`;

/** A number in a path; what is none is nothing that there is. */
export function numberIn(text: string, what: string): number {
  if (!/^\d{1,15}$/.test(text)) throw notFound(what);
  return Number(text);
}

/** More than a file has rows, and less than the database's `int` holds. */
const ROW = /^\d{1,9}$/;

/** The row that a path names. Throws `Refusal` 404. */
export function rowNumberIn(text: string): number {
  if (!ROW.test(text)) throw notFound("row");
  return Number(text);
}

/** The cursor of a page is the last row of the one before. Throws `Refusal` 422. */
export const rowCursorOf = (after: string | undefined): number | null => cursorOf(after, ROW);

/** The cursor of a page is the last id of the one before. Throws `Refusal` 422. */
export function cursorOf(after: string | undefined, shape = /^\d{1,15}$/): number | null {
  if (after === undefined) return null;
  if (shape.test(after)) return Number(after);
  throw new Refusal(422, "invalid_input", "The cursor is not valid", [
    { path: "query.after", message: "is not a cursor of this list; leave it out to start at the first page" },
  ]);
}

/** The import that a path names. Throws `Refusal` 404. */
export const keyOf = (customerId: number, { importId }: { importId: string }): ImportKey => ({
  customerId,
  importId: numberIn(importId, "import"),
});

/** A page in the order of a cursor. */
export function pageOf<T>(
  content: T[],
  size: number,
  totalElements: number,
  more: { totalIsExact: boolean; after: string | null },
) {
  const totalPages = Math.ceil(totalElements / size);
  return { content, number: 0, numberOfElements: content.length, totalElements, totalPages, ...more };
}
