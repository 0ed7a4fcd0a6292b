import { sql } from "drizzle-orm";
import { partsOfKey, type TaskKind } from "~/backend/contract/task-words";
import type { TaskRead } from "~/backend/contract/tasks";
import type { AskedBySession } from "../../platform/call/handler";
import { notFound } from "../../platform/call/refusal";
import type { Tx } from "../../platform/db/database";
import { findAction } from "../../work/actions/read-actions";
import { openOnes } from "./change-tasks";
import { clockOf } from "./clock-tasks";
import { waysOf } from "./holders";

type Asked = AskedBySession & { tx: Tx };

/** One open task, with what a person wants to know before they begin. Throws 404 for what is done, or none of the asker's. */
export async function readOne(asked: Asked, key: string, timeZone: string): Promise<TaskRead> {
  const ways = await waysOf(asked, timeZone);
  const [task] = await openOnes(asked.tx, ways, [key], true);
  const parts = partsOfKey(key);
  if (!task || !parts) throw notFound("task");
  const { tx, scope } = asked;
  const isAction = parts.kind === "action" || parts.kind === "action-effect";
  return {
    task,
    rule: await ruleOf(tx, scope.customerId, parts),
    action: isAction ? await actionOf(tx, scope.customerId, parts.id) : null,
  };
}

/** The version that the day was computed by, which a newer one does not move; null for a day that no rule set. */
async function ruleOf(
  tx: Tx,
  customerId: number,
  { kind, id }: { kind: TaskKind; id: number },
): Promise<TaskRead["rule"]> {
  const clock = clockOf(kind);
  if (!clock) return null;
  const { rows } = await tx.execute<{ source: string; version: string }>(sql`
    select r.source, r.version from clocks c join rules r on r.name || '@' || r.version = c.rule_version
     where c.customer_id = ${customerId} and c.subject_type = ${clock.subjectType} and c.subject_id = ${id} and c.kind = ${clock.duty}
       and c.ended_at is null`);
  return rows[0] ?? null;
}

async function actionOf(tx: Tx, customerId: number, id: number): Promise<TaskRead["action"]> {
  const found = await findAction(tx, customerId, id);
  if (!found) return null;
  const { typeId, metaStatus, description, purpose, steps, blockedReason, success, effectDueOn } = found;
  const { rows } = await tx.execute<{ id: number; title: string; language: string | null }>(sql`
    select a.id::float8 as id, e.title, e.language from action_alerts l
      join alerts a on a.customer_id = l.customer_id and a.id = l.alert_id join events e on e.id = a.event_id
     where l.customer_id = ${customerId} and l.action_id = ${id} order by a.id limit 1`);
  const background = { typeId, metaStatus, description, purpose, steps };
  return { ...background, blockedReason, success, effectDueOn, alert: rows[0] ?? null };
}
