import { type SQL, sql } from "drizzle-orm";
import { Refusal } from "../../../platform/call/refusal";
import type { Tx } from "../../../platform/db/database";
import type { ImportRowState } from "../../../platform/db/schema/imports";
import type { SupplierCandidate } from "../rows/candidate";
import type { ImportKey } from "./import-key";
import { asRevised } from "./revision";

export type RowDecision =
  | { decision: "create" | "skip" | "repeat"; targetId: null }
  | { decision: "join"; targetId: number };

export const BECOMES = {
  create: "create",
  skip: "skipped",
  repeat: "repeated",
  join: "join",
} as const satisfies Record<RowDecision["decision"], ImportRowState>;

/** What a row is not, it may be still: whoever takes the decision back finds its target. */
const TARGETS: Record<RowDecision["decision"], (targetId: number | null) => SQL> = {
  create: () => sql`target_id`,
  skip: () => sql`target_id`,
  repeat: () => sql`null`,
  join: (targetId) => sql`${targetId}::bigint`,
};

/**
 * A person says what becomes of a row. Only of rows that have not become anything yet. Throws `Refusal` 404, 409 and 422.
 * @param as how the person saw the row: what somebody else decided since is not overwritten
 */
export async function decideRow(
  tx: Tx,
  key: ImportKey,
  row: number,
  decided: RowDecision,
  as: Seen = {},
): Promise<{ before: string; candidate: SupplierCandidate | null }> {
  const found = await lockRow<SupplierCandidate>(tx, key, row, decided, as);
  const { customerId, importId } = key;
  if (decided.decision === "join") await mustBeVisible(tx, customerId, decided.targetId);
  await tx.execute(sql`
    update import_rows set state = ${BECOMES[decided.decision]}, target_id = ${TARGETS[decided.decision](decided.targetId)}, ${asRevised(key)}
     where customer_id = ${customerId} and import_id = ${importId} and row = ${row}`);
  return { before: found.state, candidate: found.candidate };
}

export interface LockedRow<C> {
  state: ImportRowState;
  repeats: number | null;
  candidate: C | null;
}

/** A row that can be decided so. Throws `Refusal` 404, 409 and 422. */
export async function lockRow<C>(
  tx: Tx,
  key: ImportKey,
  row: number,
  decided: RowDecision,
  as: Seen,
): Promise<LockedRow<C>> {
  const { customerId, importId } = key;
  const { rows } = await tx.execute<LockedRow<C> & { targetId: string | null } & Record<string, unknown>>(sql`
    select state, repeats, candidate, (select id from targets where id = target_id) as "targetId" from import_rows
     where customer_id = ${customerId} and import_id = ${importId} and row = ${row} for update`);
  const [found] = rows;
  if (found === undefined) throw new Refusal(404, "not_found", "There is no such row");
  if (!["create", "join", "waiting", "skipped", "repeated"].includes(found.state)) {
    throw new Refusal(409, "import_row_settled", `The row is ${found.state}; nothing is left to decide`);
  }
  const targetId = found.targetId === null ? null : Number(found.targetId);
  if (differs(as.seen, found.state) || differs(as.seenTargetId, targetId)) {
    throw new Refusal(409, "import_row_decided", `The row is ${found.state} by now`);
  }
  if (decided.decision === "repeat" && found.repeats === null) {
    throw new Refusal(422, "invalid_input", "The row repeats no other", [
      { path: "body.decision", message: "the row is not a duplicate of another row" },
    ]);
  }
  return found;
}

/** What is left out was not looked at. */
export interface Seen {
  seen?: ImportRowState | undefined;
  /** The target that it was or might be; null for none that can be seen. */
  seenTargetId?: number | null | undefined;
}

const differs = <T>(seen: T | undefined, now: T): boolean => seen !== undefined && seen !== now;

export async function mustBeVisible(tx: Tx, customerId: number, targetId: number): Promise<void> {
  const { rows } = await tx.execute(sql`
    select 1 from targets where id = ${targetId} and (owner_id is null or owner_id = ${customerId})
       and type in ('organization', 'POI')`);
  if (rows.length > 0) return;
  throw new Refusal(422, "invalid_input", "There is no such target", [
    { path: "body.targetId", message: "none of your targets has this number" },
  ]);
}
