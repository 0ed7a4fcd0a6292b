import type { LoaderFunctionArgs } from "@remix-run/node";
import type { RouteData } from "~/access/route-data";
import { csvAnswer } from "~/domain/export/csv-answer.server";
import { speechOf } from "~/i18n/speech.server";
import { parseFilter } from "../duplicates/filter";
import { duplicatesAsRows } from "./queries.server";

export const handle: RouteData = { requiresPermissions: ["targets:merge"] };

/** Pairs of targets that may be one, or were told apart, as a file. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { state } = parseFilter(new URL(request.url).searchParams);
  const speech = await speechOf(request, context);
  return csvAnswer(request, { name: "duplicates", ...duplicatesAsRows(context, state, speech) });
}
