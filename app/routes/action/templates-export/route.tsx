import type { LoaderFunctionArgs } from "@remix-run/node";
import type { RouteData } from "~/access/route-data";
import { jsonFile } from "../json-file.server";
import { templatesOf } from "../templates/queries.server";

export const handle: RouteData = { requiresPermissions: ["tasks:read"] };

/** The company's action templates as `createActionTemplate` takes each. */
export async function loader({ context }: LoaderFunctionArgs) {
  const templates = (await templatesOf(context)).map(({ id: _, version: __, ...template }) => template);
  return jsonFile("action-templates", { templates });
}
