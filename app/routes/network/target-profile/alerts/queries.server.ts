import { callBackend } from "~/backend/client.server";
import { readTargetProfile } from "~/backend/contract/profile";
import { listTargetAlerts } from "~/backend/contract/profile-feed";
import { readTargetScore } from "~/backend/contract/scores";
import { BackendRefusedError } from "~/backend/errors";
import type { LoadContext } from "~/load-context";
import type { AlertsFilter } from "./filter";

/** A page of all alerts of a target, who it is, and what its alerts add to its score. Throws 404 for one that is not there. */
export async function alertsOf(context: LoadContext, targetId: number, filter: AlertsFilter) {
  const params = { targetId: String(targetId) };
  const [target, page, score] = await Promise.all([
    callBackend(context, readTargetProfile, { params }),
    pageOf(context, params, filter),
    callBackend(context, readTargetScore, { params, query: {} }),
  ]).catch((error) => {
    if (error instanceof BackendRefusedError && error.status === 404) throw new Response(null, { status: 404 });
    throw error;
  });
  return { target, page, score };
}
export type AlertsAnswer = Awaited<ReturnType<typeof alertsOf>>;

/** A cursor of another list is a first page: the link was cut short or is old. */
function pageOf(context: LoadContext, params: { targetId: string }, { state, priority, after }: AlertsFilter) {
  const query = { state, ...(priority && { priorities: priority }) };
  const first = () => callBackend(context, listTargetAlerts, { params, query });
  if (!after) return first();
  return callBackend(context, listTargetAlerts, { params, query: { ...query, after } }).catch((error) => {
    if (error instanceof BackendRefusedError && error.status === 422) return first();
    throw error;
  });
}
