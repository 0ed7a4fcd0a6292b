import { sql } from "drizzle-orm";
import { minutes } from "~/time/duration";
import type { Database } from "../../../../platform/db/database";
import { inOfficeHours } from "../dated";

interface Begun {
  customerId: number;
  actionId: number;
  begun: Date;
  /** When the last was done with it. */
  done: Date;
}

/**
 * Calls know only now: an action was begun some weeks before, and talked about until the last was done with it, in office hours. The ledger
 * keeps its own time. A customer may add comments but change none, so the system does it.
 */
export async function dateAction(database: Database, { customerId, actionId, begun, done }: Begun): Promise<void> {
  const [from, until] = [begun.toISOString(), done.toISOString()];
  await database.asSystem(async (tx) => {
    await tx.execute(sql`
      update actions set created_at = ${from}, updated_at = ${until},
             completed_at = case when completed_at is null then null else ${until}::timestamptz end,
             effect_due_on = case when completed_at is null then effect_due_on
                                  else effect_due_on - (completed_at::date - ${until}::timestamptz::date) end
       where customer_id = ${customerId} and id = ${actionId}`);
    await tx.execute(sql`
      update action_steps set done_at = ${until} where customer_id = ${customerId} and action_id = ${actionId} and done_at is not null`);
    await tx.execute(sql`
      update notifications set created_at = ${from}::timestamptz, read_at = ${from}::timestamptz + interval '1 day'
       where customer_id = ${customerId} and subject = ${`action:${actionId}`} and ${from}::timestamptz < now() - interval '3 days'`);
    const { rows } = await tx.execute<{ id: string }>(sql`
      select id from action_comments where customer_id = ${customerId} and action_id = ${actionId} order by id`);
    for (const [n, comment] of rows.entries()) {
      const part = (n + 1) / (rows.length + 1);
      const told = begun.getTime() + (done.getTime() - begun.getTime()) * part;
      const at = new Date(Math.max(begun.getTime() + minutes(n + 1), inOfficeHours(new Date(told), part).getTime()));
      await tx.execute(sql`
        update action_comments set created_at = ${at.toISOString()} where customer_id = ${customerId} and id = ${Number(comment.id)}`);
    }
  });
}
