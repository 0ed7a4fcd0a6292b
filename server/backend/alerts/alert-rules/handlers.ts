import { isDeepStrictEqual } from "node:util";
import { and, count, desc, eq, max } from "drizzle-orm";
import {
  type AlertRule,
  changeAlertRule,
  createAlertRule,
  deleteAlertRule,
  listAlertRules,
  moveAlertRule,
  readAlertRule,
} from "~/backend/contract/alert-rules";
import { actorOf } from "../../people/session/actor";
import { type AskedBySession, answer, type Handler } from "../../platform/call/handler";
import { Refusal, staleVersion } from "../../platform/call/refusal";
import type { Tx } from "../../platform/db/database";
import { oneAtATime } from "../../platform/db/one-at-a-time";
import { alertRules } from "../../platform/db/schema/alert-rules";
import { operations } from "../../platform/db/schema/imports";
import { appendEvidence } from "../../platform/evidence/ledger";
import { checkChanges, checkFilter } from "./check-changes";
import { findRule, lockRule, one, rulesOf, toRule } from "./stored-rule";

/** More are nobody's to keep in mind. */
const MOST_RULES = 100;
const SHOWN_RUNS = 20;

export const alertRuleHandlers: Handler[] = [
  answer(listAlertRules, async ({ tx, scope }) => (await rulesOf(tx, scope.customerId)).map(toRule)),

  answer(createAlertRule, async (asked) => {
    const { tx, scope, body } = asked;
    const { customerId, userId } = scope;
    await checkChanges(tx, customerId, body.changes);
    await checkFilter(tx, scope, body.filter);
    await oneAtATime(tx, `alert_rules:${customerId}`);
    const [there] = await tx
      .select({ n: count(), last: max(alertRules.position) })
      .from(alertRules)
      .where(eq(alertRules.customerId, customerId));
    if ((there?.n ?? 0) >= MOST_RULES) throw new Refusal(409, "too_many", `There are ${MOST_RULES} rules already`);
    const position = (there?.last ?? 0) + 1;
    const [row] = await tx
      .insert(alertRules)
      .values({ ...body, customerId, position, createdBy: userId })
      .returning();
    if (!row) throw new Error("An insert answered no row");
    await record(asked, row.id, null, toRule(row));
    return toRule(row);
  }),

  answer(readAlertRule, async ({ tx, scope, params }) => {
    const row = await findRule(tx, scope.customerId, params.ruleId);
    const runs = await tx
      .select()
      .from(operations)
      .where(and(eq(operations.customerId, scope.customerId), eq(operations.ruleId, row.id)))
      .orderBy(desc(operations.id))
      .limit(SHOWN_RUNS);
    return {
      ...toRule(row),
      runs: runs.map(({ id, createdAt, total, undoneAt }) => ({
        operationId: id,
        at: createdAt.toISOString(),
        alerts: total ?? 0,
        undone: undoneAt !== null,
      })),
    };
  }),

  answer(changeAlertRule, async (asked) => {
    const { tx, scope, params, body } = asked;
    const before = await lockRule(tx, scope.customerId, params.ruleId);
    if (before.version !== body.version) throw staleVersion(toRule(before));
    // What it did until now may be switched off, even where a label or a collection of it is gone.
    if (body.active || !isDeepStrictEqual(body.changes, toRule(before).changes)) {
      await checkChanges(tx, scope.customerId, body.changes);
    }
    if (body.active || !isDeepStrictEqual(body.filter, before.filter)) await checkFilter(tx, scope, body.filter);
    const [after] = await tx
      .update(alertRules)
      .set({ ...body, version: before.version + 1, updatedAt: new Date() })
      .where(one(scope.customerId, before.id))
      .returning();
    if (!after) throw new Error("An update answered no row");
    await record(asked, before.id, toRule(before), toRule(after));
    return toRule(after);
  }),

  answer(moveAlertRule, async (asked) => {
    const { tx, scope, params, body } = asked;
    const before = await lockRule(tx, scope.customerId, params.ruleId);
    const others = (await rulesOf(tx, scope.customerId)).filter(({ id }) => id !== before.id);
    const ordered = others.toSpliced(body.position - 1, 0, before);
    for (const [index, { id, position }] of ordered.entries()) {
      if (position === index + 1) continue;
      await tx
        .update(alertRules)
        .set({ position: index + 1 })
        .where(one(scope.customerId, id));
    }
    const after = (await rulesOf(tx, scope.customerId)).map(toRule);
    const moved = after.find(({ id }) => id === before.id);
    if (moved && moved.position !== before.position) await record(asked, before.id, toRule(before), moved);
    return after;
  }),

  answer(deleteAlertRule, async (asked) => {
    const { tx, scope, params } = asked;
    const before = await lockRule(tx, scope.customerId, params.ruleId);
    await tx.delete(alertRules).where(one(scope.customerId, before.id));
    await record(asked, before.id, toRule(before), null);
  }),
];

type Asked = AskedBySession & { tx: Tx };

async function record({ tx, scope, session }: Asked, id: number, before: AlertRule | null, after: AlertRule | null) {
  const subject = { actor: actorOf(session), subjectType: "alert-rule", subjectId: String(id) };
  await appendEvidence(tx, scope.customerId, [{ ...subject, kind: "alert-rule.changed", before, after }]);
}
