import type { Source } from "../../platform/db/shapes/raw-event";
import { type Cursor, type FetchOptions, fetchSource } from "./fetch-source";
import type { Readable } from "./formats";
import { newsSitemaps } from "./news-sitemaps";
import { watchPage } from "./pages/watch-page";

/** What stands at a connector's address, and what is known of it from now on. */
export interface Opened {
  /** Null where nothing in it is new. */
  source: Source | readonly Source[] | null;
  cursor: Cursor;
}

/** Asks a connector's address. Null where its host says that nothing changed. Throws `FetchRefused`, `SourceFailed`. */
export async function openAddress(
  one: Readable & { url: string },
  before: Cursor,
  how: FetchOptions,
): Promise<Opened | null> {
  if (one.format === "page") return watchPage(one, one.url, before, how);
  const fetched = await fetchSource(one.url, { ...how, cursor: before });
  if (!fetched.changed) return null;
  const { body, cursor } = fetched;
  return { source: one.format === "sitemap" ? await newsSitemaps(one.url, body, how) : body, cursor };
}
