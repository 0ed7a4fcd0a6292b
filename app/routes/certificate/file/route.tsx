import type { LoaderFunctionArgs } from "@remix-run/node";
import type { RouteData } from "~/access/route-data";
import { bodyFor } from "~/backend/body-for.server";
import { FILE_TYPES } from "~/backend/contract/file-words";
import { fileOf } from "./queries.server";

export const handle: RouteData = {};

/** The file, to be saved: whatever a backend calls it, it is never a page of this site. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const file = await fileOf(context, params.documentId);
  const { headers } = file;
  const said = headers.get("Content-Disposition") ?? "";
  const type = headers.get("Content-Type")?.split(";")[0] ?? "";
  const length = headers.get("Content-Length");
  return new Response(await bodyFor(request, file), {
    headers: {
      "Content-Type": type in FILE_TYPES ? type : "application/octet-stream",
      "Content-Disposition": said.startsWith("attachment;") ? said : "attachment",
      ...(length && { "Content-Length": length }),
      "Cache-Control": "private, no-store, no-transform",
    },
  });
}
