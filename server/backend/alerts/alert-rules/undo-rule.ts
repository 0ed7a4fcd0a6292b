import { and, desc, eq, isNull, type SQL, sql } from "drizzle-orm";
import { z } from "zod";
import { undoAlertRule } from "~/backend/contract/alert-rules";
import { actorOf } from "../../people/session/actor";
import { answer, type Handler } from "../../platform/call/handler";
import type { Database, Tx } from "../../platform/db/database";
import { operations } from "../../platform/db/schema/imports";
import type { EvidenceEntry } from "../../platform/evidence/ledger";
import { enqueue } from "../../platform/jobs/enqueue";
import type { Task } from "../../platform/jobs/worker";
import { lockOperation, one, toOperation } from "../../platform/operations/operation-row";
import { RULE_RUN } from "./apply-rules";
import { lockRule } from "./stored-rule";
import { undoRun } from "./undo-run";

export const RULE_UNDO = "alert-rule.undo";

/** So many runs in one transaction. */
const STEP = 20;

interface UndoInput {
  ruleId: number;
  /** Runs since then, up to the one that was the newest when it was asked. */
  since: string;
  newest: number;
  actor: EvidenceEntry["actor"];
}

export const undoRuleHandlers: Handler[] = [
  answer(undoAlertRule, async ({ tx, scope, session, params, body }) => {
    const { customerId, userId } = scope;
    const rule = await lockRule(tx, customerId, params.ruleId);
    const { rows } = await tx.execute<{ since: string; newest: string; n: number }>(sql`
      select now() - make_interval(days => ${body.days}) as since, coalesce(max(id), 0) as newest, count(*)::int as n
        from operations where customer_id = ${customerId} and rule_id = ${rule.id} and kind = ${RULE_RUN}
         and undone_at is null and created_at >= now() - make_interval(days => ${body.days})`);
    const { since = "", newest = "0", n = 0 } = rows[0] ?? {};
    const input: UndoInput = { ruleId: rule.id, since, newest: Number(newest), actor: actorOf(session) };
    const [row] = await tx
      .insert(operations)
      .values({ customerId, kind: RULE_UNDO, createdBy: userId, total: n, input: { ...input } })
      .returning();
    if (!row) throw new Error("An insert answered no row");
    await enqueue(tx, RULE_UNDO, { customerId, operationId: row.id }, { priority: "interactive" });
    return toOperation(row);
  }),
];

const payload = z.object({ customerId: z.int().positive(), operationId: z.int().positive() });

/** `alert-rule.undo`: the newest run first, some in each transaction; begun again it goes on with those that are left. */
export const undoRuleTask: Task = async ({ payload: given, database }) => {
  const { customerId, operationId } = payload.parse(given);
  while (await step(database, customerId, operationId)) {
    // Each step commits by itself.
  }
};

async function step(database: Database, customerId: number, operationId: number): Promise<boolean> {
  return database.asCustomer({ customerId, userId: null }, async (tx) => {
    const row = await lockOperation(tx, customerId, operationId);
    if (row.state !== "Queued" && row.state !== "Running") return false;
    const input = row.input as unknown as UndoInput;
    const runs = await runsLeft(tx, customerId, input);
    for (const run of runs) await undoRun(tx, { customerId, userId: row.createdBy, actor: input.actor }, run);
    const isLast = runs.length < STEP;
    await tx
      .update(operations)
      .set({
        done: row.done + runs.length,
        state: isLast ? "Done" : "Running",
        finishedAt: isLast ? new Date() : null,
      })
      .where(one(customerId, operationId));
    return !isLast;
  });
}

async function runsLeft(tx: Tx, customerId: number, { ruleId, since, newest }: UndoInput) {
  const within: SQL = sql`${operations.createdAt} >= ${since}::timestamptz and ${operations.id} <= ${newest}`;
  return tx
    .select()
    .from(operations)
    .where(
      and(
        eq(operations.customerId, customerId),
        eq(operations.ruleId, ruleId),
        eq(operations.kind, RULE_RUN),
        isNull(operations.undoneAt),
        within,
      ),
    )
    .orderBy(desc(operations.id))
    .limit(STEP)
    .for("update");
}
