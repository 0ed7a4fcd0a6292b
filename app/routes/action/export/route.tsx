import type { LoaderFunctionArgs } from "@remix-run/node";
import type { RouteData } from "~/access/route-data";
import { bodyFor } from "~/backend/body-for.server";
import { EXPORT_FORMATS } from "~/backend/contract/feed-export";
import { timeZoneOf } from "~/i18n/time-zone.server";
import { parseFilter } from "../list/filter";
import { exportOf } from "../list/queries.server";

export const handle: RouteData = { requiresPermissions: ["tasks:read"] };

/** The actions that the list shows under the same query, as a file. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const format = EXPORT_FORMATS.find((one) => one === params.format);
  if (!format) throw new Response(null, { status: 404 });
  const file = await exportOf(context, parseFilter(new URL(request.url).searchParams), {
    format,
    timeZone: timeZoneOf(request),
  });
  const kept = ["Content-Type", "Content-Disposition"].map((name): [string, string] => [
    name,
    file.headers.get(name) ?? "",
  ]);
  return new Response(await bodyFor(request, file), { headers: [...kept, ["Cache-Control", "private, no-store"]] });
}
