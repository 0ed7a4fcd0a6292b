import type { LoaderFunctionArgs } from "@remix-run/node";
import type { RouteData } from "~/access/route-data";
import { csvAnswer } from "~/domain/export/csv-answer.server";
import { speechOf } from "~/i18n/speech.server";
import { parseFilter } from "../explorer-receipts/filter";
import { receiptsAsRows } from "./queries.server";

export const handle: RouteData = {};

/** The receipts that one may open as a file, newest first; of one search where the address names it. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { searchId } = parseFilter(new URL(request.url).searchParams);
  return csvAnswer(request, {
    name: "receipts",
    ...receiptsAsRows(context, searchId, await speechOf(request, context)),
  });
}
