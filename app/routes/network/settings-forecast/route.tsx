import { type LoaderFunctionArgs, redirect } from "@remix-run/node";
import type { RouteData } from "~/access/route-data";
import { readQuery } from "~/forms/read-submission.server";
import { paths } from "~/paths";
import { changeableCollection } from "../managed-collection.server";
import { forecastOf } from "../settings/queries.server";
import { forecastForm } from "../settings/schema";

export const handle: RouteData = { requiresPermissions: ["targets:follow"] };

/**
 * For a script: `{ forecast }`, what the graph would hold under the fields of the settings in the query, null where one of them is not
 * whole yet. It only reads, so a page that asks may be saved, left or loaded again meanwhile. Whoever opens the address is led to the settings.
 */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const { id } = await changeableCollection(context, params.collectionId);
  if (!request.headers.get("accept")?.includes("application/json")) return redirect(paths.collectionSettings(id));
  const form = readQuery(new URL(request.url).searchParams, forecastForm);
  return Response.json({ forecast: form && (await forecastOf(context, id, form)) });
}
