import type { LoaderFunctionArgs } from "@remix-run/node";
import type { RouteData } from "~/access/route-data";
import { bodyFor } from "~/backend/body-for.server";
import { EXPLORER_EXPORTS } from "~/backend/contract/explorer-words";
import { parseAsked } from "../explorer/asked";
import { exportOf } from "../explorer/queries.server";

export const handle: RouteData = {};

/** What the explorer found under the same query, as a file. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const format = EXPLORER_EXPORTS.find((one) => one === params.format);
  if (!format) throw new Response(null, { status: 404 });
  const file = await exportOf(context, parseAsked(new URL(request.url).searchParams), format);
  const kept = ["Content-Type", "Content-Disposition"].map((name): [string, string] => [
    name,
    file.headers.get(name) ?? "",
  ]);
  return new Response(await bodyFor(request, file), { headers: [...kept, ["Cache-Control", "private, no-store"]] });
}
