import { seconds } from "~/time/duration";
import type { Source } from "../../platform/db/shapes/raw-event";
import { inThread } from "../../platform/threads/in-thread";
import { ThreadEnded } from "../../platform/threads/thread-ended";
import { SourceFailed } from "../connectors/limits";
import { failing } from "../connectors/reading/failing-source";
import { READING_HEAP } from "../news/explain/explain";
import type { Corrections } from "../news/model/reading-model";
import type { Learned } from "../news/read-text";
import type { Batch, BatchOptions } from "./batches";
import { isNews, mustHaveMapping, type Readable } from "./formats";
import type { PageTexts } from "./pages/page-texts";

export interface ReportsToRead {
  connector: Readable;
  /** A source that is a text already; null for one that comes as bytes. */
  text: string | null;
  options: BatchOptions;
  news: NewsSettings;
  /** Whether the pages of its texts may be asked for. */
  hasPages: boolean;
}

/** What the thread opens: the source's bytes, and texts of pages by what is wanted. */
export const SOURCE = 0;
export const PAGES = 1;

export interface NewsSettings {
  /** What each type may do in each language. */
  arming: Learned["arming"];
  /** What its owner's verdicts taught; null for a public source. */
  corrections: Corrections | null;
  /** When it is read: what was published long before is no news. */
  asOf: Date;
  /** The source was often wrong so far. */
  isDoubtful?: boolean;
}

/**
 * The batches of what a source tells, read in a thread of its own. Throws `MappingMissing`, and SourceFailed where the bytes stop
 * coming, or reading them takes more time or memory than any source may.
 */
export async function* batchesOf(
  connector: Readable,
  source: Source,
  options: BatchOptions,
  news: NewsSettings,
  pages?: PageTexts,
): AsyncGenerator<Batch, void> {
  mustHaveMapping(connector);
  const { name, format, url, settings } = connector;
  const text = typeof source === "string" ? source : null;
  const input: ReportsToRead = { connector: { name, format, url, settings }, text, options, news, hasPages: !!pages };
  const bytes = () => failing(typeof source === "string" ? NOTHING : source);
  const sources = [bytes, ...(pages ? [pages] : [])];
  try {
    // Only news is read by the model.
    const size = isNews(connector) ? READING_HEAP : {};
    yield* inThread<Batch>("intake/ingest/read-reports", { input, sources, ...size });
  } catch (error) {
    if (!(error instanceof ThreadEnded) || error.reason === "broken") throw error;
    const { reason, limit } = error;
    const most = reason === "time" ? `${limit / seconds(1)} seconds` : `${limit} MB of memory`;
    throw new SourceFailed(`reading the source takes more than ${most}`);
  }
}

const NOTHING: AsyncIterable<Uint8Array> = (async function* () {})();
