import { sql } from "drizzle-orm";
import type { Tx } from "../../../platform/db/database";
import type { SourceContent } from "../../../platform/db/schema/events";
import type { Actor } from "../../../platform/db/schema/evidence";
import { appendEvidence } from "../../../platform/evidence/ledger";
import { enqueueEventMatch } from "../../matching/enqueue-match";
import { lockEvents } from "../../matching/link-events";
import { composeEvent } from "../compose-event";
import { rulesNow } from "../ingest";
import { contentIn, idArray } from "../load-known";
import { recomposeEvents } from "../recompose-events";
import { lockOwner } from "../write-batch";
import { insertEvents } from "../write-events";
import { MERGING, MergeRefused } from "./merge-events";
import { sayAgain } from "./say-again";

/**
 * Takes some of an event's reports out into an event of their own, whose number it answers: they told of something else.
 * Customers' alerts stay with the first event; those about the new one come from its matching. `mergeEvents` takes it back, and
 * reading the sources again does not. Needs the system's rights. Throws `MergeRefused`.
 */
export async function splitEvent(tx: Tx, eventId: number, sourceIds: readonly number[], actor: Actor): Promise<number> {
  const { rows: found } = await tx.execute<{ owner: string | null }>(sql`
    select owner_id as owner from events where id = ${eventId} and merged_into is null`);
  if (found.length === 0) throw new MergeRefused("gone", "There is no such event.");
  const ownerId = found[0]?.owner ? Number(found[0].owner) : null;
  await lockOwner(tx, ownerId);
  await lockEvents(tx, [eventId]);
  const all = await reportsOf(tx, eventId);
  const out = all.filter(({ id }) => sourceIds.includes(id));
  if (out.length !== new Set(sourceIds).size)
    throw new MergeRefused("reports-gone", "Not all of these are reports of this event.");
  if (out.length === 0 || out.length === all.length)
    throw new MergeRefused("all-reports", "Some reports have to go, and some to stay.");
  const { priority } = await rulesNow(tx);
  const event = composeEvent(
    out.map((report, n) => (n === 0 ? { ...report, joined: null } : report)),
    priority,
  );
  if (event === null) throw new MergeRefused("unknown-text", "What these reports say is not known in full.");
  const [newId = 0] = await insertEvents(tx, ownerId, [event]);
  // The first report of each of the two is no longer joined to anything.
  await tx.execute(sql`
    update event_sources set event_id = ${newId}, joined = case when id = ${out[0]?.id ?? 0} then null else joined end
    where id = any(${idArray(sourceIds)})`);
  await tx.execute(sql`
    update event_sources set joined = null
    where id = (select id from event_sources where event_id = ${eventId} order by joined is not null, id limit 1)`);
  await recomposeEvents(tx, { sourceName: MERGING, ownerId }, [eventId], priority);
  await sayAgain(tx, [eventId]);
  await keepApart(tx, { ownerId, eventId, newId });
  await enqueueEventMatch(tx, [eventId, newId]);
  await record(tx, { ownerId, eventId, newId, reportIds: out.map(({ id }) => id) }, actor);
  return newId;
}

/** As a merge that was taken back, which is what no rule joins again. */
async function keepApart(
  tx: Tx,
  { ownerId, eventId, newId }: { ownerId: number | null; eventId: number; newId: number },
) {
  await tx.execute(sql`
    insert into event_merges (owner_id, kept_id, merged_id, moved, reason, undone_at)
    values (${ownerId}, ${eventId}, ${newId}, '{}', ${JSON.stringify({ key: "joined.apart", params: {} })}::jsonb, now())`);
}

interface Report {
  id: number;
  content: SourceContent | null;
  firstSeenAt: Date;
  sourceName: string;
  joined: string | null;
}

async function reportsOf(tx: Tx, eventId: number): Promise<Report[]> {
  const { rows } = await tx.execute<{
    id: string;
    content: SourceContent | Record<string, never>;
    first_seen_at: string;
    source_name: string;
    joined: string | null;
  }>(sql`
    select id, content, first_seen_at, source_name, joined->>'key' as joined from event_sources where event_id = ${eventId} order by joined is not null, id`);
  return rows.map(({ id, content, first_seen_at, source_name, joined }) => ({
    id: Number(id),
    content: contentIn(content),
    firstSeenAt: new Date(first_seen_at),
    sourceName: source_name,
    joined,
  }));
}

/** In the ledger of the owner and of every customer that has an alert about it. */
async function record(
  tx: Tx,
  { ownerId, ...split }: { ownerId: number | null; eventId: number; newId: number; reportIds: number[] },
  actor: Actor,
): Promise<void> {
  const { rows } = await tx.execute<{ customer_id: string }>(sql`
    select customer_id from alerts where event_id = ${split.eventId} union select ${ownerId}::bigint where ${ownerId !== null} order by 1`);
  for (const { customer_id } of rows) {
    const entry = {
      actor,
      subjectType: "event",
      subjectId: String(split.eventId),
      kind: "event.split",
      after: { ...split, reportIds: split.reportIds.slice(0, MOST_NAMED), reports: split.reportIds.length },
    };
    await appendEvidence(tx, Number(customer_id), [entry]);
  }
}

/** Reports that an entry names by their number. */
const MOST_NAMED = 100;
