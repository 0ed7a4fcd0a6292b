import type { Source } from "../../platform/db/shapes/raw-event";
import { type Cursor, fetchSource } from "./fetch-source";
import { isNews } from "./formats";
import { newsSitemaps } from "./news-sitemaps";
import { type NewsFetch, newsFetch } from "./rights/ask-rights";

interface Opened {
  source: Source | readonly Source[];
  /** What the answer said of itself. */
  cursor: Cursor;
}

/** What stands at a source's address, news only where its publisher lets us; null when nothing has changed there. Throws `FetchRefused`. */
export async function openSource(
  { format, url }: { format: string; url: string },
  { cursor = {}, ...fetch }: NewsFetch,
): Promise<Opened | null> {
  const how = isNews({ format }) ? newsFetch(fetch) : fetch;
  const fetched = await fetchSource(url, { ...how, cursor });
  if (!fetched.changed) return null;
  const { body } = fetched;
  return { source: format === "sitemap" ? await newsSitemaps(url, body, how) : body, cursor: fetched.cursor };
}
