import { limitsWith, SourceFailed } from "../connectors/limits";
import { childOf, textIn } from "../connectors/reading/xml-element";
import { readElements } from "../connectors/reading/xml-elements";
import { instantOf } from "../connectors/values/instants";
import { webAddress } from "../connectors/values/web-address";
import { type FetchOptions, FetchRefused, fetchSource } from "./fetch-source";

/** Of an index, the newest of the sitemaps that it names: news is in the newest one, and older ones are archives. */
const MOST_SITEMAPS = 3;
/** Bytes of an index. Those of sitemaps.org hold 50,000 addresses; one of news names a few. */
const LONGEST_INDEX = 5_000_000;
/** Bytes in which a document says what it is. */
const BEGINNING = 4_096;

/**
 * What a sitemap's address answered: itself, or for an index the newest sitemaps that it names, on the same host only and one level
 * deep, each fetched when its turn comes. Throws `FetchRefused` for an index that names none of these.
 */
export async function newsSitemaps(
  address: string,
  body: AsyncIterable<Uint8Array>,
  options: FetchOptions = {},
): Promise<AsyncIterable<Uint8Array>[]> {
  const chunks = body[Symbol.asyncIterator]();
  const held = await firstOf(chunks, BEGINNING);
  if (!/<(?:[\w-]{1,30}:)?sitemapindex[\s>]/.test(held.toString("latin1"))) return [following(held, chunks)];
  const named = await sitemapsIn(address, following(held, chunks));
  if (named.length === 0)
    throw new FetchRefused("the index names no sitemap of its own host: give a sitemap's address");
  return named.map((url) => fetchedLater(url, options));
}

async function firstOf(chunks: AsyncIterator<Uint8Array>, length: number): Promise<Buffer> {
  let held = Buffer.alloc(0);
  while (held.length < length) {
    const next = await chunks.next();
    if (next.done) break;
    held = Buffer.concat([held, next.value]);
  }
  return held;
}

async function* following(held: Buffer, chunks: AsyncIterator<Uint8Array>): AsyncGenerator<Uint8Array, void> {
  try {
    yield held;
    for (let next = await chunks.next(); !next.done; next = await chunks.next()) yield next.value;
  } finally {
    // A reader that stops in the middle closes the connection.
    await chunks.return?.();
  }
}

async function sitemapsIn(address: string, index: AsyncIterable<Uint8Array>): Promise<string[]> {
  const { host } = new URL(address);
  const found: { url: string; changed: string }[] = [];
  for await (const one of readElements(atMost(index, LONGEST_INDEX), new Set(["sitemap"]), limitsWith())) {
    if (!one.ok) continue;
    const url = webAddress(textIn(one.element, "loc"), address);
    // Packed files are archives as a rule, and their content type is none that is unpacked on the way.
    if (url === null || new URL(url).host !== host || new URL(url).pathname.endsWith(".gz")) continue;
    found.push({ url, changed: instantOf(childOf(one.element, "lastmod")?.text ?? "") ?? "" });
  }
  // Of those without a date the first ones, as publishers write the newest first.
  return found
    .sort((a, b) => (a.changed < b.changed ? 1 : a.changed > b.changed ? -1 : 0))
    .slice(0, MOST_SITEMAPS)
    .map(({ url }) => url);
}

async function* atMost(body: AsyncIterable<Uint8Array>, bytes: number): AsyncGenerator<Uint8Array, void> {
  let read = 0;
  for await (const chunk of body) {
    read += chunk.length;
    if (read > bytes) throw new SourceFailed(`the index of sitemaps is longer than ${bytes / 1e6} MB`);
    yield chunk;
  }
}

async function* fetchedLater(url: string, options: FetchOptions): AsyncGenerator<Uint8Array, void> {
  const fetched = await fetchSource(url, { ...options, cursor: {} });
  if (fetched.changed) yield* fetched.body;
}
