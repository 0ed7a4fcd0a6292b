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
  await tellOfTasks(tx, customerId);
}

/** One of each kind about tasks, and what was said of an action three times; the manager gets their list by mail on Mondays. */
async function tellOfTasks(tx: Tx, customerId: number): Promise<void> {
  await tx.execute(sql`
    with newest as (
      select distinct on (u.id) u.id as user_id, u.roles, a.id, a.title, a.due_on, a.created_at
        from users u
        join action_assignees s on s.customer_id = u.customer_id and s.kind = 'user' and s.assignee_id = u.id
        join actions a on a.customer_id = s.customer_id and a.id = s.action_id
       where u.customer_id = ${customerId} and u.demo and a.meta_status in ('Planned', 'InProgress')
       order by u.id, a.created_at desc, a.id),
    told as (
      select user_id, 'action-commented' as kind, jsonb_build_object('title', title) as params, 'action:' || id as subject,
             created_at + (n + 1) * interval '5 minutes' as at
        from newest cross join generate_series(0, 2) n
      union all
      select user_id, 'action-due-soon', jsonb_build_object('title', title, 'day', due_on::text), 'action:' || id,
             created_at + interval '1 hour' from newest where due_on is not null
      union all
      select user_id, 'tasks-given', jsonb_build_object('title', '', 'count', 4, 'task', 'action'), 'tasks-given:1',
             created_at + interval '2 hours' from newest
      union all
      select user_id, 'tasks-late', jsonb_build_object('title', '', 'count', 3), 'tasks-late:1',
             created_at + interval '3 hours' from newest where 'manager' = any(roles))
    insert into notifications (customer_id, user_id, kind, params, subject, created_at)
    select ${customerId}, user_id, kind, params, subject, at from told order by at, user_id, kind`);
  await tx.execute(sql`
    insert into task_mails (customer_id, user_id, digest)
    select customer_id, id, 'weekly' from users where customer_id = ${customerId} and demo and 'manager' = any(roles)
    on conflict do nothing`);
}
