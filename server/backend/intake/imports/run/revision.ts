import { type SQL, sql } from "drizzle-orm";
import { Refusal } from "../../../platform/call/refusal";
import type { Tx } from "../../../platform/db/database";
import type { ImportKey } from "./import-key";
import type { Import } from "./import-steps";

/** What somebody looked at: the run of the import that made its rows, and the last change of them until then. */
export interface SeenState {
  version?: number | undefined;
  revision?: number | undefined;
}

/** What is changed from here on in the transaction is of a revision of its own, and said by this person; null for nobody in particular. The import has to be locked. */
export async function raiseRevision(tx: Tx, { customerId, importId }: ImportKey, by: number | null): Promise<void> {
  await tx.execute(sql`
    update imports set revision = revision + 1, changed_by = ${by}::bigint where customer_id = ${customerId} and id = ${importId}`);
}

/** To be set wherever a decision changes a row: the import's revision, looked up once for a statement however many rows it changes. */
export const asRevised = ({ customerId, importId }: ImportKey): SQL => sql`
  (revision, changed_by) = (select i.revision, i.changed_by from imports i where i.customer_id = ${customerId} and i.id = ${importId})`;

/** Rows `r` that somebody else than the asker, or what happened to their targets, has changed since a revision. */
export const changedSince = (revision: number, asker: number): SQL =>
  sql`r.revision > ${revision} and r.changed_by is distinct from ${asker}::bigint`;

/** How many rows of an import others have changed: by an index of those. */
export const countChanged = (tx: Tx, key: ImportKey, which: SQL): Promise<number> =>
  countWhich(tx, key, sql`r.revision > 0 and ${which}`);

/** How many rows `r` of an import are such. */
export async function countWhich(tx: Tx, { customerId, importId }: ImportKey, which: SQL): Promise<number> {
  const { rows } = await tx.execute<{ count: number }>(sql`
    select count(*)::int as count from import_rows r
     where r.customer_id = ${customerId} and r.import_id = ${importId} and ${which}`);
  return rows[0]?.count ?? 0;
}

/**
 * What is applied is what the person saw. Throws `Refusal` 409 `import_changed` with how many rows others have changed since, and
 * `import_read_again` when the rows were read or imported again. Costs nothing where nobody changed anything.
 */
export async function mustBeAsSeen(tx: Tx, key: ImportKey, now: Import, seen: SeenState, asker: number): Promise<void> {
  if (seen.version !== undefined && seen.version !== now.version) {
    throw new Refusal(409, "import_read_again", "The import was read or applied again since you looked");
  }
  const { revision } = seen;
  if (revision === undefined || revision >= now.revision) return;
  const rows = await countChanged(tx, key, changedSince(revision, asker));
  if (rows === 0) return;
  throw new Refusal(409, "import_changed", `${rows} rows changed since you looked`, { rows, revision: now.revision });
}
