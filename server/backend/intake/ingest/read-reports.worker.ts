import { type OpenSource, serveThread } from "../../platform/threads/serve-thread";
import { inBatches } from "./batches";
import { isNews, readReports } from "./formats";
import type { ReportsToRead } from "./reports-in-thread";

serveThread(async function* ({ connector, text, options, news }: ReportsToRead, open: OpenSource) {
  // The model and the names of places take a second and 60 MB, which registers and hazards have no use for.
  const reader = isNews(connector) ? (await import("./read-news")).newsReader : null;
  const readNews = reader?.(connector, news, options.asType ?? null) ?? null;
  yield* inBatches(readReports(connector, text ?? open(0)), options, readNews);
});
