import type { Source } from "../../platform/db/shapes/raw-event";
import { type Cursor, type FetchOptions, FetchRefused, fetchSource } from "./fetch-source";
import type { Readable } from "./formats";
import { readMailbox } from "./mailboxes/read-mailbox";
import { newsSitemaps } from "./news-sitemaps";
import { watchPage } from "./pages/watch-page";

/** What stands at a connector's address, and what is known of it from now on. */
export interface Opened {
  /** Null where nothing in it is new. */
  source: Source | readonly Source[] | null;
  cursor: Cursor;
}

/** What is asked; `password` of a mailbox, null where nobody has entered it. */
export interface Address extends Readable {
  url: string;
  password?: string | null;
}

/** Asks a connector's address. Null where its host says that nothing changed. Throws `FetchRefused`, `SourceFailed`. */
export async function openAddress(one: Address, before: Cursor, how: FetchOptions): Promise<Opened | null> {
  if (one.format === "page") return watchPage(one, one.url, before, how);
  if (one.format === "mail") return openMailbox(one, before, how);
  const fetched = await fetchSource(one.url, { ...how, cursor: before });
  if (!fetched.changed) return null;
  const { body, cursor } = fetched;
  return { source: one.format === "sitemap" ? await newsSitemaps(one.url, body, how) : body, cursor };
}

function openMailbox(
  { name, url, settings, password = null }: Address,
  before: Cursor,
  how: FetchOptions,
): Promise<Opened> {
  if (settings.mail) return readMailbox({ url, settings: settings.mail, password }, before, how);
  throw new FetchRefused(`${name} needs to know whose e-mails are read`);
}
