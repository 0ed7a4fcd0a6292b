import { streamBackend } from "~/backend/client.server";
import type { ExportFormat } from "~/backend/contract/feed-export";
import { exportSanctionsMatches } from "~/backend/contract/sanctions-review";
import type { LoadContext } from "~/load-context";
import { orNotFound } from "../queries.server";
import { fieldsOf, type ReviewFilter } from "../sanctions/filter";

/** The open matches under a filter as a file; 404 for a collection that is not there. */
export function exportOf(context: LoadContext, filter: ReviewFilter, format: ExportFormat): Promise<Response> {
  return orNotFound(streamBackend(context, exportSanctionsMatches, { query: { ...fieldsOf(filter), format } }));
}
