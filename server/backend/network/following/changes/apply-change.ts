import { sql } from "drizzle-orm";
import type { TargetChange } from "~/backend/contract/target-changes";
import { notFound } from "../../../platform/call/refusal";
import type { Tx } from "../../../platform/db/database";
import type { EvidenceEntry } from "../../../platform/evidence/ledger";
import { countCollected, putIn, takeOut } from "../../collections/membership";
import { follow, unfollow } from "../../monitored/follow";
import { ownOrganization } from "./own-organization";
import { tellEdges } from "./tell-edges";

/** What a change did to a target, to change it back. */
export interface Done {
  /** It was followed, or unfollowed, by this. */
  follow?: true;
  /** Collections that it came into, or out of. */
  in?: number[];
  /** What its edge was before. */
  edge?: "none" | "rejected";
}
export type Changed = [targetId: number, done: Done];
/** Why a target could not be changed. */
export type Failed = [targetId: number, why: "gone" | "itself"];

/** Who changes, for which customer. */
export interface Changer {
  customerId: number;
  userId: number | null;
  actor: EvidenceEntry["actor"];
  /** The collections that they may fill: out of these an unfollow takes what it unfollows, and into these its undo puts it back. */
  fills: readonly number[];
}

/**
 * Makes the change where it is not so already, with a few statements for all targets. Answers what it did and could not do, and how
 * many of what it unfollowed remain in collections that only others fill.
 */
export async function applyChange(
  tx: Tx,
  changer: Changer,
  targetIds: readonly number[],
  change: TargetChange,
): Promise<{ changed: Changed[]; failed: Failed[]; remaining: number }> {
  const seen = await visible(tx, changer.customerId, targetIds);
  const gone = targetIds.filter((id) => !seen.has(id)).map((id): Failed => [id, "gone"]);
  const ids = targetIds.filter((id) => seen.has(id));
  const done = new Map<number, Done>();
  const note = (id: number, what: Done) => done.set(id, { ...done.get(id), ...what });
  const failed = await make(tx, changer, ids, change, note);
  const ends = change.kind === "unfollow" && !change.collectionIds;
  const remaining = ends ? await countCollected(tx, changer.customerId, ids) : 0;
  return { changed: [...done].sort(([a], [b]) => a - b), failed: [...gone, ...failed], remaining };
}

/** How many collections an unfollow took its targets out of; 0 for any other change. */
export function collectionsLeft(change: TargetChange, changed: readonly Changed[]): number {
  if (change.kind !== "unfollow" || change.collectionIds) return 0;
  return new Set(changed.flatMap(([, { in: all = [] }]) => all)).size;
}

async function make(
  tx: Tx,
  changer: Changer,
  ids: readonly number[],
  change: TargetChange,
  note: (id: number, what: Done) => void,
): Promise<Failed[]> {
  const { customerId, userId } = changer;
  switch (change.kind) {
    case "follow":
      for (const id of (await follow(tx, customerId, ids, { userId })).ids) note(id, { follow: true });
      await assign(tx, changer, ids, change.collectionIds ?? [], note);
      return [];
    case "assign":
      if (await anyMonitored(tx, customerId, change.collectionIds)) {
        for (const id of (await follow(tx, customerId, ids, { userId })).ids) note(id, { follow: true });
      }
      await assign(tx, changer, ids, change.collectionIds, note);
      return [];
    case "unfollow": {
      const out = await takeOut(tx, customerId, ids, change.collectionIds ?? changer.fills);
      for (const [id, collections] of out) note(id, { in: collections });
      if (change.collectionIds) return [];
      for (const id of (await unfollow(tx, customerId, ids)).ids) note(id, { follow: true });
      return [];
    }
    case "edges": {
      const toId = change.toId ?? (await ownOrganization(tx, customerId));
      if (change.toId && !(await visible(tx, customerId, [toId])).has(toId)) throw notFound("target");
      const others = ids.filter((id) => id !== toId);
      for (const id of (await follow(tx, customerId, others, { userId })).ids) note(id, { follow: true });
      for (const [id, edge] of await tellEdges(tx, customerId, others, toId, change.type)) note(id, { edge });
      return ids.filter((id) => id === toId).map((id): Failed => [id, "itself"]);
    }
  }
}

async function assign(
  tx: Tx,
  { customerId, userId }: Changer,
  ids: readonly number[],
  collectionIds: readonly number[],
  note: (id: number, what: Done) => void,
): Promise<void> {
  for (const [id, added] of await putIn(tx, { customerId, userId }, ids, collectionIds)) note(id, { in: added });
}

async function visible(tx: Tx, customerId: number, ids: readonly number[]): Promise<Set<number>> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    select id from targets
     where id = any(${sql.param([...ids])}::bigint[]) and (owner_id is null or owner_id = ${customerId})`);
  return new Set(rows.map(({ id }) => Number(id)));
}

async function anyMonitored(tx: Tx, customerId: number, collectionIds: readonly number[]): Promise<boolean> {
  const { rows } = await tx.execute(sql`
    select 1 from collections
     where customer_id = ${customerId} and id = any(${sql.param([...collectionIds])}::bigint[]) and monitored limit 1`);
  return rows.length > 0;
}
