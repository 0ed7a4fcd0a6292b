import { redirect } from "@remix-run/node";
import { callBackend } from "~/backend/client.server";
import { previewImportUndo, readImport } from "~/backend/contract/imports";
import { BackendRefusedError } from "~/backend/errors";
import type { LoadContext } from "~/load-context";
import { paths } from "~/paths";

/** What undoing an import would change. One that cannot be undone now leads to its page, which says where it is; throws 404 for none of the customer's. */
export async function undoOf(context: LoadContext, importId: number) {
  const params = { importId: String(importId) };
  const [{ id, kind, fileName }, preview] = await Promise.all([
    callBackend(context, readImport, { params }),
    callBackend(context, previewImportUndo, { params }).catch((error) => {
      if (error instanceof BackendRefusedError && error.code === "import_wrong_step")
        throw redirect(paths.importResult(importId));
      throw error;
    }),
  ]);
  return { id, kind, fileName, ...preview };
}
export type UndoAnswer = Awaited<ReturnType<typeof undoOf>>;
