import { and, between, eq, inArray, or, sql } from "drizzle-orm";
import { notFound } from "../../../platform/call/refusal";
import type { Database, Tx } from "../../../platform/db/database";
import { imports } from "../../../platform/db/schema/imports";
import { type ImportKey, scopeOf } from "./import-key";

export type Import = typeof imports.$inferSelect;
export type Step = Import["step"];

/** Another process has begun the same step of the import anew; what this one did so far is overwritten by it. */
export class TakenOver extends Error {
  override readonly name = "TakenOver";
  constructor({ importId }: ImportKey) {
    super(`Import ${importId} was taken over by another process.`);
  }
}

/** What a job was told: the version that the import had when the step was asked for, and the job's attempt, from 1 on. */
export interface Order {
  version: number;
  attempt: number;
}

/**
 * Takes up a step, again if it was left unfinished. Answers null when there is nothing to do any more. The answered version is
 * the run's own: its writes hold only while the import has it, so that a second run that starts shuts out the first.
 */
export async function beginStep(database: Database, key: ImportKey, step: Step, order?: Order): Promise<Import | null> {
  const [begun] = await database.asCustomer(scopeOf(key), (tx) =>
    tx
      .update(imports)
      .set({ state: "Running", done: 0, total: null, refusal: null, version: sql`${imports.version} + 1` })
      .where(and(one(key), eq(imports.step, step), order ? isOf(order) : inArray(imports.state, ["Queued", "Running"])))
      .returning(),
  );
  return begun ?? null;
}

/**
 * Whether the import still waits for what the job was told to do. Stopped meanwhile, and asked for again by somebody else, it waits for another
 * job, which does it in that person's name. Each attempt raises the version by one at most.
 */
const isOf = ({ version, attempt }: Order) =>
  or(
    and(eq(imports.state, "Queued"), eq(imports.version, version)),
    and(eq(imports.state, "Running"), between(imports.version, version + 1, version + attempt - 1)),
  );

/** Changes the import, and makes sure that it is still this run's. Throws `TakenOver`. */
export async function changeOwn(
  tx: Tx,
  key: ImportKey,
  version: number,
  change: Partial<typeof imports.$inferInsert>,
): Promise<void> {
  const { rowCount } = await tx
    .update(imports)
    .set({ version, ...change })
    .where(and(one(key), eq(imports.version, version)));
  if (rowCount === 0) throw new TakenOver(key);
}

/** Rows done of the step's total, seen by others at once. */
export async function showProgress(
  database: Database,
  key: ImportKey,
  version: number,
  progress: { done: number; total?: number },
): Promise<void> {
  await database.asCustomer(scopeOf(key), (tx) => changeOwn(tx, key, version, progress));
}

/** Whether a person can decide rows of an import now. After a failed step, too: whatever row it failed on may be left out. */
export const takesDecisions = ({ step, state }: Pick<Import, "step" | "state">): boolean =>
  ((step === "review" || step === "applied") && state === "Done") || (step === "apply" && state === "Failed");

/** How many rows are in which state. */
export async function countRows(tx: Tx, { customerId, importId }: ImportKey): Promise<Record<string, number>> {
  const { rows } = await tx.execute<{ state: string; count: number }>(sql`
    select state, count(*)::int as count from import_rows
     where customer_id = ${customerId} and import_id = ${importId} group by state order by state`);
  return Object.fromEntries(rows.map(({ state, count }) => [state, count]));
}

/** Keeps anybody from changing the import until the transaction ends; rows that only name it do not have to wait. Throws `Refusal` 404. */
export async function lockImport(tx: Tx, key: ImportKey): Promise<Import> {
  const [found] = await tx.select().from(imports).where(one(key)).for("no key update");
  if (found === undefined) throw notFound("import");
  return found;
}

export const one = ({ customerId, importId }: ImportKey) =>
  and(eq(imports.customerId, customerId), eq(imports.id, importId));

/** Gives a step up: nothing of it was done, and it may be asked for again. */
export async function failStep(database: Database, key: ImportKey): Promise<void> {
  await database.asCustomer(scopeOf(key), (tx) =>
    tx
      .update(imports)
      .set({ state: "Failed", refusal: { code: "internal", key: "imports:refused.internal", params: {} } })
      .where(and(one(key), eq(imports.state, "Running"))),
  );
}
