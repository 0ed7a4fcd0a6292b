import { type LoaderFunctionArgs, redirect } from "@remix-run/node";
import type { RouteData } from "~/access/route-data";
import { paths } from "~/paths";
import { readHelp } from "../entry/queries.server";

export const handle: RouteData = {};

/** For the popover of an explanation. Whoever opens the address is led to its page. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  if (!request.headers.get("accept")?.includes("application/json")) {
    return redirect(paths.contextHelp(params.key ?? ""));
  }
  const { shown, mayChange } = await readHelp(request, context, params.key);
  return Response.json({ shown, mayChange }, { headers: { "Cache-Control": "no-store" } });
}
