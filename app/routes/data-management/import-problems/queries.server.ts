import { streamBackend } from "~/backend/client.server";
import type { ExportFormat } from "~/backend/contract/feed-export";
import { exportImportProblems } from "~/backend/contract/import-rows";
import type { LoadContext } from "~/load-context";

/** The rejected rows of an import as a file. Throws 404 for none of the customer's, 409 where its file is gone. */
export function problemsOf(context: LoadContext, importId: number, format: ExportFormat): Promise<Response> {
  return streamBackend(context, exportImportProblems, { params: { importId: String(importId) }, query: { format } });
}
