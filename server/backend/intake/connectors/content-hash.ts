import { createHash } from "node:crypto";
import canonicalize from "canonicalize";
import type { RawEvent } from "../../platform/db/shapes/raw-event";

type Hashed = Omit<RawEvent, "contentHash">;

/** The event with the hash of its content, in lower-case hex. */
export function withContentHash(event: Hashed): RawEvent {
  return { ...event, contentHash: contentHash(event) };
}

/**
 * sha256 over what a reader would call the content, as JSON in the one spelling of RFC 8785. Left out are the source's
 * clocks and counters (`updatedAt`, `publishedAt`, `revision`, `raw`): many sources touch them without a change.
 */
export function contentHash(event: Hashed): string {
  const { kind, title, summary, url, happenedAt, period, withdrawn, severity, places, organizations, language } = event;
  const content = {
    kind,
    title,
    summary,
    url,
    happenedAt,
    period,
    withdrawn,
    severity,
    places,
    organizations,
    language,
  };
  return createHash("sha256")
    .update(canonicalize(content) ?? "")
    .digest("hex");
}
