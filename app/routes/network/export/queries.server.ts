import { streamBackend } from "~/backend/client.server";
import type { ExportFormat } from "~/backend/contract/feed-export";
import { exportCollectionTargets } from "~/backend/contract/target-export";
import { type TargetListFilter, targetMatchFields } from "~/domain/target/target-filter";
import type { LoadContext } from "~/load-context";
import { orNotFound } from "../queries.server";

export function exportOf(
  context: LoadContext,
  collectionId: number,
  filter: TargetListFilter,
  format: ExportFormat,
): Promise<Response> {
  const query = { ...targetMatchFields(filter), format };
  return orNotFound(streamBackend(context, exportCollectionTargets, { params: { collectionId }, query }));
}
