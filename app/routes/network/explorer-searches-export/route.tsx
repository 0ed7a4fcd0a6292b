import type { LoaderFunctionArgs } from "@remix-run/node";
import type { RouteData } from "~/access/route-data";
import { csvAnswer } from "~/domain/export/csv-answer.server";
import { speechOf } from "~/i18n/speech.server";
import { searchesAsRows } from "./queries.server";

export const handle: RouteData = {};

/** One's own saved searches and the team's, as a file. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  return csvAnswer(request, { name: "searches", ...searchesAsRows(context, await speechOf(request, context)) });
}
