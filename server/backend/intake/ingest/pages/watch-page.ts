import { createHash } from "node:crypto";
import { extractOf } from "../../news/extract";
import { type Cursor, type FetchOptions, FetchRefused } from "../fetch-source";
import type { Readable } from "../formats";
import { masked } from "../source-address";
import type { PageWatch } from "./page-watch";
import { fetchPage, readPage } from "./read-page";
import type { WatchRefused } from "./watched-lines";

/** What there is to take in, and what is known of the address from now on. */
export interface Watch {
  /** A document of `connectors/page`; null where nothing was added. */
  source: string | null;
  cursor: Cursor;
}

type Watching = Pick<Readable, "name" | "settings">;

/**
 * Looks at a watched page, and says what was added since something was last told of it. Seen for the first time, or watched otherwise than before, it is only
 * remembered. Null where its host says that nothing changed. Throws `FetchRefused` for a page that says an error or nothing: that is no change.
 */
export async function watchPage(one: Watching, url: string, before: Cursor, how: FetchOptions): Promise<Watch | null> {
  const seen = seenAs(one, url, before);
  // Nothing is known of it: an answer that it did not change would be none.
  const fetched = await fetchPage(url, { ...how, cursor: seen === null ? {} : before });
  if (!fetched.changed) return null;
  const { source, cursor } = await compare(one, url, before, fetched.body, fetched.contentType);
  return { source, cursor: { ...fetched.cursor, ...cursor } };
}

/** The same of a page that somebody saved in a file. */
export async function compare(
  { name, settings }: Watching,
  url: string | null,
  before: Cursor,
  body: AsyncIterable<Uint8Array>,
  contentType = "",
): Promise<Watch> {
  const watch = settings.page ?? {};
  const seen = seenAs({ name, settings }, url, before);
  const answer = await readPage(body, { contentType, task: { kind: "watch", watch, seen } });
  if (answer.kind !== "watched") throw refusal(answer.kind === "refused" ? answer.reason : "no-page", watch);
  const { title, language, added } = answer;
  const page = watch.title || title || name.replace(/^page:/, "");
  // All items of a page have its address: what was added first tells them apart.
  const headline = extractOf((added ?? "").split("\n", 1)[0] ?? "", null, LONGEST_HEADLINE);
  const told = { title: `${page}: ${headline}`, language, text: added, url: url && masked(url) };
  const cursor = { seen: `${markOf(watch, url)} ${answer.seen}` };
  return { source: added === null ? null : JSON.stringify(told), cursor };
}

/** Characters of what is added that stand in the title. */
const LONGEST_HEADLINE = 120;

/** As if the page had been empty: what stands on it is new. */
export const nothingSeen = ({ settings }: Watching, url: string): Cursor => ({
  seen: `${markOf(settings.page ?? {}, url)} `,
});

/** What was seen of another address, or of another part of the page, says nothing of this one. */
function seenAs({ settings }: Watching, url: string | null, { seen = "" }: Cursor): string | null {
  const [mark, hashes] = seen.split(" ");
  return mark === markOf(settings.page ?? {}, url) && hashes !== undefined ? hashes : null;
}

function markOf({ select, leaveOut, ignoreLines }: PageWatch, url: string | null): string {
  const parts = JSON.stringify([url, select, leaveOut, ignoreLines]);
  return createHash("sha256").update(parts).digest("hex").slice(0, 12);
}

function refusal(reason: WatchRefused, { select }: PageWatch): FetchRefused {
  return new FetchRefused(
    reason === "selector" ? `nothing on the page is “${select}”: choose another selector` : REASONS[reason],
  );
}

const REASONS: Record<WatchRefused, string> = {
  "no-page": "the address holds no page",
  "too-large": "the page has too many elements, or they stand too deep in each other",
  reserved: "the page reserves text and data mining for its owner: ask the publisher, or choose another source",
  paywall: "the page is for subscribers only: choose another source",
  selector: "nothing on the page is what is watched: choose another selector",
  empty: "the page holds no text, or has lost nearly all that it had: it may be filled by scripts, or have moved",
  "error-page": "the page says that something went wrong",
};
