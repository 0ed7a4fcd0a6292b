import { sql } from "drizzle-orm";
import type { Operation } from "~/backend/contract/operations";
import type { Tx } from "../../../platform/db/database";
import type { OperationRow } from "../../../platform/operations/operation-row";

/** So many of those that could not be changed are named; all are counted. */
const MOST_NAMED = 100;

/** What the result of an operation keeps about what it left out. */
export type LeftOut = Required<Pick<Operation, "failures" | "failedBy">>;

/** What an operation has left out up to here: what it knew already with these targets added, each with why. */
export async function leftOut(
  tx: Tx,
  failed: readonly (readonly [targetId: number, why: string])[],
  before: OperationRow["result"] = null,
): Promise<LeftOut> {
  const { failures = [], failedBy = {} } = (before ?? {}) as Partial<LeftOut>;
  const counts = { ...failedBy };
  for (const [, why] of failed) counts[why] = (counts[why] ?? 0) + 1;
  const some = failed.slice(0, Math.max(0, MOST_NAMED - failures.length));
  return { failures: [...failures, ...(await named(tx, some))], failedBy: counts };
}

/** By name, as far as they can be seen. */
async function named(tx: Tx, failed: readonly (readonly [number, string])[]): Promise<LeftOut["failures"]> {
  if (failed.length === 0) return [];
  const { rows } = await tx.execute<{ id: string; name: string }>(sql`
    select id, name from targets where id = any(${sql.param(failed.map(([id]) => id))}::bigint[])`);
  const names = new Map(rows.map(({ id, name }) => [Number(id), name]));
  return failed.map(([id, why]) => ({ id, name: names.get(id) ?? null, why }));
}
