import { sql } from "drizzle-orm";
import { readTaskEscalation, setTaskEscalation } from "~/backend/contract/task-escalation";
import { recordChange } from "../../people/people/record-change";
import { answer, type Handler } from "../../platform/call/handler";
import type { Tx } from "../../platform/db/database";
import { type Rule, ruleAt } from "../../platform/rules/register";
import { registerDay } from "../../platform/rules/register-day";
import { taskEscalationSchema } from "./escalation-rule";

export type EscalateAfter = number | "off";

/** After how many days overdue tasks of a customer are told its lead: as it set it, else by the rule that holds on the day of `now`. */
export async function escalationOf(
  tx: Tx,
  customerId: number,
  now: Date,
): Promise<{ own: EscalateAfter | null; holds: EscalateAfter; rule: Rule<{ days: number }> }> {
  const rule = await ruleAt(tx, "task-escalation", registerDay(now), taskEscalationSchema);
  const { rows } = await tx.execute<{ after: number | null }>(
    sql`select escalate_after as after from task_settings where customer_id = ${customerId}`,
  );
  const own = rows[0] ? (rows[0].after ?? "off") : null;
  return { own, holds: own ?? rule.value.days, rule };
}

export const taskEscalationHandlers: Handler[] = [
  answer(readTaskEscalation, async ({ tx, scope }) => {
    const { own, holds, rule } = await escalationOf(tx, scope.customerId, new Date());
    const { value, source, version } = rule;
    return { own, holds, standard: { days: value.days, source, version } };
  }),

  answer(setTaskEscalation, async (asked) => {
    const { tx, scope, body } = asked;
    const { customerId } = scope;
    const { own: before } = await escalationOf(tx, customerId, new Date());
    if (before === body.own) return;
    if (body.own === null) await tx.execute(sql`delete from task_settings where customer_id = ${customerId}`);
    else {
      const after = body.own === "off" ? null : body.own;
      await tx.execute(sql`
        insert into task_settings (customer_id, escalate_after) values (${customerId}, ${after})
        on conflict (customer_id) do update set escalate_after = excluded.escalate_after`);
    }
    await recordChange(asked, "task.escalation-set", "escalation", before, body.own);
  }),
];
