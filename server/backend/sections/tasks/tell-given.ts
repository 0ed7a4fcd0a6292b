import { sql } from "drizzle-orm";
import { permissionsOf, ROLES } from "~/backend/contract/permissions";
import { partsOfKey } from "~/backend/contract/task-words";
import type { Task } from "~/backend/contract/tasks";
import { writeGiven } from "../../people/notifications/write-given";
import type { CustomerScope, Tx } from "../../platform/db/database";
import type { Owner } from "./holders";
import { SOURCES } from "./sources";

/**
 * Tells whoever was given tasks by somebody else, by themselves or in a team: of one by its name, of several once by their number. Nobody
 * is told of a task that they had before, by whatever way, nor of one that they may not see.
 */
export async function tellGiven(
  tx: Tx,
  { customerId, userId }: CustomerScope,
  tasks: readonly Task[],
  owner: Owner,
): Promise<void> {
  if (tasks.length === 0) return;
  const people = await peopleOf(tx, customerId, [owner, ...tasks.flatMap(({ owners }) => owners)]);
  const of = (one: Owner) => people.filter(({ keys }) => keys.includes(keyOf(one)));
  for (const { id, roles } of of(owner)) {
    if (id === userId) continue;
    const permissions = permissionsOf(ROLES.filter((role) => roles.includes(role)));
    const permitted = tasks.filter(({ kind, owners }) => {
      const { permission } = SOURCES[kind];
      const had = owners.some((one) => of(one).some((person) => person.id === id));
      return !had && (!permission || permissions.includes(permission));
    });
    const theirs = await readBy(tx, customerId, id, permitted);
    const [first] = theirs;
    if (first) await writeGiven(tx, { customerId, userId: id }, theirs.length === 1 ? one(first) : several(theirs));
  }
}

/** Those of the tasks that are not confidential to this user: of a team not everybody reads what one of them does. */
async function readBy(tx: Tx, customerId: number, userId: number, tasks: readonly Task[]): Promise<Task[]> {
  const user = { kind: sql`'user'`, id: sql`${userId}::bigint` };
  const asked = tasks.flatMap(({ key, kind }) => {
    const { reads } = SOURCES[kind];
    const id = partsOfKey(key)?.id;
    return reads && id !== undefined ? [{ key, isRead: reads(customerId, sql`${id}::bigint`, user) }] : [];
  });
  if (asked.length === 0) return [...tasks];
  const parts = asked.map(({ key, isRead }) => sql`select ${key}::text as key where not ${isRead}`);
  const { rows } = await tx.execute<{ key: string }>(sql.join(parts, sql` union all `));
  return tasks.filter(({ key }) => !rows.some((row) => row.key === key));
}

/** What a notification about a task holds; `task` is the word for its kind. */
export function toldOf({ key, kind, title, subject, target }: Task) {
  const params: Record<string, string | number> = { title: title ?? target?.name ?? "", task: kind };
  if (subject.id !== null) params.subjectId = subject.id;
  if (target) params.targetId = target.id;
  return { params, subject: kind === "action" ? key : `task-${key}` };
}

const one = (task: Task) => ({
  kind: task.kind === "action" ? "action-assigned" : "task-given",
  ...toldOf(task),
});

/** Of one kind they lead to the list of that kind. */
function several(tasks: readonly Task[]) {
  const kinds = [...new Set(tasks.map(({ kind }) => kind))];
  const [kind] = kinds;
  const params = { title: "", count: tasks.length, ...(kinds.length === 1 && kind && { task: kind }) };
  return { kind: "tasks-given", params, subject: "tasks-given:1" };
}

const keyOf = ({ kind, id }: Owner): string => `${kind}:${id}`;

/** Who is one of these or in a team of them, with as which. */
async function peopleOf(tx: Tx, customerId: number, owners: readonly Owner[]) {
  const idsOf = (kind: Owner["kind"]) =>
    sql.param([...new Set(owners.filter((owner) => owner.kind === kind).map(({ id }) => id))]);
  const { rows } = await tx.execute<{ id: number; roles: string[]; keys: string[] }>(sql`
    select u.id::float8 as id, u.roles, array_agg(h.key) as keys from users u
      join (select id as user_id, 'user:' || id as key from unnest(${idsOf("user")}::bigint[]) as i(id)
            union all
            select m.user_id, 'team:' || m.team_id from team_members m
             where m.customer_id = ${customerId} and m.team_id = any(${idsOf("team")}::bigint[])) h on h.user_id = u.id
     where u.customer_id = ${customerId} and u.deactivated_at is null
     group by u.id, u.roles order by u.id`);
  return rows;
}
