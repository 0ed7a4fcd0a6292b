import { sql } from "drizzle-orm";
import type { Tx } from "../../../platform/db/database";
import type { LinkReason } from "../../../platform/db/schema/events";
import type { Actor } from "../../../platform/db/schema/evidence";
import { appendEvidence } from "../../../platform/evidence/ledger";
import { enqueueEventMatch } from "../../matching/enqueue-match";
import { lockEvents } from "../../matching/link-events";
import { TOLD } from "../../matching/write-links";
import { rulesNow } from "../ingest";
import { idArray } from "../load-known";
import { recomposeEvents } from "../recompose-events";
import { lockOwner } from "../write-batch";
import { type FoldedAlerts, foldAlerts, unfoldAlerts } from "./fold-alerts";
import { sayAgain } from "./say-again";

/** The events cannot become one, or the merge cannot be taken back; the message says why. */
export class MergeRefused extends Error {
  override readonly name = "MergeRefused";
  constructor(
    readonly code:
      | "itself"
      | "gone"
      | "undone"
      | "merged-on"
      | "moved-on"
      | "reports-gone"
      | "all-reports"
      | "unknown-text",
    message: string,
  ) {
    super(message);
  }
}

export interface Decision {
  actor: Actor;
  reason: LinkReason;
}

interface Moved {
  /** Reports of the merged event; the second list: those that were its own and not joined to it. */
  sourceIds: number[];
  firstIds: number[];
  toldTargetIds: number[];
  alerts: FoldedAlerts;
}

/**
 * Makes two events one: the kept one has all reports, links are found anew, and each customer keeps one alert with what was
 * made of either. Both belong to one owner, or to nobody. Needs the system's rights. Answers the number to take it back by.
 */
export async function mergeEvents(tx: Tx, keptId: number, mergedId: number, decision: Decision): Promise<number> {
  const { mergeId, ownerId } = await moveReports(tx, keptId, mergedId, decision);
  await composeMerged(tx, ownerId, [keptId]);
  return mergeId;
}

/**
 * Moves one event's reports and alerts to another, as `mergeEvents` does, without the composing and matching of what they say together:
 * where many become one, `composeMerged` does that once.
 */
export async function moveReports(
  tx: Tx,
  keptId: number,
  mergedId: number,
  { actor, reason }: Decision,
): Promise<{ mergeId: number; ownerId: number | null }> {
  const ownerId = await lockPair(tx, keptId, mergedId);
  const { rows: sources } = await tx.execute<{ id: string; first: boolean }>(sql`
    with own as (select id, joined is null as first from event_sources where event_id = ${mergedId})
    update event_sources s set event_id = ${keptId}, joined = coalesce(s.joined, ${JSON.stringify(reason)}::jsonb)
    from own where own.id = s.id returning s.id, own.first`);
  const toldTargetIds = await moveTold(tx, mergedId, keptId);
  await tx.execute(sql`delete from event_links where event_id = ${mergedId}`);
  const alerts = await foldAlerts(tx, keptId, mergedId);
  await tx.execute(sql`update events set merged_into = ${keptId}, updated_at = now() where id = ${mergedId}`);
  const moved: Moved = {
    sourceIds: sources.map(({ id }) => Number(id)),
    firstIds: sources.filter(({ first }) => first).map(({ id }) => Number(id)),
    toldTargetIds,
    alerts,
  };
  const { rows } = await tx.execute<{ id: string }>(sql`
    insert into event_merges (owner_id, kept_id, merged_id, moved, reason)
    values (${ownerId}, ${keptId}, ${mergedId}, ${JSON.stringify(moved)}::jsonb, ${JSON.stringify(reason)}::jsonb) returning id`);
  const mergeId = Number(rows[0]?.id);
  await record(tx, moved, { actor, kind: "event.merged", mergeId, ownerId, keptId, mergedId, reason: reason.key });
  return { mergeId, ownerId };
}

/** Makes events of one owner say what all reports that were moved to them say, and has them matched. */
export async function composeMerged(tx: Tx, ownerId: number | null, eventIds: readonly number[]): Promise<void> {
  await recomposeEvents(tx, { sourceName: MERGING, ownerId }, eventIds, (await rulesNow(tx)).priority);
  await sayAgain(tx, eventIds);
  await enqueueEventMatch(tx, eventIds);
}

/** Takes a merge back: reports and alerts go where they were. Throws `MergeRefused` when it was taken back already. */
export async function undoMerge(tx: Tx, mergeId: number, actor: Actor): Promise<void> {
  const { rows } = await tx.execute<{ kept_id: string; merged_id: string; owner_id: string | null; moved: Moved }>(sql`
    update event_merges set undone_at = now() where id = ${mergeId} and undone_at is null
    returning kept_id, merged_id, owner_id, moved`);
  const [merge] = rows;
  if (!merge) throw new MergeRefused("undone", "There is no such merge, or it was taken back already.");
  const { moved } = merge;
  const [keptId, mergedId] = [Number(merge.kept_id), Number(merge.merged_id)];
  const ownerId = merge.owner_id === null ? null : Number(merge.owner_id);
  await lockOwner(tx, ownerId);
  await lockEvents(tx, [keptId, mergedId]);
  await mustBeThere(tx, keptId, moved.sourceIds);
  await tx.execute(sql`update events set merged_into = null, updated_at = now() where id = ${mergedId}`);
  await tx.execute(sql`
    update event_sources set event_id = ${mergedId},
      joined = case when id = any(${idArray(moved.firstIds)}) then null else joined end
    where id = any(${idArray(moved.sourceIds)}) and event_id = ${keptId}`);
  await moveTold(tx, keptId, mergedId, moved.toldTargetIds);
  await unfoldAlerts(tx, moved.alerts, mergedId, keptId);
  const { priority } = await rulesNow(tx);
  await recomposeEvents(tx, { sourceName: MERGING, ownerId }, [keptId, mergedId], priority);
  await sayAgain(tx, [keptId, mergedId]);
  await enqueueEventMatch(tx, [keptId, mergedId]);
  await record(tx, moved, { actor, kind: "event.merge-undone", mergeId, ownerId, keptId, mergedId, reason: null });
}

/** What was moved on since has no way back from here, and an event without reports says nothing: neither of the two may become one. */
async function mustBeThere(tx: Tx, keptId: number, sourceIds: readonly number[]): Promise<void> {
  const { rows } = await tx.execute<{ merged: boolean; there: boolean; others: boolean }>(sql`
    select merged_into is not null as merged,
           exists (select from event_sources where event_id = ${keptId} and id = any(${idArray(sourceIds)})) as there,
           exists (select from event_sources where event_id = ${keptId} and id <> all(${idArray(sourceIds)})) as others
      from events where id = ${keptId}`);
  if (rows[0]?.merged) throw new MergeRefused("merged-on", "The event was merged on since; take that back first.");
  if (!rows[0]?.there) throw new MergeRefused("moved-on", "None of the reports is there any more.");
  if (!rows[0].others) throw new MergeRefused("all-reports", "The kept event has no other reports left.");
}

/** What an event's history names as the cause of a revision that no source brought. */
export const MERGING = "merge";

async function lockPair(tx: Tx, keptId: number, mergedId: number): Promise<number | null> {
  if (keptId === mergedId) throw new MergeRefused("itself", "An event cannot be merged into itself.");
  const { rows: owners } = await tx.execute<{ owner: string | null }>(sql`
    select distinct owner_id as owner from events where id = any(${idArray([keptId, mergedId])}) and merged_into is null`);
  if (owners.length !== 1) throw new MergeRefused("gone", NEEDED);
  const ownerId = owners[0]?.owner ? Number(owners[0].owner) : null;
  await lockOwner(tx, ownerId);
  await lockEvents(tx, [keptId, mergedId]);
  const { rows } = await tx.execute(sql`
    select id from events where id = any(${idArray([keptId, mergedId])}) and merged_into is null`);
  if (rows.length !== 2) throw new MergeRefused("gone", NEEDED);
  return ownerId;
}

const NEEDED = "Two events of one owner are needed, none of them merged already.";

/** Links that a sender made are found by no matching, so they go along. All of them, or those to some targets. */
async function moveTold(tx: Tx, from: number, to: number, only: readonly number[] | null = null): Promise<number[]> {
  const { rows } = await tx.execute<{ target_id: string }>(sql`
    with told as (
      delete from event_links where event_id = ${from} and reason->>'key' = ${TOLD}
        and (${only === null} or target_id = any(${idArray(only ?? [])})) returning *
    )
    insert into event_links (event_id, target_id, owner_id, impact_level, confidence, distance_km, reason)
    select ${to}, target_id, owner_id, impact_level, confidence, distance_km, reason from told
    on conflict (event_id, target_id) do update set reason = excluded.reason, impact_level = excluded.impact_level,
      confidence = excluded.confidence, distance_km = null
    returning target_id`);
  return rows.map(({ target_id }) => Number(target_id));
}

/** In the ledger of the owner and of every customer that has an alert about it, one after the other in the same order. */
async function record(
  tx: Tx,
  { alerts }: Moved,
  entry: { actor: Actor; kind: string; keptId: number; mergedId: number; reason: string | null } & OfMerge,
): Promise<void> {
  const { actor, kind, mergeId, ownerId, keptId, mergedId, reason } = entry;
  const customers = [
    ...(ownerId === null ? [] : [ownerId]),
    ...alerts.repointed.map(({ customerId }) => customerId),
    ...alerts.folded.map(({ gone }) => gone.customer_id),
  ];
  const subject = { subjectType: "event", subjectId: String(keptId) };
  for (const customerId of [...new Set(customers)].sort((a, b) => a - b)) {
    await appendEvidence(tx, customerId, [{ actor, ...subject, kind, after: { mergeId, keptId, mergedId }, reason }]);
  }
}

interface OfMerge {
  mergeId: number;
  /** Null for public events. */
  ownerId: number | null;
}
