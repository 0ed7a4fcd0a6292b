import { callBackend } from "~/backend/client.server";
import { listDoneTasks, readTaskCounts } from "~/backend/contract/tasks";
import { BackendRefusedError } from "~/backend/errors";
import { timeZoneOf } from "~/i18n/time-zone.server";
import type { LoadContext } from "~/load-context";

/** What the reader finished, newest first, and what the rail counts. A cursor that was cut short is a first page. */
export async function doneOf(request: Request, context: LoadContext) {
  const after = new URL(request.url).searchParams.get("after")?.slice(0, 1000) || null;
  const page = (cursor: string | null) =>
    callBackend(context, listDoneTasks, { query: { size: 50, ...(cursor && { after: cursor }) } });
  const [list, counts] = await Promise.all([
    page(after).catch((error) => {
      if (after && error instanceof BackendRefusedError && error.status === 422) return page(null);
      throw error;
    }),
    callBackend(context, readTaskCounts, { query: { timeZone: timeZoneOf(request) } }),
  ]);
  return { list, counts, isFirst: after === null };
}
export type DoneAnswer = Awaited<ReturnType<typeof doneOf>>;
