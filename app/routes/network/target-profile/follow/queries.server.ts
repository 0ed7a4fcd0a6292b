import { callBackend } from "~/backend/client.server";
import { forecastUnfollow } from "~/backend/contract/unfollow-forecast";
import type { LoadContext } from "~/load-context";

/** What unfollowing a target would take away. Throws 404 for one that is not there. */
export async function forecastOf(context: LoadContext, targetId: number) {
  const body = { selection: { targetIds: [targetId] } };
  const forecast = await callBackend(context, forecastUnfollow, { body });
  if (forecast.total === 0) throw new Response(null, { status: 404 });
  return forecast;
}
