import { sql } from "drizzle-orm";
import type { z } from "zod";
import type { readItem } from "~/backend/contract/reading";
import type { ReadingOutcome, ReviewVerdictName } from "~/backend/contract/reading-words";
import { addressOf } from "../../intake/ingest/joining/join-keys";
import type { Learned } from "../../intake/news/read-text";
import type { Tx } from "../../platform/db/database";
import type { Reading } from "../../platform/db/shapes/reading";
import { toFacts } from "./to-facts";

export interface ItemFilter {
  outcome?: ReadingOutcome | undefined;
  toReview?: "yes" | undefined;
  reviewed?: "yes" | "no" | undefined;
  eventTypeId?: string | undefined;
  language?: string | undefined;
  url?: string | undefined;
  id?: number;
}

/** Where a page ended. */
export interface ItemPlace {
  /** ISO 8601. */
  readAt: string;
  id: number;
}

/** News that was read, the newest first, with what the customer's people said of it. */
export async function readItems(
  tx: Tx,
  customerId: number,
  filter: ItemFilter,
  { arming, after, limit }: { arming: Learned["arming"]; after: ItemPlace | null; limit: number },
): Promise<z.input<typeof readItem>[]> {
  const address = filter.url === undefined ? undefined : addressOf(filter.url);
  const where = [
    filter.id !== undefined && sql`r.source_id = ${filter.id}`,
    filter.outcome !== undefined && sql`r.outcome = ${filter.outcome}`,
    filter.toReview !== undefined && sql`r.to_review`,
    filter.eventTypeId !== undefined && sql`r.event_type_id = ${filter.eventTypeId}`,
    filter.language !== undefined && sql`r.language = ${filter.language}`,
    filter.reviewed === "yes" && sql`v.source_id is not null`,
    filter.reviewed === "no" && sql`v.source_id is null`,
    address !== undefined && sql`s.join_keys @> array[${`address:${address ?? filter.url}`}]`,
    after && sql`(r.read_at, r.source_id) < (${after.readAt}::timestamptz, ${after.id})`,
  ].filter((one) => one !== false && one !== null);
  const { rows } = await tx.execute<ItemRow>(sql`
    select s.id, coalesce(e.merged_into, s.event_id) as "eventId", s.source_name as "sourceName", s.title,
           s.content->>'summary' as extract, s.url, s.published_at as "publishedAt", r.read_at as "readAt", r.reading,
           a.id as "alertId", v.verdict, v.event_type_id as "reviewedType", v.reviewed_at as "reviewedAt",
           u.firstname || ' ' || u.lastname as "reviewedBy"
      from item_readings r
      join event_sources s on s.id = r.source_id
      join events e on e.id = s.event_id
      left join alerts a on a.customer_id = ${customerId} and a.event_id = coalesce(e.merged_into, s.event_id)
      left join reading_reviews v on v.customer_id = ${customerId} and v.source_id = r.source_id
      left join users u on u.customer_id = v.customer_id and u.id = v.reviewed_by
     where (r.owner_id is null or r.owner_id = ${customerId}) ${where.map((one) => sql` and ${one}`).reduce((all, one) => sql`${all}${one}`, sql``)}
     order by r.read_at desc, r.source_id desc limit ${limit}`);
  return rows.map((row) => toItem(row, arming));
}

interface ItemRow extends Record<string, unknown> {
  id: string;
  eventId: string;
  sourceName: string;
  title: string;
  extract: string | null;
  url: string | null;
  publishedAt: string | null;
  readAt: string;
  reading: Reading;
  alertId: string | null;
  verdict: ReviewVerdictName | null;
  reviewedType: string | null;
  reviewedAt: string | null;
  reviewedBy: string | null;
}

function toItem(row: ItemRow, arming: Learned["arming"]): z.input<typeof readItem> {
  const { verdict, reviewedAt } = row;
  return {
    id: Number(row.id),
    eventId: Number(row.eventId),
    sourceName: row.sourceName,
    title: row.title,
    extract: row.extract ?? "",
    url: row.url,
    publishedAt: row.publishedAt && new Date(row.publishedAt).toISOString(),
    readAt: new Date(row.readAt).toISOString(),
    reading: toFacts(row.reading, arming),
    alertId: row.alertId === null ? null : Number(row.alertId),
    review:
      verdict && reviewedAt
        ? { verdict, eventTypeId: row.reviewedType, by: row.reviewedBy ?? "", at: new Date(reviewedAt).toISOString() }
        : null,
  };
}
