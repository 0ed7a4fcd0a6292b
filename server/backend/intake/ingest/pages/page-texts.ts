import { sql } from "drizzle-orm";
import { minutes } from "~/time/duration";
import type { Database } from "../../../platform/db/database";
import { SourceFailed } from "../../connectors/limits";
import { type FetchOptions, FetchRefused } from "../fetch-source";
import { isNews } from "../formats";
import type { ConnectorToRead } from "../ingest";
import { textArray } from "../load-known";
import { fetchPage, readPage } from "./read-page";
import type { PagesWanted, PageText, WantedPage } from "./wanted-pages";

/** Answers a `PagesWanted` in JSON with one `PageText` in JSON for each page that could be read, a line each. */
export type PageTexts = (asked: string) => AsyncIterable<Uint8Array>;

/** Of the items of a run one in ten, and no more: others wait for their sources meanwhile. */
const SHARE = 10;
const MOST_PAGES = 20;
const LONGEST = minutes(2);

/**
 * How one run of a source reads the pages of its texts: of new ones only, at the pace and with the rights of any news. A page that is not given, or cannot
 * be read, is left: its title stands for it. Undefined where nobody has switched that on for the source, for a page that is watched, and for mails.
 */
export function pageTexts(database: Database, one: ConnectorToRead, how: FetchOptions): PageTexts | undefined {
  if (!one.settings.readsPages || !isNews(one) || one.format === "page" || one.format === "mail") return undefined;
  const until = Date.now() + LONGEST;
  let [items, asked] = [0, 0];
  return async function* (question) {
    const { items: more, pages } = JSON.parse(question) as PagesWanted;
    items += more;
    const most = Math.min(MOST_PAGES, Math.ceil(items / SHARE));
    for (const page of await unknown(database, one, pages)) {
      if (asked >= most || Date.now() > until) return;
      asked++;
      const text = await textOf(page.url, how);
      if (text) yield Buffer.from(`${JSON.stringify({ externalId: page.externalId, text } satisfies PageText)}\n`);
    }
  };
}

async function textOf(url: string, how: FetchOptions): Promise<string> {
  try {
    const fetched = await fetchPage(url, how);
    if (!fetched.changed) return "";
    const answer = await readPage(fetched.body, { contentType: fetched.contentType, task: { kind: "main-text" } });
    return answer.kind === "main-text" ? answer.text : "";
  } catch (error) {
    if (error instanceof FetchRefused || error instanceof SourceFailed) return "";
    throw error;
  }
}

/** What was told before was read with its page, or could not be. */
async function unknown(database: Database, { name, ownerId }: ConnectorToRead, pages: readonly WantedPage[]) {
  const ids = textArray(pages.map(({ externalId }) => externalId));
  const { rows } = await database.asSystem((tx) =>
    tx.execute<{ id: string; hash: string }>(sql`
      select external_id as id, content_hash as hash from event_sources
      where source_name = ${name} and external_id = any(${ids}) and coalesce(owner_id, 0) = ${ownerId ?? 0}`),
  );
  const known = new Map(rows.map(({ id, hash }) => [id, hash]));
  return pages.filter(({ externalId, contentHash }) => known.get(externalId) !== contentHash);
}
