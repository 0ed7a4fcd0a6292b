import type { LoaderFunctionArgs } from "@remix-run/node";
import type { RouteData } from "~/access/route-data";
import { readTypes } from "./queries.server";

export const handle: RouteData = { requiresPermissions: ["target-types:read"] };

/** The types and classes of targets, asked again by an open page. */
export async function loader({ context }: LoaderFunctionArgs) {
  return Response.json(await readTypes(context), { headers: { "Cache-Control": "no-store" } });
}
