import { redirect } from "@remix-run/node";
import { callBackend } from "~/backend/client.server";
import { type EventReport, readEventReports } from "~/backend/contract/events";
import type { LoadContext } from "~/load-context";
import { paths } from "~/paths";

const PAGE = 200;
/** Reports that one form shows. */
const MOST = 600;

/** An event with its reports, up to as many as a form holds. One that became part of another leads there. Throws 404. */
export async function eventToSplit(context: LoadContext, eventId: number) {
  const reports: EventReport[] = [];
  let after: string | undefined;
  for (;;) {
    const query = { size: PAGE, ...(after && { after }) };
    const page = await callBackend(context, readEventReports, { params: { eventId }, query });
    if (page.mergedInto !== null) throw redirect(paths.event(page.mergedInto));
    reports.push(...page.content);
    if (page.after === null || reports.length >= MOST) return { event: page.event, reports };
    after = page.after;
  }
}
export type SplitAnswer = Awaited<ReturnType<typeof eventToSplit>>;
