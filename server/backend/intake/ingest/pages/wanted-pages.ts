import type { Batch } from "../batches";
import type { Incoming } from "../plan-batch";

export interface WantedPage {
  externalId: string;
  contentHash: string;
  url: string;
}

/** What the thread that reads texts asks for: pages of texts of a batch, and of how many items. */
export interface PagesWanted {
  items: number;
  pages: WantedPage[];
}

export interface PageText {
  externalId: string;
  text: string;
}

/** Characters of a summary that says enough. */
const ENOUGH = 200;

/** The pages of those that may tell of an event, by what is known of them, and say little (design 40, "Extract"). */
export function wantedPages({ reports, repeated }: Batch): PagesWanted {
  const pages = reports.flatMap(({ event, reading }) => {
    const { externalId, contentHash, url, summary } = event;
    const isCandidate = reading !== undefined && reading.outcome !== "nothing" && summary.length < ENOUGH;
    return isCandidate && url !== null ? [{ externalId, contentHash, url }] : [];
  });
  return { items: reports.length + repeated, pages };
}

export type ReadAgain = (event: Incoming["event"], page: string) => Promise<Incoming>;

/** Batches whose texts are read with their pages where those are given. `ask` is answered with lines of `PageText`. */
export async function* withPages(
  batches: AsyncIterable<Batch>,
  ask: (wanted: string) => AsyncIterable<Uint8Array>,
  readAgain: ReadAgain,
): AsyncGenerator<Batch> {
  for await (const batch of batches) {
    const wanted = wantedPages(batch);
    const texts = wanted.pages.length === 0 ? new Map() : await textsOf(ask(JSON.stringify(wanted)));
    const reports = [];
    for (const report of batch.reports) {
      const text = texts.get(report.event.externalId);
      reports.push(text === undefined ? report : await readAgain(report.event, text));
    }
    yield { ...batch, reports };
  }
}

async function textsOf(answer: AsyncIterable<Uint8Array>): Promise<Map<string, string>> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of answer) chunks.push(chunk);
  const lines = Buffer.concat(chunks).toString("utf8").split("\n").filter(Boolean);
  return new Map(lines.map((line) => JSON.parse(line) as PageText).map(({ externalId, text }) => [externalId, text]));
}
