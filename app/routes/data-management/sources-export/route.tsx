import type { LoaderFunctionArgs } from "@remix-run/node";
import type { RouteData } from "~/access/route-data";
import { csvAnswer } from "~/domain/export/csv-answer.server";
import { speechOf } from "~/i18n/speech.server";
import { parseFilter } from "../sources/filter";
import { sourcesAsRows } from "./queries.server";

export const handle: RouteData = { requiresPermissions: ["connectors:manage"] };

/** The sources that the list shows under the same filter, as a file. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const filter = parseFilter(new URL(request.url).searchParams);
  return csvAnswer(request, { name: "sources", ...sourcesAsRows(context, filter, await speechOf(request, context)) });
}
