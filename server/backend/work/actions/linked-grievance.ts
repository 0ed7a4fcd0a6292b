import { sql } from "drizzle-orm";
import type { ReadAction } from "~/backend/contract/actions";
import type { Session } from "~/backend/contract/session";
import { actorOf } from "../../people/session/actor";
import type { AskedBySession } from "../../platform/call/handler";
import { requirePermission } from "../../platform/call/require-permission";
import type { Tx } from "../../platform/db/database";
import { appendEvidence } from "../../platform/evidence/ledger";
import { invalid } from "./invalid";

type Asked = AskedBySession & { tx: Tx };

/** The grievance that an action is about, for who may read grievances; for anybody else there is none. */
export async function readGrievance(
  tx: Tx,
  { permissions }: Session,
  customerId: number,
  actionId: number,
): Promise<ReadAction["grievance"]> {
  if (!permissions.includes("grievance:read")) return null;
  const { rows } = await tx.execute<{ id: number; targetId: number }>(sql`
    select r.id::float8 as id, r.target_id::float8 as "targetId"
      from actions x join grievance_reports r on r.customer_id = x.customer_id and r.id = x.grievance_id
     where x.customer_id = ${customerId} and x.id = ${actionId}`);
  const [row] = rows;
  return row ? { id: row.id, targetId: row.targetId } : null;
}

/**
 * Whether an action is to be linked with another grievance than it is, or with none; `undefined` asks for nothing. Throws 403 for who may
 * not read grievances, 422 for one that is not there.
 */
export async function movesGrievance(
  asked: Asked,
  before: number | null,
  wanted: number | null | undefined,
): Promise<boolean> {
  if (wanted === undefined) return false;
  requirePermission(asked.session, "grievance:read");
  if (wanted === before) return false;
  if (wanted !== null) {
    const { rows } = await asked.tx.execute(sql`
      select from grievance_reports where customer_id = ${asked.scope.customerId} and id = ${wanted}`);
    if (rows.length === 0) throw invalid("body.grievanceId", "is not there");
  }
  return true;
}

/** The ledger tells it under the grievance, which only who handles grievances knows by its number. */
export async function recordGrievance(
  { tx, scope, session }: Asked,
  actionId: number,
  before: number | null,
  after: number | null,
): Promise<void> {
  const entry = (grievanceId: number, isLinked: boolean) => ({
    ...{ actor: actorOf(session), subjectType: "grievance-report", subjectId: String(grievanceId) },
    kind: isLinked ? "grievance-report.action" : "grievance-report.no-action",
    ...{ before: isLinked ? null : { actionId }, after: isLinked ? { actionId } : null },
  });
  await appendEvidence(tx, scope.customerId, [
    ...(before === null ? [] : [entry(before, false)]),
    ...(after === null ? [] : [entry(after, true)]),
  ]);
}
