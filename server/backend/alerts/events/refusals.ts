import { sql } from "drizzle-orm";
import type { MergeRefused } from "../../intake/ingest/merging/merge-events";
import { notFound, Refusal } from "../../platform/call/refusal";
import type { Tx } from "../../platform/db/database";
import { instant } from "../feed/read-items";
import { type FoundEvent, readEvents } from "./read-events";

/**
 * The events, in the order of `ids`, where the customer may merge and split all of them. Throws 404 where one is none that it sees, 403
 * for one of shared sources, which is the operator's, and 409 for one made of shared news or merged by somebody meanwhile, with what was done.
 */
export async function ownEvents(tx: Tx, customerId: number, ids: readonly number[]): Promise<FoundEvent[]> {
  const events = await readEvents(tx, customerId, ids);
  if (events.length !== ids.length) throw notFound("event");
  if (events.some(({ lock }) => lock === "shared"))
    throw new Refusal(
      403,
      "event_shared",
      "Events of sources that all customers share are merged and split by the operator",
    );
  if (events.some(({ lock }) => lock === "from-news")) throw fromNews();
  for (const { id, mergedInto } of events)
    if (mergedInto !== null)
      throw new Refusal(409, "event_merged", "It is part of another event by now", await mergeOf(tx, customerId, id));
  return events;
}

export const fromNews = (): Refusal =>
  new Refusal(409, "event_from_news", "A topic or own words made it of shared news; it goes where the news goes");

/** Which merge an event went away by, into what, by whom and when. */
async function mergeOf(tx: Tx, customerId: number, mergedId: number) {
  const { rows } = await tx.execute<{ id: string; keptId: string; title: string; at: string; by: string | null }>(sql`
    select m.id, m.kept_id as "keptId", e.title, m.merged_at as at, ${whoDid(customerId, sql`'event.merged'`)} as by
      from event_merges m join events e on e.id = m.kept_id
     where m.merged_id = ${mergedId} and m.undone_at is null order by m.id desc limit 1`);
  const [merge] = rows;
  if (!merge) return { eventId: mergedId };
  const { id, keptId, title, at, by } = merge;
  return { eventId: mergedId, mergeId: Number(id), mergedInto: { id: Number(keptId), title }, at: instant(at), by };
}

/** The person who did it to the merge `m`, by the ledger; null for a rule and for the operator. */
export const whoDid = (customerId: number, kind: ReturnType<typeof sql>) => sql`(
  select v.actor->>'name' from evidence v
   where v.customer_id = ${customerId} and v.subject_type = 'event' and v.subject_id = m.kept_id::text and v.kind = ${kind}
     and v.after->>'mergedId' = m.merged_id::text and v.actor->>'type' = 'user'
     and coalesce((v.after->>'mergeId')::bigint, m.id) = m.id
   order by v.seq desc limit 1)`;

/** What a refused split or undo answers. */
const REFUSALS: Partial<Record<MergeRefused["code"], string>> = {
  "merged-on": "event_merged_on",
  "moved-on": "event_reports_moved",
  "reports-gone": "event_reports_moved",
  "all-reports": "event_all_reports",
  "unknown-text": "event_text_unknown",
};

export const refusedAs = ({ code, message }: MergeRefused, details?: unknown): Refusal =>
  new Refusal(409, REFUSALS[code] ?? "event_merged", message, details);
