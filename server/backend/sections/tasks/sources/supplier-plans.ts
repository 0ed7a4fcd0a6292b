import { type SQL, sql } from "drizzle-orm";
import { numbers, type Reader, type TaskSource, targetIsCalled, where } from "../source";
import { holderSees, type Named, personSees, READS_ALL, readsAction } from "../who-sees";

/** Who was given the action of `x` and sees it still. */
const live = (customerId: number): SQL => sql`
  from action_assignees s
   where s.customer_id = x.customer_id and s.action_id = x.action_id
     and ${holderSees(customerId, { kind: sql`s.kind`, id: sql`s.assignee_id` }, undefined)}`;

/** Whoever asked for it is there, and reads its action. */
const askerSees = (customerId: number): SQL => sql`(${personSees(customerId, sql`x.created_by`, undefined)} and exists (
  select from actions a where a.customer_id = x.customer_id and a.id = x.action_id
     and ${readsAction(customerId, { kind: sql`'user'`, id: sql`x.created_by` })}))`;

const ownersOf = (customerId: number): SQL => sql`(
  select coalesce(jsonb_agg(jsonb_build_object('kind', o.kind, 'id', o.id) order by o.kind, o.id), '[]') from (
    select s.kind, s.assignee_id as id ${live(customerId)}
    union all
    select 'user', x.created_by where ${askerSees(customerId)} and not exists (select ${live(customerId)})) o)`;

/** Whom the action was given to has its plan, else who asked for it. */
const native: NonNullable<TaskSource["native"]> = {
  isOf: (customerId, { users, teams }, nobodys) => {
    const given = sql`exists (select ${live(customerId)} and (s.kind = 'user' and s.assignee_id = any(${numbers(users)})
      or s.kind = 'team' and s.assignee_id = any(${numbers(teams)})))`;
    const ungiven = sql`not exists (select ${live(customerId)})`;
    const asker = askerSees(customerId);
    const own = sql`${ungiven} and x.created_by = any(${numbers(users)}) and ${asker}`;
    return sql`(${given} or ${own} or ${where(nobodys, sql`${ungiven} and not ${asker}`)})`;
  },
};

/** Its action is still to be done, and who looks may read it. */
const isOpen = ({ userId, teams, readsAll }: Reader): SQL => sql`exists (
  select from actions a where a.customer_id = x.customer_id and a.id = x.action_id and a.meta_status in ('Planned', 'InProgress')
     and ${
       readsAll
         ? sql`true`
         : sql`(not a.confidential or a.created_by = ${userId}::bigint or exists (
             select from action_assignees s where s.customer_id = a.customer_id and s.action_id = a.id
                and (s.kind = 'user' and s.assignee_id = ${userId}::bigint
                  or s.kind = 'team' and s.assignee_id = any(${numbers(teams)}))))`
     })`;

const show =
  (kind: TaskSource["kind"], waitingFor: SQL) =>
  (customerId: number, ids: SQL): SQL =>
    sql`
  select ${kind}::text as kind, x.id::text, x.title, '{}'::jsonb as details, 'action'::text as "subjectType",
         x.action_id::text as "subjectId", t.id::text as "targetId", t.name as "targetName",
         ${waitingFor} as "waitingFor", ${ownersOf(customerId)} as owners, x.version
    from supplier_plans x join targets t on t.id = x.target_id
   where x.customer_id = ${customerId} and x.id = any(${ids})`;

const shared = {
  from: () => sql`supplier_plans x`,
  ...{ native, matches: targetIsCalled, since: sql`x.turn_at`, keptWith: READS_ALL },
  reads: (customerId: number, id: SQL, holder: Named): SQL => sql`exists (
    select from supplier_plans w join actions a on a.customer_id = w.customer_id and a.id = w.action_id
     where w.customer_id = ${customerId} and w.id = ${id} and ${readsAction(customerId, holder)})`,
} as const;

/** The supplier proposed a plan: somebody accepts or returns it. */
export const planReviewSource: TaskSource = {
  ...shared,
  kind: "plan-review",
  open: (reader) => sql`x.state = 'proposed' and ${isOpen(reader)}`,
  show: show("plan-review", sql`null::text`),
  finished: ({ customerId, userId }) => sql`
    select 'plan-review'::text as kind, x.id, x.decided_at as at from supplier_plans x
     where x.customer_id = ${customerId} and x.state in ('accepted', 'returned') and x.decided_by = ${userId}::bigint
       and x.decided_at > now() - interval '1 year'`,
};

/** The supplier's next day: to propose a plan, or to have done the next of what was accepted. */
const DUE = sql`case when x.state = 'accepted'
  then (select min((one->>'dueOn')::date) from jsonb_array_elements(x.measures) one where one->>'doneAt' is null)
  else x.due_on end`;

const isSuppliersTurn = (reader: Reader): SQL => sql`(x.state in ('asked', 'returned')
  or x.state = 'accepted' and jsonb_path_exists(x.measures, '$[*] ? (@.doneAt == null)')) and ${isOpen(reader)}`;

/** It is the supplier's turn: to propose a plan, or to do what was accepted. */
export const planAnswerSource: TaskSource = {
  ...shared,
  kind: "plan-answer",
  open: (reader) => sql`${isSuppliersTurn(reader)} and not coalesce(${DUE} < ${reader.today}::date, false)`,
  due: DUE,
  waits: true,
  show: show("plan-answer", sql`coalesce(nullif(x.contact_name, ''), x.contact_email)`),
};

/** The supplier's day has passed: now it is the turn of who asked, to call them or to ask again with a later day. */
export const planOverdueSource: TaskSource = {
  ...shared,
  kind: "plan-overdue",
  open: (reader) => sql`${isSuppliersTurn(reader)} and ${DUE} < ${reader.today}::date`,
  due: DUE,
  show: show("plan-overdue", sql`null::text`),
};
