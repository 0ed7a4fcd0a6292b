import { redirect } from "@remix-run/node";
import { callBackend } from "~/backend/client.server";
import { listEventCandidates, readEventReports } from "~/backend/contract/events";
import { BackendRefusedError } from "~/backend/errors";
import type { LoadContext } from "~/load-context";
import { paths } from "~/paths";

const PAGE = 48;

/** An event with a page of its reports, and others that may be the same. One that became part of another leads there. Throws 404. */
export async function eventReportsOf(context: LoadContext, eventId: number, after: string | null) {
  const page = (cursor: string | null) =>
    callBackend(context, readEventReports, {
      params: { eventId },
      query: { size: PAGE, ...(cursor && { after: cursor }) },
    });
  const [read, candidates] = await Promise.all([
    page(after).catch((error) => {
      if (after && error instanceof BackendRefusedError && error.status === 422) return page(null);
      throw error;
    }),
    callBackend(context, listEventCandidates, { params: { eventId } }),
  ]);
  if (read.mergedInto !== null) throw redirect(paths.event(read.mergedInto));
  return { read, candidates, isFirst: after === null };
}
export type EventAnswer = Awaited<ReturnType<typeof eventReportsOf>>;
