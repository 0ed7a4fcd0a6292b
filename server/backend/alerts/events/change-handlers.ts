import { sql } from "drizzle-orm";
import { mergeEvents, previewEventMerge, undoEventMerge } from "~/backend/contract/event-merges";
import { splitEvent } from "~/backend/contract/events";
import { idArray } from "../../intake/ingest/load-known";
import { composeMerged, MergeRefused, moveReports, undoMerge } from "../../intake/ingest/merging/merge-events";
import { splitEvent as split } from "../../intake/ingest/merging/split-event";
import { lockOwner } from "../../intake/ingest/write-batch";
import { lockEvents } from "../../intake/matching/link-events";
import { actorOf } from "../../people/session/actor";
import { answer, type Handler } from "../../platform/call/handler";
import { notFound, Refusal } from "../../platform/call/refusal";
import type { Tx } from "../../platform/db/database";
import { previewMerge } from "./preview-merge";
import { readMerge } from "./read-merges";
import { fromNews, ownEvents, refusedAs } from "./refusals";

/**
 * Merging and splitting by the customer's people: the functions of the operator's command, in a transaction that sees the customer's rows
 * only. Whoever decides takes the owner first, so that the second of two people is told what the first has done.
 */
export const eventChangeHandlers: Handler[] = [
  answer(previewEventMerge, async ({ tx, scope: { customerId }, query: { ids } }) =>
    previewMerge(tx, customerId, await ownEvents(tx, customerId, ids)),
  ),

  answer(mergeEvents, async ({ tx, scope: { customerId }, session, body: { keptId, eventIds } }) => {
    await lockOwner(tx, customerId);
    await lockEvents(tx, [keptId, ...eventIds]);
    await ownEvents(tx, customerId, [keptId, ...eventIds]);
    const decision = { actor: actorOf(session), reason: { key: "joined.by-hand", params: {} } };
    const mergeIds: number[] = [];
    for (const eventId of eventIds) mergeIds.push((await moveReports(tx, keptId, eventId, decision)).mergeId);
    await composeMerged(tx, customerId, [keptId]);
    return { mergeIds };
  }),

  answer(splitEvent, async ({ tx, scope: { customerId }, session, params: { eventId }, body: { reportIds } }) => {
    await lockOwner(tx, customerId);
    await ownEvents(tx, customerId, [eventId]);
    const ids = [...new Set(reportIds)];
    const newId = await split(tx, eventId, ids, actorOf(session)).catch(async (error) => {
      if (!(error instanceof MergeRefused)) throw error;
      if (error.code !== "reports-gone") throw refusedAs(error);
      throw refusedAs(error, await whereNow(tx, customerId, { eventId, reportIds: ids }));
    });
    return { eventId: newId };
  }),

  answer(undoEventMerge, async ({ tx, scope: { customerId }, session, params: { mergeId } }) => {
    await lockOwner(tx, customerId);
    const merge = await readMerge(tx, customerId, mergeId, session.user.language);
    if (!merge) throw notFound("merge");
    const { kept, merged, refusal, undoneAt, undoneBy } = merge;
    if (refusal === "from-news") throw fromNews();
    if (refusal === "undone")
      throw new Refusal(409, "event_merge_undone", "The merge was undone already", { at: undoneAt, by: undoneBy });
    await undoMerge(tx, mergeId, actorOf(session)).catch((error) => {
      throw error instanceof MergeRefused ? refusedAs(error) : error;
    });
    return { keptId: kept.id, mergedId: merged.id };
  }),
];

/** Where reports are that somebody moved meanwhile. Throws 404 for those that are none of the customer's. */
async function whereNow(
  tx: Tx,
  customerId: number,
  { eventId, reportIds }: { eventId: number; reportIds: readonly number[] },
) {
  const { rows } = await tx.execute<{ id: string; eventId: string }>(sql`
    select id, event_id as "eventId" from event_sources where id = any(${idArray(reportIds)}) and owner_id = ${customerId} order by id`);
  if (rows.length !== reportIds.length) throw notFound("report");
  const moved = rows.map((row) => ({ reportId: Number(row.id), eventId: Number(row.eventId) }));
  return { moved: moved.filter((one) => one.eventId !== eventId).slice(0, 100) };
}
