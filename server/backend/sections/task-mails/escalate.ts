import { and, eq, sql } from "drizzle-orm";
import { z } from "zod";
import { permissionsOf } from "~/backend/contract/permissions";
import { LIST_KINDS } from "~/backend/contract/task-days";
import type { TaskKind } from "~/backend/contract/task-words";
import type { Task as OpenTask } from "~/backend/contract/tasks";
import { zoneOf } from "~/time/zone-of";
import type { Database, Tx } from "../../platform/db/database";
import { users } from "../../platform/db/schema/users";
import { enqueueAll } from "../../platform/jobs/enqueue";
import type { Task } from "../../platform/jobs/worker";
import type { MailConfig } from "../../platform/mail/mail-config";
import { fallbackOf, ofTeamWith, type Ways, waysOf } from "../tasks/holders";
import { findOpen } from "../tasks/list-tasks";
import { openTasks } from "../tasks/open-tasks";
import { shownTasks } from "../tasks/shown-tasks";
import type { Holder } from "../tasks/source";
import { escalationOf } from "./own-escalation";
import { tellLead } from "./tell-lead";

/** The jobs that go over all customers, and that look at one. */
export const ESCALATE_TASKS = "tasks.escalate";
export const ESCALATE_OF_CUSTOMER = "tasks.escalate-one";

/** Customers in one transaction. */
const PAGE = 500;

/** Gives each customer to a job. */
export const escalateTasks: Task = async ({ database }) => {
  let after: number | null = 0;
  while (after !== null) after = await enqueueAfter(database, after);
};

async function enqueueAfter(database: Database, after: number): Promise<number | null> {
  return database.asSystem(async (tx) => {
    const { rows } = await tx.execute<{ customerId: number }>(
      sql`select id::float8 as "customerId" from customers where id > ${after}::bigint order by id limit ${PAGE}`,
    );
    await enqueueAll(tx, ESCALATE_OF_CUSTOMER, rows, { priority: "batch" });
    return rows.length === PAGE ? (rows.at(-1)?.customerId ?? null) : null;
  });
}

/**
 * Tells what is late: by more days than the customer or the rule says, or past a day that a law sets. The lead of a team is told of what the
 * team and its members have, the manager of the rest; each as far as they may see it, nobody of what is their own, and each task once of
 * each day that it was due on.
 */
export function escalateOfCustomer(config: MailConfig): Task {
  const shape = z.object({ customerId: z.int().positive(), at: z.iso.datetime().optional() });
  return async ({ payload, database }) => {
    const { customerId, at } = shape.parse(payload);
    // One after the other: what a lead was told the manager is not.
    for (const { userId, team } of await database.asSystem((tx) => leadsOf(tx, customerId))) {
      const scope = { customerId, userId };
      await database.asCustomer(scope, (tx) => escalate(tx, scope, { team, now: new Date(at ?? Date.now()), config }));
    }
  };
}

interface Team {
  id: number;
  memberIds: number[];
}

/** The leads of teams who are still there and members of them, by the team's number; then the manager, who has no team here. */
async function leadsOf(tx: Tx, customerId: number): Promise<{ userId: number; team: Team | null }[]> {
  const { rows: teams } = await tx.execute<{ userId: number; id: number; memberIds: number[] }>(sql`
    select t.lead_id::float8 as "userId", t.id::float8 as id, array_agg(m.user_id::float8) as "memberIds"
      from teams t join users u on u.customer_id = t.customer_id and u.id = t.lead_id and u.deactivated_at is null
      join team_members m on m.customer_id = t.customer_id and m.team_id = t.id
     where t.customer_id = ${customerId}
     group by t.customer_id, t.id having bool_or(m.user_id = t.lead_id) order by t.id`);
  const { rows } = await tx.execute<{ id: number | null }>(sql`select (${fallbackOf(customerId)})::float8 as id`);
  const manager = rows[0]?.id ?? null;
  return [
    ...teams.map(({ userId, ...team }) => ({ userId, team })),
    ...(manager === null ? [] : [{ userId: manager, team: null }]),
  ];
}

async function escalate(
  tx: Tx,
  scope: { customerId: number; userId: number },
  { team, now, config }: { team: Team | null; now: Date; config: MailConfig },
): Promise<void> {
  const { customerId, userId } = scope;
  const [lead] = await tx
    .select()
    .from(users)
    .where(and(eq(users.customerId, customerId), eq(users.id, userId)));
  if (!lead) return;
  const zone = zoneOf((lead.preferences as { timeZone?: string | null }).timeZone ?? null);
  const ways = await waysOf({ tx, scope, session: { permissions: permissionsOf(lead.roles) } }, zone, now);
  const { holds } = await escalationOf(tx, customerId, now);
  const days = holds === "off" ? null : holds;
  const holder =
    team &&
    ofTeamWith(
      ways,
      team.id,
      team.memberIds.filter((id) => id !== userId),
    );
  const late: OpenTask[] = [];
  let after: Numbered | null = { kind: "" as TaskKind, id: 0 };
  while (after) {
    const page = await readLate(tx, ways, { holder, days, after });
    const places = page.length > 0 ? await findOpen(tx, ways, holder, page) : [];
    const tasks = await shownTasks(tx, ways, places);
    late.push(
      ...(await claim(
        tx,
        scope,
        tasks.filter((task) => !isOwn(task, ways, team)),
      )),
    );
    after = page.length === PAGE ? (page.at(-1) ?? null) : null;
  }
  if (late.length > 0)
    await tellLead(tx, lead, late.sort(byLaw), { today: ways.reader.today, days, teamId: team?.id ?? null }, config);
}

interface Numbered {
  kind: TaskKind;
  id: number;
}

/**
 * What is late and was not told, by its key. What was put off rests; it was somebody's decision. A list that is worked through has another
 * day after each row: it would be told again and again.
 */
async function readLate(
  tx: Tx,
  { reader }: Ways,
  { holder, days, after }: { holder: Holder | null; days: number | null; after: Numbered },
): Promise<Numbered[]> {
  const today = sql`${reader.today}::date`;
  const late =
    days === null
      ? sql`false`
      : sql`(t.due < ${today} - ${days}::int and t.kind <> all(${sql.param([...LIST_KINDS])}::text[]) and (t.put_off is null or t.put_off <= ${today}))`;
  const { rows } = await tx.execute<Numbered & Record<string, unknown>>(sql`
    select t.kind, t.id::float8 as id from (${openTasks(reader, holder)}) t
     where not t.waits and (t.statutory and t.due < ${today} or ${late})
       and (t.kind collate "C", t.id) > (${after.kind}::text collate "C", ${after.id}::bigint)
       and not exists (
         select from task_escalations e
          where e.customer_id = ${reader.customerId} and e.kind = t.kind and e.subject_id = t.id and e.due_on = t.due)
     order by t.kind collate "C", t.id limit ${PAGE}`);
  return rows;
}

/** What a lead's team has is not the lead's own. */
const isOwn = ({ owners }: OpenTask, { reader }: Ways, team: Team | null): boolean =>
  owners.some(({ kind, id }) =>
    kind === "user" ? id === reader.userId : id !== team?.id && reader.teams.includes(id),
  );

/** Writes down that these are told; those that another job was quicker with are left out. */
async function claim(
  tx: Tx,
  { customerId, userId }: { customerId: number; userId: number },
  tasks: readonly OpenTask[],
): Promise<OpenTask[]> {
  if (tasks.length === 0) return [];
  const asked = tasks.map(({ key, dueOn }) => ({ key, due: dueOn }));
  const { rows } = await tx.execute<{ key: string }>(sql`
    insert into task_escalations (customer_id, kind, subject_id, due_on, user_id)
    select ${customerId}, split_part(key, ':', 1), split_part(key, ':', 2)::bigint, due, ${userId}
      from jsonb_to_recordset(${JSON.stringify(asked)}::jsonb) a(key text, due date) order by key
    on conflict do nothing returning kind || ':' || subject_id as key`);
  const claimed = new Set(rows.map(({ key }) => key));
  return tasks.filter(({ key }) => claimed.has(key));
}

/** What a law dates first, then what is late the longest. */
const byLaw = (one: OpenTask, other: OpenTask): number =>
  Number(other.statutory) - Number(one.statutory) || (one.dueOn ?? "").localeCompare(other.dueOn ?? "");
