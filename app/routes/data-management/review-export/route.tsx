import type { LoaderFunctionArgs } from "@remix-run/node";
import type { RouteData } from "~/access/route-data";
import { csvAnswer } from "~/domain/export/csv-answer.server";
import { speechOf } from "~/i18n/speech.server";
import { parseFilter } from "../review/filter";
import { waitingAsRows } from "./queries.server";

export const handle: RouteData = { requiresPermissions: ["data:import"] };

/** What waits of the kind that the queue shows, on all its pages, as a file. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { kind } = parseFilter(new URL(request.url).searchParams);
  return csvAnswer(request, { name: "to-review", ...waitingAsRows(context, kind, await speechOf(request, context)) });
}
