import { sql } from "drizzle-orm";
import type { Tx } from "../../platform/db/database";
import { ruleAt } from "../../platform/rules/register";
import { registerDay } from "../../platform/rules/register-day";
import { ACTION_COMPLETION, actionCompletionSchema } from "./completion";

/**
 * Brings the clocks of these actions in line with them: the check of effect that the law wants (LkSG §§ 6(5), 7(4)) runs from completion until
 * somebody has judged it, and ends where the action goes on or is called off. A day keeps the version of the rule that it was set under.
 * Called by whatever writes such columns of actions.
 */
export async function keepEffectClocks(tx: Tx, customerId: number, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  const { value, version } = await ruleAt(tx, ACTION_COMPLETION.name, registerDay(), actionCompletionSchema);
  const isChecked = sql`x.meta_status = 'Completed' and x.effect_due_on is not null
    and x.purpose = any(${sql.param([...value.checked])}::text[])`;
  const numbers = sql`${sql.param([...ids])}::bigint[]`;
  await tx.execute(sql`
    insert into clocks (customer_id, subject_type, subject_id, kind, due_on, rule_version, done_at)
    select x.customer_id, 'action', x.id, 'effect', x.effect_due_on, ${`${ACTION_COMPLETION.name}@${version}`}, x.effect_at
      from actions x where x.customer_id = ${customerId} and x.id = any(${numbers}) and ${isChecked}
    on conflict (customer_id, subject_type, subject_id, kind) do update
       set due_on = excluded.due_on, done_at = excluded.done_at, ended_at = null,
           rule_version = case when clocks.due_on = excluded.due_on then clocks.rule_version else excluded.rule_version end`);
  await tx.execute(sql`
    update clocks c set ended_at = now()
     where c.customer_id = ${customerId} and c.subject_type = 'action' and c.kind = 'effect' and c.subject_id = any(${numbers})
       and c.done_at is null and c.ended_at is null and not exists (
         select from actions x where x.customer_id = c.customer_id and x.id = c.subject_id and ${isChecked})`);
}
