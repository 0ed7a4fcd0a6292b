import { type OpenSource, serveThread } from "../../platform/threads/serve-thread";
import { inBatches, incomingOf } from "./batches";
import { isNews, readReports } from "./formats";
import { withPages } from "./pages/wanted-pages";
import { PAGES, type ReportsToRead, SOURCE } from "./reports-in-thread";

serveThread(async function* ({ connector, text, options, news, hasPages }: ReportsToRead, open: OpenSource) {
  // The model and the names of places take a second and 60 MB, which registers and hazards have no use for.
  const reader = isNews(connector) ? (await import("./read-news")).newsReader : null;
  const readNews = reader?.(connector, news, options.asType ?? null) ?? null;
  const batches = inBatches(readReports(connector, text ?? open(SOURCE)), options, readNews);
  const ask = (wanted: string) => open(PAGES, wanted);
  yield* hasPages ? withPages(batches, ask, (event, page) => incomingOf(event, options, readNews, page)) : batches;
});
