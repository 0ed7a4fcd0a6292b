import type { LoaderFunctionArgs } from "@remix-run/node";
import type { RouteData } from "~/access/route-data";
import { bodyFor } from "~/backend/body-for.server";
import { speechOf } from "~/i18n/speech.server";
import { parseFilter } from "../quality/filter";
import { qualityOf } from "../quality/queries.server";
import { fileOf } from "./file.server";

export const handle: RouteData = { requiresPermissions: ["evidence:read"] };

/** The table of the page under the same query, as a file. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const [answer, speech] = await Promise.all([qualityOf(context), speechOf(request, context)]);
  const file = new Response(fileOf(answer, parseFilter(new URL(request.url).searchParams), speech));
  return new Response(await bodyFor(request, file), {
    headers: {
      "Content-Type": "text/csv; charset=utf-8",
      "Content-Disposition": 'attachment; filename="tierwatch-reading-quality.csv"',
      "Cache-Control": "private, no-store",
    },
  });
}
