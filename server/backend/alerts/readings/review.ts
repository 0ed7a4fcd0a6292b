import { sql } from "drizzle-orm";
import type { z } from "zod";
import type { reviewReading } from "~/backend/contract/reading";
import { AGREE_READING } from "../../intake/ingest/again/agree";
import { notFound, Refusal } from "../../platform/call/refusal";
import type { CustomerScope, Tx } from "../../platform/db/database";
import type { Actor } from "../../platform/db/schema/evidence";
import { appendEvidence } from "../../platform/evidence/ledger";
import { enqueue } from "../../platform/jobs/enqueue";
import { isEventType } from "../../reference/catalogue/event-types";
import { lastSaid } from "../alerts/last-said";
import { putOwnType } from "../alerts/own-type";

type Reviewer = CustomerScope & { actor: Actor };
type Verdict = z.output<typeof reviewReading.body>;

export const MEASURE_READING = "reading.measure";

/** Keeps what a person says of a reading, changes the customer's own alert by it, and has the type measured anew. Null takes it back. */
export async function review(tx: Tx, reviewer: Reviewer, itemId: number, body: Verdict): Promise<void> {
  const { customerId } = reviewer;
  if (body.eventTypeId !== null && !isEventType(body.eventTypeId)) throw noType(body.eventTypeId);
  const read = await lockItem(tx, customerId, itemId);
  if (!read) throw notFound("item");
  // Whoever keeps moments as JavaScript does has lost the microseconds.
  if (Date.parse(read.readAt) !== Date.parse(body.readAt))
    throw new Refusal(409, "superseded", "The text was read again since; review the new reading", {
      readAt: read.readAt,
    });
  const { rows: before } = await tx.execute<{ verdict: string; eventTypeId: string | null }>(sql`
    select verdict, event_type_id as "eventTypeId" from reading_reviews
     where customer_id = ${customerId} and source_id = ${itemId} for update`);
  const after = body.verdict && { verdict: body.verdict, eventTypeId: typeAfter(body, read.eventTypeId) };
  if (after) await writeReview(tx, reviewer, itemId, after, read);
  else await tx.execute(sql`delete from reading_reviews where customer_id = ${customerId} and source_id = ${itemId}`);
  if (read.alertId !== null) {
    const said = await lastSaid(tx, customerId, Number(read.alertId));
    await putOwnType(tx, customerId, Number(read.alertId), said);
  }
  await enqueue(tx, MEASURE_READING, {}, { key: MEASURE_READING });
  if (read.isPublic) await enqueue(tx, AGREE_READING, { itemId }, { key: `${AGREE_READING}:${itemId}` });
  await appendEvidence(tx, customerId, [
    {
      actor: reviewer.actor,
      subjectType: read.alertId === null ? "news" : "alert",
      subjectId: String(read.alertId ?? itemId),
      kind: read.alertId === null ? "news.reviewed" : "alert.reviewed",
      before: before[0] ?? null,
      after,
      ruleVersion: read.reader,
    },
  ]);
}

interface ItemNow extends Record<string, unknown> {
  readAt: string;
  reader: string;
  eventTypeId: string | null;
  language: string | null;
  isSample: boolean;
  alertId: string | null;
  /** Read for everybody: other customers judge it as well. */
  isPublic: boolean;
}

/** The reading as it is, and the customer's alert about it: locked, so that two verdicts come one after the other. */
async function lockItem(tx: Tx, customerId: number, itemId: number): Promise<ItemNow | undefined> {
  const { rows } = await tx.execute<ItemNow>(sql`
    select to_char(r.read_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as "readAt", r.reader,
           r.event_type_id as "eventTypeId", r.language, a.id as "alertId", r.owner_id is null as "isPublic",
           -- What a customer feeds in itself must not arm or disarm a type for everybody.
           r.owner_id is null and r.to_review and (r.outcome = 'event' or r.held_by is not distinct from 'not-armed') as "isSample"
      from item_readings r join event_sources s on s.id = r.source_id join events e on e.id = s.event_id
      left join alerts a on a.customer_id = ${customerId} and a.event_id = coalesce(e.merged_into, s.event_id)
     where r.source_id = ${itemId} and (r.owner_id is null or r.owner_id = ${customerId})`);
  const [item] = rows;
  if (item?.alertId != null)
    await tx.execute(sql`select from alerts where customer_id = ${customerId} and id = ${item.alertId} for update`);
  return item;
}

interface After {
  verdict: NonNullable<Verdict["verdict"]>;
  eventTypeId: string | null;
}

async function writeReview(tx: Tx, { customerId, userId }: Reviewer, itemId: number, after: After, read: ItemNow) {
  await tx.execute(sql`
    insert into reading_reviews (customer_id, source_id, verdict, read_type_id, event_type_id, language, is_sample, reviewed_by)
    values (${customerId}, ${itemId}, ${after.verdict}, ${read.eventTypeId}, ${after.eventTypeId}, ${read.language},
            ${read.isSample}, ${userId})
    on conflict (customer_id, source_id) do update
      set verdict = excluded.verdict, read_type_id = excluded.read_type_id, event_type_id = excluded.event_type_id,
          language = excluded.language, is_sample = excluded.is_sample, reviewed_by = excluded.reviewed_by, reviewed_at = now()`);
}

/** What it is by that verdict: null where it is no event, or none of today. */
function typeAfter({ verdict, eventTypeId }: Verdict, readAs: string | null): string | null {
  if (verdict === "no-event" || verdict === "old") return null;
  return verdict === "type" ? eventTypeId : readAs;
}

const noType = (id: string): Refusal =>
  new Refusal(422, "invalid_input", "Some of the input is not valid", [
    { path: "body.eventTypeId", message: `no event type is called ${id.slice(0, 60)}` },
  ]);
