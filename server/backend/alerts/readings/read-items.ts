import { type SQL, sql } from "drizzle-orm";
import type { z } from "zod";
import type { OwnWords } from "~/backend/contract/lexicon";
import type { readItem } from "~/backend/contract/reading";
import type { ReadingOutcome, ReviewVerdictName } from "~/backend/contract/reading-words";
import { isOnThisText } from "../../intake/ingest/again/on-this-text";
import { addressOf } from "../../intake/ingest/joining/join-keys";
import type { Learned } from "../../intake/news/read-text";
import { toFacts } from "../../intake/news/to-facts";
import type { Tx } from "../../platform/db/database";
import type { Reading } from "../../platform/db/shapes/reading";
import { ownWordsIn } from "../feed/own-words-in";
import type { ItemPart, ItemPlace } from "./item-places";

export interface ItemFilter {
  outcome?: ReadingOutcome | undefined;
  toReview?: "yes" | undefined;
  reviewed?: "yes" | "no" | undefined;
  eventTypeId?: string | undefined;
  language?: string | undefined;
  url?: string | undefined;
  id?: number;
}

export interface ItemPage {
  arming: Learned["arming"];
  part: ItemPart;
  after: ItemPlace | null;
  limit: number;
}

export interface PlacedItem {
  item: z.input<typeof readItem>;
  place: ItemPlace;
}

/** News that was read, with what the customer's people said of it: one part of a list, the latest first. */
export async function readItems(
  tx: Tx,
  customerId: number,
  filter: ItemFilter,
  { arming, part, after, limit }: ItemPage,
): Promise<PlacedItem[]> {
  const at = part === "reviewed" ? sql`v.reviewed_at` : sql`r.read_at`;
  const where = [
    sql`(r.owner_id is null or r.owner_id = ${customerId})`,
    ...IN_PART[part],
    ...conditions(filter),
    ...(after ? [sql`(${at}, r.source_id) < (${after.at}::timestamptz, ${after.id}::bigint)`] : []),
  ];
  const { rows } = await tx.execute<ItemRow>(sql`
    select s.id, s.event_id as "eventId", s.source_name as "sourceName", s.title, s.content->>'summary' as extract, s.url,
           s.published_at as "publishedAt", ${moment(sql`r.read_at`)} as "readAt", r.reading, a.id as "alertId", v.verdict,
           v.event_type_id as "reviewedType", v.reviewed_at as "reviewedAt", ${moment(at)} as at,
           u.firstname || ' ' || u.lastname as "reviewedBy",
           ${ownWordsIn(sql`h.customer_id = ${customerId} and h.source_id = s.id`)} as "ownWords"
      from item_readings r
      join event_sources s on s.id = r.source_id
      left join alerts a on a.customer_id = ${customerId} and a.event_id = s.event_id
      left join reading_reviews v on v.customer_id = ${customerId} and v.source_id = r.source_id and ${isOnThisText()}
      left join users u on u.customer_id = v.customer_id and u.id = v.reviewed_by
     where ${sql.join(where, sql` and `)}
     order by ${at} desc nulls last, r.source_id desc nulls last limit ${limit}`);
  return rows.map((row) => ({ item: toItem(row, arming), place: { part, at: row.at, id: Number(row.id) } }));
}

/** Older ones are nobody's work any more, and what a page looks through does not grow with history. */
export const RECENT = sql.raw("date_trunc('day', now()) - interval '28 days'");
/** Both tiers, so that the index on them and the time is of use. */
const RECENT_ALERT = sql`a.tier_n in (false, true) and a.at >= ${RECENT}`;

const IN_PART: Record<ItemPart, SQL[]> = {
  all: [],
  "with-alert": [sql`r.read_at >= ${RECENT}`, RECENT_ALERT],
  "without-alert": [sql`r.read_at >= ${RECENT}`, sql`(a.id is null or a.at < ${RECENT})`],
  reviewed: [sql`v.source_id is not null`],
};

function conditions({ outcome, toReview, reviewed, eventTypeId, language, url, id }: ItemFilter): SQL[] {
  const found: SQL[] = [];
  if (id !== undefined) found.push(sql`r.source_id = ${id}`);
  if (outcome !== undefined) found.push(sql`r.outcome = ${outcome}`);
  if (toReview !== undefined) found.push(sql`r.to_review`);
  if (eventTypeId !== undefined) found.push(sql`r.event_type_id = ${eventTypeId}`);
  if (language !== undefined) found.push(sql`r.language = ${language}`);
  if (reviewed === "yes") found.push(sql`v.source_id is not null`);
  if (reviewed === "no") found.push(sql`v.source_id is null`);
  if (url !== undefined) found.push(sql`s.join_keys @> array[${`address:${addressOf(url) ?? url}`}]`);
  return found;
}

const moment = (column: SQL): SQL => sql`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`;

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
  ownWords: OwnWords | null;
  at: string;
}

function toItem(row: ItemRow, arming: Learned["arming"]): z.input<typeof readItem> {
  const { verdict, reviewedAt, ownWords } = row;
  return {
    ownWords,
    id: Number(row.id),
    eventId: Number(row.eventId),
    sourceName: row.sourceName,
    title: row.title,
    extract: row.extract ?? "",
    url: row.url,
    publishedAt: row.publishedAt && new Date(row.publishedAt).toISOString(),
    readAt: row.readAt,
    reading: toFacts(row.reading, arming),
    alertId: row.alertId === null ? null : Number(row.alertId),
    review:
      verdict && reviewedAt
        ? { verdict, eventTypeId: row.reviewedType, by: row.reviewedBy ?? "", at: new Date(reviewedAt).toISOString() }
        : null,
  };
}
