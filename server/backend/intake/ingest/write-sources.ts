import { sql } from "drizzle-orm";
import type { Tx } from "../../platform/db/database";
import type { LinkReason } from "../../platform/db/schema/events";
import { type Origin, textArray } from "./load-known";
import type { Incoming } from "./plan-batch";
import { instant } from "./source-content";

export interface NewReport extends Incoming {
  eventId: number;
  /** Why it is not an event of its own. */
  joined: LinkReason | null;
}

/** Writes reports that were not there. */
export async function insertSources(
  tx: Tx,
  { sourceName, ownerId }: Origin,
  reports: readonly NewReport[],
): Promise<void> {
  if (reports.length === 0) return;
  const rows = reports.map(({ eventId, joined, ...incoming }, n) => ({ n, eventId, joined, ...columnsOf(incoming) }));
  await tx.execute(sql`
    insert into event_sources (event_id, owner_id, source_name, external_id, content_hash, revision, title, url, language,
                               published_at, updated_at, raw, content, joined, join_keys)
    select "eventId", ${ownerId}::bigint, ${sourceName}, "externalId", "contentHash", revision, title, url, language,
           "publishedAt", "updatedAt", raw, content, joined, "joinKeys"
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as row(n int, "eventId" bigint, joined jsonb, ${COLUMNS})
    order by n`);
}

/** Writes over what this source's reports said before. */
export async function updateSources(
  tx: Tx,
  { sourceName, ownerId }: Origin,
  reports: readonly Incoming[],
): Promise<void> {
  if (reports.length === 0) return;
  await tx.execute(sql`
    update event_sources s set content_hash = row."contentHash", revision = row.revision, title = row.title, url = row.url,
      language = row.language, published_at = row."publishedAt", updated_at = row."updatedAt", raw = row.raw,
      content = row.content, join_keys = row."joinKeys", last_seen_at = now()
    from jsonb_to_recordset(${JSON.stringify(reports.map(columnsOf))}::jsonb) as row(${COLUMNS})
    where s.source_name = ${sourceName} and s.external_id = row."externalId" and coalesce(s.owner_id, 0) = ${ownerId ?? 0}`);
}

/** Nothing new: only that they are still told, to the hour: a source that is asked each quarter of one writes nothing most times. */
export async function touchSources(
  tx: Tx,
  { sourceName, ownerId }: Origin,
  externalIds: readonly string[],
): Promise<void> {
  if (externalIds.length === 0) return;
  await tx.execute(sql`
    update event_sources set last_seen_at = now()
    where source_name = ${sourceName} and external_id = any(${textArray(externalIds)})
      and coalesce(owner_id, 0) = ${ownerId ?? 0} and last_seen_at < now() - interval '1 hour'`);
}

const COLUMNS = sql.raw(
  `"externalId" text, "contentHash" text, revision text, title text, url text, language text, "publishedAt" timestamptz,
   "updatedAt" timestamptz, raw jsonb, content jsonb, "joinKeys" text[]`,
);

function columnsOf({ event, content, joinKeys }: Incoming) {
  const { externalId, contentHash, revision, title, url, language, raw } = event;
  return {
    ...{ externalId, contentHash, revision, title, url, language, raw, content, joinKeys },
    publishedAt: instant(event.publishedAt),
    updatedAt: instant(event.updatedAt),
  };
}
