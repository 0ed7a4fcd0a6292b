import type { LoaderFunctionArgs } from "@remix-run/node";
import type { RouteData } from "~/access/route-data";
import { csvAnswer } from "~/domain/export/csv-answer.server";
import { speechOf } from "~/i18n/speech.server";
import { listsAsRows } from "./queries.server";

export const handle: RouteData = {};

/** The sanctions lists as a file, for whoever may read them. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  return csvAnswer(request, { name: "sanctions-lists", ...listsAsRows(context, await speechOf(request, context)) });
}
