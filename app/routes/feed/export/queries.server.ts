import { streamBackend } from "~/backend/client.server";
import { type ExportFormat, exportFeed } from "~/backend/contract/feed-export";
import type { FeedFilter } from "~/domain/feed-filter/feed-filter";
import { toQuery } from "~/domain/feed-filter/search-params";
import type { LoadContext } from "~/load-context";

interface Wanted {
  filter: FeedFilter;
  format: ExportFormat;
  timeZone: string;
}

export function exportOf(context: LoadContext, { filter, ...wanted }: Wanted): Promise<Response> {
  return streamBackend(context, exportFeed, { query: { ...toQuery(filter), ...wanted } });
}
