import { callBackend } from "~/backend/client.server";
import { readOnTime } from "~/backend/contract/on-time";
import { listTeams } from "~/backend/contract/teams";
import { readWorkload } from "~/backend/contract/workload";
import type { LoadContext } from "~/load-context";
import { dayIn, daysLater } from "~/time/day-start";
import { orRefusedPage } from "../page/queries.server";
import type { WorkloadFilter } from "./filter";

/** What each person owes soon, and what was completed by its day among what was due on the days before today. */
export async function workloadOf(context: LoadContext, { teamId, days }: WorkloadFilter, timeZone: string) {
  const today = dayIn(timeZone, new Date());
  const [from, to] = [daysLater(today, -days), daysLater(today, -1)];
  const query = { timeZone, ...(teamId !== null && { teamId: String(teamId) }) };
  const [load, onTime, teams] = await Promise.all([
    orRefusedPage(callBackend(context, readWorkload, { query })),
    callBackend(context, readOnTime, { query: { ...query, dueRange: `${from}..${to}` } }),
    context.session?.permissions.includes("teams:list") ? callBackend(context, listTeams, {}) : [],
  ]);
  return { load, onTime, teams, from, to };
}
export type WorkloadAnswer = Awaited<ReturnType<typeof workloadOf>>;
