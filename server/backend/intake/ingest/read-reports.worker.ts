import { type OpenSource, serveThread } from "../../platform/threads/serve-thread";
import { inBatches } from "./batches";
import { readReports } from "./formats";
import type { ReportsToRead } from "./reports-in-thread";

serveThread(({ connector, text, options }: ReportsToRead, open: OpenSource) =>
  inBatches(readReports(connector, text ?? open(0)), options),
);
