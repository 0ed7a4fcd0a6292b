import { callBackend } from "~/backend/client.server";
import { readTargetProfile } from "~/backend/contract/profile";
import { listTargetTimeline } from "~/backend/contract/timeline";
import { BackendRefusedError } from "~/backend/errors";
import type { LoadContext } from "~/load-context";
import type { HistoryFilter, ReadFilter } from "./filter";

const PAGE = 30;

/** A page of what happened to a target, newest first; no page for a period that ends before it begins. Throws 404 for no target. */
export async function historyOf(context: LoadContext, targetId: number, { filter, problems }: ReadFilter) {
  const params = { targetId: String(targetId) };
  const [target, page] = await Promise.all([
    callBackend(context, readTargetProfile, { params }),
    problems.to === "turned" ? null : pageOf(context, params, filter),
  ]).catch((error) => {
    if (error instanceof BackendRefusedError && error.status === 404) throw new Response(null, { status: 404 });
    throw error;
  });
  return { target, page };
}
export type HistoryAnswer = Awaited<ReturnType<typeof historyOf>>;

function pageOf(context: LoadContext, params: { targetId: string }, { kind, from, to, after }: HistoryFilter) {
  const query = { size: PAGE, ...(kind && { kind }), ...(from && { from }), ...(to && { to }) };
  const first = () => callBackend(context, listTargetTimeline, { params, query });
  if (!after) return first();
  return callBackend(context, listTargetTimeline, { params, query: { ...query, after } }).catch((error) => {
    // A cursor that was cut short is a first page.
    if (error instanceof BackendRefusedError && error.status === 422) return first();
    throw error;
  });
}
