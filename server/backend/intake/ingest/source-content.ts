import type { SourceContent } from "../../platform/db/schema/events";
import type { RawEvent } from "../../platform/db/shapes/raw-event";
import { type EventTypeId, TYPE_OF_KIND } from "../../reference/catalogue/event-types";

/** What a report says, in the product's event type: `asType` for a source that tells of one thing only, else by its kind. */
export function contentOf(event: RawEvent, asType: EventTypeId | null = null): SourceContent {
  const { kind, title, summary, url, language, publishedAt, happenedAt, period, withdrawn, amends } = event;
  const { severity, places, organizations } = event;
  return {
    eventTypeId: asType ?? TYPE_OF_KIND[kind],
    kind,
    title,
    summary,
    url,
    language,
    publishedAt,
    happenedAt,
    period,
    withdrawn,
    ...(amends && { amends }),
    severity,
    places,
    organizations,
  };
}

/**
 * The same without what no database keeps: NUL characters are dropped, half surrogate pairs become U+FFFD. Sources are not
 * ours, and one such character would refuse its whole batch.
 */
export function storable<T>(value: T): T {
  // Nearly always there is none, and asking for all at once costs less than looking at each text.
  return /\\u(?:0000|d[89a-f])/.test(JSON.stringify(value)) ? cleaned(value) : value;
}

function cleaned<T>(value: T): T {
  if (typeof value === "string") return value.replaceAll("\0", "").replace(/\p{Surrogate}/gu, "\ufffd") as T;
  if (Array.isArray(value)) return value.map(cleaned) as T;
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [cleaned(key), cleaned(inner)])) as T;
}

/** A source's instant or day (UTC) as an instant; null for none and for years that the database does not hold. */
export function instant(text: string | null | undefined): Date | null {
  if (!text) return null;
  const at = new Date(text);
  const year = at.getUTCFullYear();
  return Number.isNaN(year) || year < 1 || year > 9999 ? null : at;
}
