import type { LoaderFunctionArgs } from "@remix-run/node";
import type { RouteData } from "~/access/route-data";
import { csvAnswer } from "~/domain/export/csv-answer.server";
import { speechOf } from "~/i18n/speech.server";
import { parseFilter } from "../list-changes/filter";
import { changesAsRows } from "./queries.server";

export const handle: RouteData = {};

/** What changed between two versions of a sanctions list as a file, for whoever may read it. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const asked = parseFilter(new URL(request.url).searchParams);
  const speech = await speechOf(request, context);
  return csvAnswer(request, {
    name: "list-changes",
    ...(await changesAsRows(context, params.name ?? "", asked, speech)),
  });
}
