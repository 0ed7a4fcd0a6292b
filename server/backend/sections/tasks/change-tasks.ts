import { sql } from "drizzle-orm";
import type { z } from "zod";
import type { Operation } from "~/backend/contract/operations";
import { partsOfKey, TASK_NOT_CHANGED, type TaskNotChanged } from "~/backend/contract/task-words";
import type { changeTasks, Task } from "~/backend/contract/tasks";
import type { Changed as AlertGiven } from "../../alerts/triage/apply-change";
import { assignAlert } from "../../alerts/triage/assign-alert";
import type { AskedBySession } from "../../platform/call/handler";
import { notFound, Refusal, staleVersion } from "../../platform/call/refusal";
import type { Tx } from "../../platform/db/database";
import { oneAtATime } from "../../platform/db/one-at-a-time";
import { lockActions } from "../../work/actions/action-columns";
import { change as changeAction } from "../../work/actions/change-action";
import { findAction } from "../../work/actions/read-actions";
import { type Finished, finish } from "./finish-task";
import { mine, type Owner, type Ways, waysOf } from "./holders";
import { findOpen } from "./list-tasks";
import { type PlanBefore, plan } from "./plan-task";
import { requireAnother, requireDay, requireOwner, requireReader } from "./required";
import { shownTasks } from "./shown-tasks";
import { SOURCES } from "./sources";
import { numbered, record } from "./task-entries";
import { titleIn } from "./task-title";
import { tellGiven } from "./tell-given";

export type Asked = AskedBySession & { tx: Tx };
export type BulkChange = z.output<NonNullable<typeof changeTasks.body>>["change"];

/** What a change did to a task: to its plan, to who has its action, or that it is finished. */
export type Changed = [
  key: string,
  before:
    | PlanBefore
    | { assignees: Owner[]; actionVersion: number }
    | { alertOf: AlertGiven[1]; givenTo: number }
    | Finished,
];

/** Throws 404 for what is not the asker's to change, 409 for a task that somebody changed first, and what its own rules refuse. */
export async function changeOne(asked: Asked, key: string, version: number, change: BulkChange): Promise<void> {
  await holdBack(asked, [key]);
  const ways = await waysOf(asked, "timeZone" in change ? change.timeZone : "UTC");
  const [task] = await openOnes(asked.tx, ways, [key], "done" in change);
  if (!task) throw notFound("task");
  if (task.version !== version) throw staleVersion(task);
  const changed = await applyTo(asked, ways, [task], change, (_, apply) => apply(asked));
  if (changed.length === 0) throw new Refusal(409, "statutory", "The day is set by a law and cannot be postponed");
}

/**
 * Changes these where they are open, the asker's and what was seen; what a law dates is not put off, and what its own rules keep where it is
 * stays there. Answers what undoing needs, and of the others why.
 */
export async function changeMany(
  asked: Asked,
  { keys, versions = {}, change }: { keys: readonly string[]; versions?: Record<string, number>; change: BulkChange },
): Promise<{ changed: Changed[]; failures: NonNullable<Operation["failures"]> }> {
  await holdBack(asked, keys);
  const ways = await waysOf(asked, "timeZone" in change ? change.timeZone : "UTC");
  const open = await openOnes(asked.tx, ways, keys, "done" in change);
  const isSeen = ({ key, version }: Task) => (versions[key] ?? version) === version;
  const refused = new Map<string, TaskNotChanged>();
  const changed = await applyTo(asked, ways, open.filter(isSeen), change, (task, apply) =>
    unlessRefused(asked, apply, ({ code }) => refused.set(task.key, whyOf(code, task))),
  );
  const kept = new Set(changed.map(([key]) => key));
  const tasks = new Map(open.map((task) => [task.key, task]));
  const failures = [...new Set(keys)].flatMap((key) => {
    const [task, parts] = [tasks.get(key), partsOfKey(key)];
    if (kept.has(key) || !parts) return [];
    const why: TaskNotChanged = !task ? "gone" : !isSeen(task) ? "changed" : (refused.get(key) ?? "statutory");
    return [
      { id: parts.id, key, name: task && isForAll(task) ? titleIn(asked.session.user.language, task) : null, why },
    ];
  });
  return { changed, failures };
}

/** An operation is read by everybody of the customer: it tells the titles only of what everybody sees. */
const isForAll = ({ kind, subject }: Task): boolean => !SOURCES[kind].permission && subject.type !== "action";

/** In words: an alert is refused only for being given to a team. */
function whyOf(code: string, { kind }: Task): TaskNotChanged {
  if (kind === "alert" && code === "invalid_input") return "person";
  return TASK_NOT_CHANGED.find((one) => one === code) ?? "refused";
}

/**
 * Whoever else changes one of these waits: a task's version comes from two tables, one of which may have no row yet. All of their actions and
 * alerts are held before the first entry of the ledger is: who saves one of them on its page holds that one and waits for the ledger.
 */
export async function holdBack(
  { tx, scope }: { tx: Tx; scope: Asked["scope"] },
  keys: readonly string[],
): Promise<void> {
  // In one order, so that two bulk changes never wait for each other.
  for (const key of [...new Set(keys)].sort()) await oneAtATime(tx, `task:${scope.customerId}:${key}`);
  const parts = keys.flatMap((key) => partsOfKey(key) ?? []);
  const idsOf = (kind: "action" | "alert") => parts.filter((one) => one.kind === kind).map(({ id }) => id);
  const [actionIds, alertIds] = [idsOf("action"), idsOf("alert")];
  if (actionIds.length > 0) await lockActions(tx, scope.customerId, actionIds);
  if (alertIds.length > 0) {
    await tx.execute(sql`
      select from alerts where customer_id = ${scope.customerId} and id = any(${sql.param(alertIds)}::bigint[]) order by id for update`);
  }
}

/** One of many is not changed at all where its own rules refuse it; null then, and `tell` is told. */
export async function unlessRefused<A extends { tx: Tx }, T>(
  asked: A,
  change: (asked: A) => Promise<T>,
  tell?: (refusal: Refusal) => unknown,
) {
  await asked.tx.execute(sql`savepoint one_of_many`);
  try {
    return await change(asked);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    await asked.tx.execute(sql`rollback to savepoint one_of_many`);
    tell?.(error);
    return null;
  }
}

/** Those of these tasks that are open and the asker's; managers have everybody's. With `others` also what their permission alone decides about. */
export async function openOnes(tx: Tx, ways: Ways, keys: readonly string[], others: boolean): Promise<Task[]> {
  const asked = [...new Set(keys)].flatMap((key) => partsOfKey(key) ?? []);
  if (asked.length === 0) return [];
  const isAnybodys = ({ kind }: (typeof asked)[number]) =>
    Boolean(ways.reader.readsAll || (others && SOURCES[kind].isAnybodys));
  const [all, own] = [asked.filter(isAnybodys), asked.filter((one) => !isAnybodys(one))];
  return shownTasks(tx, ways, [
    ...(all.length > 0 ? await findOpen(tx, ways, null, all) : []),
    ...(own.length > 0 ? await findOpen(tx, ways, mine(ways), own) : []),
  ]);
}

/** Changes one task by its own rules; null where they may refuse it and do. */
type Applying = (task: Task, apply: (asked: Asked) => Promise<Changed>) => Promise<Changed | null>;

async function applyTo(
  asked: Asked,
  ways: Ways,
  tasks: readonly Task[],
  change: BulkChange,
  applying: Applying,
): Promise<Changed[]> {
  const { tx, scope } = asked;
  const each = async (apply: (asked: Asked, task: Task) => Promise<Changed>): Promise<Changed[]> => {
    const changed: Changed[] = [];
    for (const task of tasks) changed.push(...listed(await applying(task, (own) => apply(own, task))));
    return changed;
  };
  if ("done" in change) return each(async (own, task) => [task.key, await finish(own, task)]);
  if ("assign" in change) {
    await requireOwner(tx, scope.customerId, change.assign, new Set(tasks.map(({ kind }) => kind)));
    const changed = await each((own, task) => assign(own, task, change.assign));
    const keys = new Set(changed.map(([key]) => key));
    const given = tasks.filter(({ key }) => keys.has(key));
    // The own entry of an action or an alert says who has it.
    await record(
      asked,
      given.filter(({ kind }) => kind !== "action" && kind !== "alert"),
      "task.assigned",
      change.assign,
    );
    await tellGiven(tx, scope, given, change.assign);
    return changed;
  }
  const { putOff } = change;
  const those = tasks.filter(({ canDo }) => canDo.includes("putOff"));
  if (putOff) requireDay(putOff, ways.reader.today, those);
  const changed: Changed[] = [];
  for (const task of those) changed.push([task.key, await plan(tx, scope, numbered(task), { putOff })]);
  await record(asked, those, putOff ? "task.put-off" : "task.taken-up", putOff);
  return changed;
}

const listed = <T>(one: T | null): T[] => (one === null ? [] : [one]);

async function assign(asked: Asked, task: Task, owner: Owner): Promise<Changed> {
  const { kind, id } = numbered(task);
  if (kind === "alert") return giveAlert(asked, task, owner);
  await requireAnother(asked.tx, asked.scope.customerId, owner, { kind, id });
  if (kind !== "action") {
    await requireReader(asked.tx, asked.scope.customerId, owner, { kind, id });
    return [task.key, await plan(asked.tx, asked.scope, { kind, id }, { owner })];
  }
  const before = await findAction(asked.tx, asked.scope.customerId, id);
  if (!before) throw notFound("task");
  const quiet = { ...asked, quietly: true };
  const after = await changeAction(quiet, id, { assignees: [owner], version: before.version });
  // Whoever it was given to by hand before gives way to the action's own.
  await plan(asked.tx, asked.scope, { kind, id }, { owner: null });
  const assignees = before.assignees.map(({ kind, id }) => ({ kind, id }));
  return [task.key, { assignees, actionVersion: after.version }];
}

/** The feed says the same of whose an alert is: it is given there, to a person. */
async function giveAlert(asked: Asked, task: Task, { kind, id: userId }: Owner): Promise<Changed> {
  if (kind === "team") throw onlyToPeople();
  const { id } = numbered(task);
  const [was] = await assignAlert(asked, id, userId);
  await plan(asked.tx, asked.scope, { kind: "alert", id }, { owner: null });
  return [task.key, { alertOf: was === undefined ? JSON.stringify({ userId }) : was[1], givenTo: userId }];
}

const onlyToPeople = (): Refusal =>
  new Refusal(422, "invalid_input", "Some of the input is not valid", [
    { path: "body.change.assign", message: "An alert is assigned to one person" },
  ]);
