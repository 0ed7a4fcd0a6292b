import type { LoaderFunctionArgs } from "@remix-run/node";
import type { RouteData } from "~/access/route-data";
import { jsonFile } from "../json-file.server";
import { ownContents } from "./queries.server";

export const handle: RouteData = { requiresPermissions: ["rules:manage"] };

/** The company's own entries in every state, as the import takes them. */
export async function loader({ context }: LoaderFunctionArgs) {
  return jsonFile("own-measures", { measures: await ownContents(context) });
}
