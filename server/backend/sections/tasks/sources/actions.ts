import { type SQL, sql } from "drizzle-orm";
import { type Holder, numbers, type Reader, type TaskSource, where } from "../source";
import { holderSees, type Named, peopleWithout, personSees, READS_ALL, readsAction } from "../who-sees";

const OPEN = sql`('Planned', 'InProgress')`;

/** Nobody who is there to see it has the action of this alias: looked up for each, since few are asked about. */
const isUnassigned = (customerId: number, alias: SQL): SQL => sql`not exists (
  select from action_assignees s
   where s.customer_id = ${alias}.customer_id and s.action_id = ${alias}.id and ${assigneeSees(customerId)})`;

/** Whoever the row `s` of an action's assignees names. */
const assigneeSees = (customerId: number): SQL =>
  holderSees(customerId, { kind: sql`s.kind`, id: sql`s.assignee_id` }, undefined);

/** Actions that these users or teams were given. */
const givenTo = (customerId: number, { users, teams }: Pick<Holder, "users" | "teams">): SQL => sql`
  select s.action_id from action_assignees s
   where s.customer_id = ${customerId} and (s.kind = 'user' and s.assignee_id = any(${numbers(users)})
      or s.kind = 'team' and s.assignee_id = any(${numbers(teams)}))`;

/** What is confidential is read by who has it, who began it and managers. */
const isReadable = ({ customerId, userId, teams, readsAll }: Reader): SQL =>
  readsAll
    ? sql`true`
    : sql`(not x.confidential or x.created_by = ${userId}::bigint
           or x.id in (${givenTo(customerId, { users: userId === null ? [] : [userId], teams })}))`;

/** Whom it was given to has it, else who began it; each by an index, so that one's own are found among all that a customer has. */
const native = (states: SQL): NonNullable<TaskSource["native"]> => ({
  isIndexed: true,
  isOf: (customerId, holder, nobodys) => {
    const begun = (by: SQL) => sql`
      union all
      select a.id from actions a
       where a.customer_id = ${customerId} and a.meta_status in ${states} and ${by} and ${isUnassigned(customerId, sql`a`)}`;
    const gone = sql`a.created_by = any(array(${peopleWithout(customerId, undefined)}))`;
    return sql`x.id in (
      ${givenTo(customerId, holder)} ${begun(sql`a.created_by = any(${numbers(holder.users)})`)} ${nobodys === false ? sql`` : sql`${begun(where(nobodys, gone))} ${begun(where(nobodys, sql`a.created_by is null`))}`})`;
  },
});

/** Nobody is given what they do not read; what nobody has any more may be confidential. */
const READ_WITH_CARE = {
  reads: (customerId: number, id: SQL, holder: Named): SQL => sql`exists (
    select from actions a where a.customer_id = ${customerId} and a.id = ${id} and ${readsAction(customerId, holder)})`,
  keptWith: READS_ALL,
} as const;

const ownersOf = (customerId: number): SQL => sql`(
  select coalesce(jsonb_agg(jsonb_build_object('kind', o.kind, 'id', o.id) order by o.kind, o.id), '[]') from (
    select s.kind, s.assignee_id as id from action_assignees s
     where s.customer_id = x.customer_id and s.action_id = x.id and ${assigneeSees(customerId)}
    union all
    select 'user', x.created_by
     where ${personSees(customerId, sql`x.created_by`, undefined)} and ${isUnassigned(customerId, sql`x`)}) o)`;

/** The first step that is still open, by its title. */
const NEXT_STEP = sql`jsonb_strip_nulls(jsonb_build_object('next', (
  select s.title from action_steps s
   where s.customer_id = x.customer_id and s.action_id = x.id and s.done_at is null order by s.position limit 1)))`;

const show =
  (kind: TaskSource["kind"], details: SQL) =>
  (customerId: number, ids: SQL): SQL =>
    sql`
  select ${kind}::text as kind, x.id::text, x.title, ${details} as details, 'action'::text as "subjectType",
         x.id::text as "subjectId", t.id::text as "targetId", t.name as "targetName", null::text as "waitingFor",
         ${ownersOf(customerId)} as owners, x.version
    from actions x
    left join lateral (
      select g.id, g.name from action_targets l join targets g on g.id = l.target_id
       where l.customer_id = x.customer_id and l.action_id = x.id order by g.name, g.id limit 1) t on true
   where x.customer_id = ${customerId} and x.id = any(${ids})`;

const matches = (pattern: SQL): SQL => sql`(x.title ilike ${pattern} or exists (
  select from action_targets l join targets g on g.id = l.target_id
   where l.customer_id = x.customer_id and l.action_id = x.id and g.name ilike ${pattern}))`;

/** Actions that are still to be done. One that was skipped for good is none of anybody's. */
export const actionSource: TaskSource = {
  kind: "action",
  isMany: true,
  ...READ_WITH_CARE,
  from: () => sql`actions x`,
  open: (reader) => sql`x.meta_status in ${OPEN} and (x.skipped_reason is null or x.skipped_until is not null)
    and ${isReadable(reader)}`,
  due: sql`x.due_on`,
  since: sql`x.created_at`,
  restsUntil: sql`x.skipped_until`,
  native: native(OPEN),
  done: "own",
  matches,
  show: show("action", NEXT_STEP),
  finished: ({ customerId, userId }) => sql`
    select 'action'::text as kind, x.id, x.completed_at as at from actions x
     where x.customer_id = ${customerId} and x.meta_status = 'Completed' and x.completed_by = ${userId}::bigint
       and x.completed_at > now() - interval '1 year'`,
};

/** Whether a completed action worked; of prevention and remedy by law at least once a year (LkSG §§ 6(5), 7(4)). */
export const effectSource: TaskSource = {
  kind: "action-effect",
  isMany: true,
  ...READ_WITH_CARE,
  from: () => sql`actions x`,
  open: (reader) => sql`x.meta_status = 'Completed' and x.effect is null and x.effect_due_on is not null
    and ${isReadable(reader)}`,
  due: sql`x.effect_due_on`,
  statutory: sql`coalesce(x.purpose in ('prevent', 'remedy', 'end', 'mitigate'), false)`,
  since: sql`coalesce(x.completed_at, x.updated_at)`,
  native: native(sql`('Completed')`),
  matches,
  show: show("action-effect", sql`'{}'::jsonb`),
  finished: ({ customerId, userId }) => sql`
    select 'action-effect'::text as kind, x.id, x.effect_at as at from actions x
     where x.customer_id = ${customerId} and x.effect is not null and x.effect_by = ${userId}::bigint
       and x.effect_at > now() - interval '1 year'`,
};
