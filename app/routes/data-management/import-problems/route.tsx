import type { LoaderFunctionArgs } from "@remix-run/node";
import { redirect } from "@remix-run/node";
import type { RouteData } from "~/access/route-data";
import { bodyFor } from "~/backend/body-for.server";
import { EXPORT_FORMATS } from "~/backend/contract/feed-export";
import { BackendRefusedError } from "~/backend/errors";
import { importOf, paths } from "~/paths";
import { toastCookie } from "~/toasts/toast.server";
import { problemsOf } from "./queries.server";

export const handle: RouteData = { requiresPermissions: ["data:import"] };

/** The rejected rows of an import as a file; where its file is gone, the import's page says so. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const importId = importOf(params.importId);
  const format = EXPORT_FORMATS.find((one) => one === params.format);
  if (!format) throw new Response(null, { status: 404 });
  try {
    const file = await problemsOf(context, importId, format);
    const kept = ["Content-Type", "Content-Disposition"].map((name): [string, string] => [
      name,
      file.headers.get(name) ?? "",
    ]);
    return new Response(await bodyFor(request, file), { headers: [...kept, ["Cache-Control", "private, no-store"]] });
  } catch (error) {
    if (!(error instanceof BackendRefusedError) || error.code !== "import_file_gone") throw error;
    const headers = { "Set-Cookie": await toastCookie({ key: "importPages:columnsPage.problems.gone" }) };
    throw redirect(paths.importResult(importId), { status: 303, headers });
  }
}
