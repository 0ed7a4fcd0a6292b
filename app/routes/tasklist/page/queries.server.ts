import { callBackend } from "~/backend/client.server";
import { listActionComments } from "~/backend/contract/action-comments";
import { type Operation, readOperation } from "~/backend/contract/operations";
import { partsOfKey } from "~/backend/contract/task-words";
import { listTasks, readTask, readTaskCounts, type Task } from "~/backend/contract/tasks";
import { BackendRefusedError } from "~/backend/errors";
import type { LoadContext } from "~/load-context";
import type { TaskFilter } from "./filter";
import type { Whose } from "./whose";

const PAGE = 50;

/** A page of tasks, and what the rail counts. A cursor that was cut short is a first page; a team that is none is not found. */
export async function tasksOf(context: LoadContext, whose: Whose, filter: TaskFilter, timeZone: string) {
  const { after } = filter;
  const query = { ...fieldsOf(whose, filter), timeZone, size: PAGE };
  const page = (cursor: string | null) =>
    callBackend(context, listTasks, { query: { ...query, ...(cursor && { after: cursor }) } });
  const first = page(after).catch((error) => {
    if (after && error instanceof BackendRefusedError && error.status === 422) return page(null);
    throw error;
  });
  const [list, counts] = await Promise.all([
    orRefusedPage(first),
    callBackend(context, readTaskCounts, { query: { timeZone } }),
  ]);
  return { list, counts };
}
export type TasksAnswer = Awaited<ReturnType<typeof tasksOf>>;
export type TaskCounts = TasksAnswer["counts"];

/** One of them; null where it is done, or none of the asker's. */
export async function taskOf(context: LoadContext, key: string, timeZone: string) {
  return callBackend(context, readTask, { params: { key }, query: { timeZone } }).catch((error) => {
    if (error instanceof BackendRefusedError && error.status === 404) return null;
    throw error;
  });
}

/** What a change of several tasks came to, and of the first that it left out those that are still open; nothing where there is no such change. */
export async function operationOf(
  context: LoadContext,
  operationId: number | null,
  { most, timeZone }: { most: number; timeZone: string },
): Promise<{ operation: Operation | null; tasks: Task[] }> {
  if (operationId === null) return { operation: null, tasks: [] };
  const operation = await callBackend(context, readOperation, { params: { operationId } }).catch((error) => {
    if (error instanceof BackendRefusedError && error.status === 404) return null;
    throw error;
  });
  const keys = (operation?.failures ?? []).slice(0, most).flatMap(({ key }) => key ?? []);
  const read = await Promise.all(keys.map((key) => taskOf(context, key, timeZone)));
  return { operation, tasks: read.flatMap((one) => one?.task ?? []) };
}

/** So many stand beside the list; the action's page has all. */
const COMMENTS = 3;

/** What was said last about the action that a task is about; null where it is about none, or none that the asker reads. */
export async function commentsOf(context: LoadContext, key: string) {
  const actionId = actionIn(key);
  if (actionId === null) return null;
  const asked = { params: { actionId }, query: { size: COMMENTS } };
  return callBackend(context, listActionComments, asked).catch((error) => {
    if (error instanceof BackendRefusedError && error.status === 404) return null;
    throw error;
  });
}
export type CommentsAnswer = NonNullable<Awaited<ReturnType<typeof commentsOf>>>;

/** The action that a task is about; null where it is about something else. */
export function actionIn(key: string): number | null {
  const parts = partsOfKey(key);
  return parts?.kind === "action" || parts?.kind === "action-effect" ? parts.id : null;
}

/** As the calls know them. */
export function fieldsOf(whose: Whose, { kind, due, statutory, q }: TaskFilter) {
  return {
    ...whose,
    ...(kind && { kind }),
    ...(due && { due }),
    ...(statutory && { statutory: "true" as const }),
    ...(q && { q }),
  };
}

/** A team that is none is not found, and its list is closed to who neither is in it nor sees all. */
export function orRefusedPage<Answer>(asked: Promise<Answer>): Promise<Answer> {
  return asked.catch((error) => {
    if (error instanceof BackendRefusedError && error.status === 404) throw new Response(null, { status: 404 });
    if (error instanceof BackendRefusedError && error.code === "not_permitted")
      throw new Response(null, { status: 403 });
    throw error;
  });
}
