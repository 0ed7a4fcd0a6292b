import type { LoaderFunctionArgs } from "@remix-run/node";
import type { RouteData } from "~/access/route-data";
import { bodyFor } from "~/backend/body-for.server";
import { EXPORT_FORMATS } from "~/backend/contract/feed-export";
import { parseFilter } from "~/domain/feed-filter/search-params";
import { timeZoneOf } from "~/i18n/time-zone.server";
import { feedViewOf } from "~/paths";
import { rememberedOrder } from "../list/feed-order.server";
import { exportOf } from "./queries.server";

export const handle: RouteData = {};

/** The alerts that the feed shows under the same query, as a file. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const view = feedViewOf(params.view);
  const format = EXPORT_FORMATS.find((one) => one === params.format);
  if (!view || !format) throw new Response(null, { status: 404 });
  const filter = parseFilter(view, new URL(request.url).searchParams, await rememberedOrder(request));
  const file = await exportOf(context, { filter, format, timeZone: timeZoneOf(request) });
  const kept = ["Content-Type", "Content-Disposition"].map((name): [string, string] => [
    name,
    file.headers.get(name) ?? "",
  ]);
  return new Response(await bodyFor(request, file), { headers: [...kept, ["Cache-Control", "private, no-store"]] });
}
