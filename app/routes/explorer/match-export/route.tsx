import type { LoaderFunctionArgs } from "@remix-run/node";
import type { RouteData } from "~/access/route-data";
import { csvAnswer } from "~/domain/export/csv-answer.server";
import { speechOf } from "~/i18n/speech.server";
import { matchOf } from "~/paths";
import { parseFilter } from "../match-result/filter";
import { matchesAsRows } from "./queries.server";

export const handle: RouteData = {};

/** The lines of a matched list as a file, of one part where the address names one. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const operationId = matchOf(params.operationId);
  const { part } = parseFilter(new URL(request.url).searchParams);
  const speech = await speechOf(request, context);
  return csvAnswer(request, { name: "matches", ...matchesAsRows(context, { operationId, part }, speech) });
}
