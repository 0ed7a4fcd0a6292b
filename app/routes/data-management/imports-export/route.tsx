import type { LoaderFunctionArgs } from "@remix-run/node";
import type { RouteData } from "~/access/route-data";
import { csvAnswer } from "~/domain/export/csv-answer.server";
import { speechOf } from "~/i18n/speech.server";
import { importsAsRows } from "./queries.server";

export const handle: RouteData = { requiresPermissions: ["data:import"] };

/** All imports as a file, newest first. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  return csvAnswer(request, { name: "imports", ...importsAsRows(context, await speechOf(request, context)) });
}
