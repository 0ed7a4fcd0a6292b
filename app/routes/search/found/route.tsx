import { type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { safeReturnTo } from "~/access/return-to";
import type { RouteData } from "~/access/route-data";
import { paths } from "~/paths";
import { readResults } from "../results/queries.server";
import { askedFor } from "../results/schema";

export const handle: RouteData = {};

/** For the palette, which says over which page it lies. Whoever opens the address is led to the page of what was found. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const url = new URL(request.url);
  const q = askedFor(url) ?? "";
  const page = paths.search(q || undefined);
  if (!request.headers.get("accept")?.includes("application/json")) return redirect(page);
  const here = safeReturnTo(url.searchParams.get("over"), page);
  return Response.json(await readResults(request, context, q, here), { headers: { "Cache-Control": "no-store" } });
}
