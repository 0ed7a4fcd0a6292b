import { sql } from "drizzle-orm";
import type { Tx } from "../../../platform/db/database";

/** What the newest grave alerts and the open actions are worth telling: to everybody of the customer, and to whoever has the action. */
export async function notifyPeople(tx: Tx, customerId: number): Promise<void> {
  await tx.execute(sql`
    insert into notifications (customer_id, user_id, kind, params, subject, created_at, read_at)
    select u.customer_id, u.id, 'alert-critical', jsonb_build_object('title', a.title), 'alert:' || a.id, a.at,
           case when a.n > 6 then a.at + interval '1 hour' end
      from users u, (
        select a.id, a.at, e.title, row_number() over (order by a.at desc, a.id) as n
          from alerts a join events e on e.id = a.event_id
         where a.customer_id = ${customerId} and not a.tier_n and a.priority = 4 order by a.at desc, a.id limit 15) a
     where u.customer_id = ${customerId} and u.demo order by a.n, u.id`);
  await tx.execute(sql`
    insert into notifications (customer_id, user_id, kind, params, subject, created_at, read_at)
    select a.customer_id, s.assignee_id, 'action-assigned', jsonb_build_object('title', a.title), 'action:' || a.id,
           a.created_at, case when a.meta_status <> 'Planned' then a.created_at + interval '2 hours' end
      from actions a join action_assignees s on s.customer_id = a.customer_id and s.action_id = a.id and s.kind = 'user'
     where a.customer_id = ${customerId} and not exists (
       select from notifications n where n.customer_id = a.customer_id and n.subject = 'action:' || a.id)
     order by a.created_at, a.id`);
}
