import { type OpenSource, serveThread } from "../../platform/threads/serve-thread";
import { EXTRACT } from "../news/extract";
import { inBatches } from "./batches";
import { readReports } from "./formats";
import { newsReader } from "./read-news";
import type { ReportsToRead } from "./reports-in-thread";

serveThread(({ connector, text, options, news }: ReportsToRead, open: OpenSource) => {
  const read = newsReader(connector, news, options.asType ?? null);
  const extract = connector.settings.extract ?? EXTRACT;
  return inBatches(readReports(connector, text ?? open(0)), options, read && { read, extract });
});
