import { seconds } from "~/time/duration";
import { onceInThread } from "../../../platform/threads/in-thread";
import { ThreadEnded } from "../../../platform/threads/thread-ended";
import { SourceFailed } from "../../connectors/limits";
import { failing } from "../../connectors/reading/failing-source";
import { type Fetched, type FetchOptions, FetchRefused, fetchSource } from "../fetch-source";
import type { PageAnswer, PageTask } from "./page-task";

/** Bytes of a page. */
export const LONGEST_PAGE = 2_000_000;
/** For fetching it, redirects included, and for reading it: one page keeps nobody waiting. */
const FETCHED_IN = seconds(20);
const READ_IN = seconds(5);
/** Megabytes of the heap that reading may take, with which no page takes more than 64 of the process: one of the most elements takes 45. */
const MEMORY = 50;
/** What the thread has loaded is of use for the next page. */
const KEPT = 40;

/** The page at an address, as a reader of news may fetch it. Throws `FetchRefused`, also for what is no page. */
export async function fetchPage(url: string, how: FetchOptions): Promise<Fetched> {
  const fetched = await fetchSource(url, { ...how, mostBytes: LONGEST_PAGE, timeout: FETCHED_IN });
  if (!fetched.changed || IS_PAGE.test(fetched.contentType)) return fetched;
  await closed(fetched.body);
  throw new FetchRefused(`${new URL(url).host} answered with something that is no page`);
}

/** A server that does not say what it sends is looked at all the same. */
const IS_PAGE = /^\s*(?:$|text\/html|application\/xhtml\+xml)/i;

/** Reads a page in a thread of its own. Throws `SourceFailed` where its bytes stop coming, or it takes longer or more than any page may. */
export async function readPage(body: AsyncIterable<Uint8Array>, input: PageTask): Promise<PageAnswer> {
  // Before a thread is taken: there are two of them for all sources, and a host may send a byte a second.
  const bytes = await allOf(failing(body));
  const source = async function* () {
    yield bytes;
  };
  try {
    const bounds = { time: READ_IN, memory: MEMORY, kept: KEPT };
    return await onceInThread("intake/ingest/pages/read-page", { input, sources: [source], ...bounds });
  } catch (error) {
    if (!(error instanceof ThreadEnded)) throw error;
    // Whatever broke in it: its message may quote the page.
    throw new SourceFailed("the page is too large or too tangled to be read");
  }
}

async function allOf(body: AsyncIterable<Uint8Array>): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of body) {
    length += chunk.length;
    // Of a file that somebody saved nobody else has looked at its length.
    if (length > LONGEST_PAGE) throw new SourceFailed(`the page is longer than ${LONGEST_PAGE / 1e6} MB`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

async function closed(body: AsyncIterable<Uint8Array>): Promise<void> {
  await body[Symbol.asyncIterator]().return?.();
}
