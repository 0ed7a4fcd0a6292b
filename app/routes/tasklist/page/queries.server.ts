import { callBackend } from "~/backend/client.server";
import { listTasks, readTaskCounts } from "~/backend/contract/tasks";
import { BackendRefusedError } from "~/backend/errors";
import type { LoadContext } from "~/load-context";
import type { TaskFilter } from "./filter";

const PAGE = 50;

/** Whose tasks are shown. */
export type Whose = { owner: "me" } | { owner: "team"; teamId: number } | { owner: "all" };

/** A page of tasks, and what the rail counts. A cursor that was cut short is a first page; a team that is none is not found. */
export async function tasksOf(context: LoadContext, whose: Whose, filter: TaskFilter, timeZone: string) {
  const { kind, due, statutory, q, after } = filter;
  const query = {
    ...whose,
    ...(kind && { kind }),
    ...(due && { due }),
    ...(statutory && { statutory: "true" as const }),
    ...(q && { q }),
    ...{ timeZone, size: PAGE },
  };
  const page = (cursor: string | null) =>
    callBackend(context, listTasks, { query: { ...query, ...(cursor && { after: cursor }) } });
  const [list, counts] = await Promise.all([
    page(after).catch((error) => {
      if (after && error instanceof BackendRefusedError && error.status === 422) return page(null);
      if (error instanceof BackendRefusedError && error.status === 404) throw new Response(null, { status: 404 });
      // A team's list is closed to who neither is in it nor sees all.
      if (error instanceof BackendRefusedError && error.code === "not_permitted")
        throw new Response(null, { status: 403 });
      throw error;
    }),
    callBackend(context, readTaskCounts, { query: { timeZone } }),
  ]);
  return { list, counts };
}
export type TasksAnswer = Awaited<ReturnType<typeof tasksOf>>;
export type TaskCounts = TasksAnswer["counts"];
