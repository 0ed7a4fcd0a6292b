import { permissionsOf } from "~/backend/contract/permissions";
import { partsOfKey } from "~/backend/contract/task-words";
import type { Task } from "~/backend/contract/tasks";
import { writeGiven } from "../../people/notifications/write-given";
import type { CustomerScope, Tx } from "../../platform/db/database";
import type { Owner } from "./holders";
import { peopleNamed, peopleOf } from "./people-of";
import { SOURCES } from "./sources";
import { readOnes } from "./who-reads";

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
  const of = (one: Owner) => peopleNamed(people, one);
  for (const { id, roles } of of(owner)) {
    if (id === userId) continue;
    const permissions = permissionsOf(roles);
    const permitted = tasks.filter(({ kind, owners }) => {
      const { permission } = SOURCES[kind];
      const had = owners.some((one) => of(one).some((person) => person.id === id));
      return !had && (!permission || permissions.includes(permission));
    });
    const asked = permitted.map((task) => ({ task, kind: task.kind, id: partsOfKey(task.key)?.id ?? 0, userId: id }));
    const theirs = (await readOnes(tx, customerId, asked)).map(({ task }) => task);
    const [first] = theirs;
    if (first) await writeGiven(tx, { customerId, userId: id }, theirs.length === 1 ? one(first) : several(theirs));
  }
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
