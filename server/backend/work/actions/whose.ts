import { type SQL, sql } from "drizzle-orm";

/** Actions `x` that are still to be done on this day of the database's type date: neither over nor put off; until a day, or for good. */
export const isOpenOn = (day: SQL): SQL => sql`x.meta_status in ('Planned', 'InProgress')
  and (x.skipped_reason is null or x.skipped_until < ${day})`;

/** Open actions `x` whose supplier is to propose a plan, or to do what was accepted: the same as on the task list. */
export const IS_WITH_SUPPLIER: SQL = sql`(x.meta_status in ('Planned', 'InProgress') and exists (
  select from supplier_plans w
   where w.customer_id = x.customer_id and w.action_id = x.id and (w.state in ('asked', 'returned')
     or w.state = 'accepted' and jsonb_path_exists(w.measures, '$[*] ? (@.doneAt == null)'))))`;

/** Actions `x` that the user has, or one of their teams: what is both is one all the same. */
export const isOf = (customerId: number, userId: number | null): SQL => sql`exists (
  select 1 from action_assignees s
   where s.customer_id = x.customer_id and s.action_id = x.id
     and (s.kind = 'user' and s.assignee_id = ${userId}
       or s.kind = 'team' and s.assignee_id in (
         select team_id from team_members where customer_id = ${customerId} and user_id = ${userId})))`;
