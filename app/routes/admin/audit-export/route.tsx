import type { LoaderFunctionArgs } from "@remix-run/node";
import type { RouteData } from "~/access/route-data";
import { bodyFor } from "~/backend/body-for.server";
import { speechOf } from "~/i18n/speech.server";
import { parseFilter } from "../audit/filter";
import { entriesOf } from "../audit/queries.server";
import { fileOf } from "./file.server";

export const handle: RouteData = { requiresPermissions: ["evidence:read"] };

/** The entries that the list shows under the same query, as a file; 400 for a query that the list could not read either. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const read = parseFilter(new URL(request.url).searchParams);
  const [entries, speech] = await Promise.all([entriesOf(context, read), speechOf(request, context)]);
  if (!entries) throw new Response(null, { status: 400 });
  const file = new Response(await fileOf(entries, speech));
  return new Response(await bodyFor(request, file), {
    headers: {
      "Content-Type": "text/csv; charset=utf-8",
      "Content-Disposition": 'attachment; filename="tierwatch-audit-log.csv"',
      "Cache-Control": "private, no-store",
    },
  });
}
