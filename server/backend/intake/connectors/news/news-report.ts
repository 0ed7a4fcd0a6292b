import { createHash } from "node:crypto";
import type { ParsedItem, Position, RawPlace } from "../../../platform/db/shapes/raw-event";
import { withContentHash } from "../content-hash";
import { cut, rawFields, refused } from "../limits";
import { oneLine } from "../values/plain-text";

/** What a source of news says of one text, whatever its format. */
export interface NewsItem {
  /** The source's own name of the item; null where it gives none. */
  id: string | null;
  sourceName: string;
  /** Plain text in one line. */
  title: string;
  /** Plain text. */
  summary: string;
  url: string | null;
  publishedAt: string | null;
  updatedAt: string | null;
  language: string | null;
  places: RawPlace[];
  /** Whoever wrote it, where the source gathers texts of others. */
  publisher: string | null;
  raw: Iterable<[name: string, value: string | null | undefined]>;
}

/** News as a report. What a text is about is not decided here: that is for its reading. */
export function newsReport(item: NewsItem, position: Position): ParsedItem {
  const { title, summary, publishedAt, updatedAt } = item;
  const id = idOf(item);
  if (id === null) return refused({ position, message: "the item has neither id, link nor title" });
  const publisher = oneLine(item.publisher ?? "");
  return {
    ok: true,
    event: withContentHash({
      externalId: id,
      sourceName: item.sourceName,
      kind: "report",
      revision: updatedAt,
      updatedAt,
      publishedAt: publishedAt ?? updatedAt,
      happenedAt: null,
      period: null,
      withdrawn: false,
      title: title || cut(summary.split("\n")[0] ?? "", 200),
      summary,
      url: item.url,
      severity: {},
      places: item.places,
      organizations:
        publisher === ""
          ? []
          : [{ name: publisher, role: "publisher", otherNames: [], identifiers: [], address: null }],
      language: item.language,
      raw: rawFields(item.raw),
    }),
  };
}

/**
 * What says no more than that the item of this id is taken back, as of `when`. A report without a text of its own: what was told is kept,
 * and of an item that nobody knows nothing is.
 */
export function tombstone(
  { id, sourceName, when, raw }: Pick<NewsItem, "sourceName" | "raw"> & { id: string; when: string | null },
  position: Position,
): ParsedItem {
  const given = { id, sourceName, title: oneLine(id), summary: "", url: null, publishedAt: null, updatedAt: when };
  const item = newsReport({ ...given, language: null, places: [], publisher: null, raw }, position);
  if (!item.ok) return item;
  return { ok: true, event: withContentHash({ ...item.event, withdrawn: true, tombstone: true }) };
}

const LONGEST_ID = 500;

/** An id that is too long is hashed rather than cut: long addresses differ at their end. */
function idOf({ id, url, title, publishedAt }: NewsItem): string | null {
  const written = oneLine(id ?? "") || url || (title === "" ? "" : oneLine(`${title} ${publishedAt ?? ""}`));
  if (written === "") return null;
  if (written.length <= LONGEST_ID) return written;
  return `${cut(written, LONGEST_ID - 65)}#${createHash("sha256").update(written).digest("hex")}`;
}
