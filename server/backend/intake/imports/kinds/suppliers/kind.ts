import { sql } from "drizzle-orm";
import { importOptions } from "~/backend/contract/imports";
import { enqueueRefresh } from "../../../../network/monitored/follow";
import type { Tx } from "../../../../platform/db/database";
import { applyRemembered } from "../../run/apply-remembered";
import { compareAll } from "../../run/compare-all";
import { CompareBeside } from "../../run/compare-beside";
import { createRows } from "../../run/create-rows";
import { decideRow } from "../../run/decide-row";
import { decideRows } from "../../run/decide-rows";
import { decideSame } from "../../run/decide-same";
import { findOrMakeCollection, followTaken } from "../../run/follow-taken";
import type { ImportKey } from "../../run/import-key";
import type { Import } from "../../run/import-steps";
import { joinRows } from "../../run/join-rows";
import { handOnFollows, holdTargets, keptTargets } from "../../run/kept-targets";
import { linkParents } from "../../run/link-parents";
import { countPlaces } from "../../run/mark-places";
import { markUndone } from "../../run/mark-undone";
import { letOvertakenWait } from "../../run/overtaken-rows";
import { previewTargets } from "../../run/preview-targets";
import { rememberApart, toldApart } from "../../run/remember-apart";
import { rememberCreated, rememberDecisions } from "../../run/remember-decisions";
import { removeTargets } from "../../run/remove-targets";
import { restoreTargets } from "../../run/restore-targets";
import { tellDeliveries, untellDeliveries } from "../../run/tell-deliveries";
import type { ImportKind } from "../import-kind";

/** Suppliers and sites: each row is a target of its own, or adds to one that is there. */
export const supplierKind: ImportKind = {
  beside: (database, key) => new CompareBeside(database, key),

  async compare(database, key, { version, total, beside }) {
    await compareAll(database, key, version, { total, before: beside?.from ?? null });
    await beside?.write(version);
    await applyRemembered(database, key, version);
  },
  countPlaces,

  async decide(tx, key, row, decided, { userId, seen }) {
    const { before, candidate } = await decideRow(tx, key, row, decided, seen);
    const { decision, targetId } = decided;
    if (candidate === null) return { before, same: 0 };
    await rememberDecisions(tx, key, decision, [{ row, candidate, targetId }], userId);
    return { before, same: await decideSame(tx, key, row, decided, candidate) };
  },

  async decideAll(tx, key, decided, userId) {
    const rows = await decideRows(tx, key, decided);
    await rememberDecisions(tx, key, decided.decision, rows, userId, { together: true });
    return rows.length;
  },

  letOvertakenWait,

  async takeIn(tx, key, { begun, userId, report }) {
    // First, while this import holds nothing that another one which waits for the same collection could need.
    const { since, follow: follows } = importOptions.parse(begun.options);
    const place = await placeOf(tx, key, begun, userId);
    const total = await countOpen(tx, key);
    const done = (more: number) => report(more, total);
    const apart = await toldApart(tx, key);
    const made = await createRows(tx, key, done);
    const joined = await joinRows(tx, key, done);
    const taken = [...made, ...joined];
    await rememberCreated(tx, key);
    await linkParents(tx, key, taken, begun.fileName);
    await rememberApart(tx, key, apart);
    const targetIds = [...new Set(taken.map(({ targetId }) => targetId))];
    const collectionId = place?.id ?? null;
    const { followed } = await followTaken(tx, key, targetIds, { userId, collectionId, since, follows });
    await tellDeliveries(tx, key);
    return { total, options: keepMade(begun, place), told: { followed } };
  },

  async takeBack(tx, key, undone) {
    await holdTargets(tx, key);
    const kept = await keptTargets(tx, key);
    await restoreTargets(tx, key, kept);
    await handOnFollows(tx, key);
    await unfollow(tx, key, kept);
    await untellDeliveries(tx, key);
    const removed = await removeTargets(tx, key, kept);
    await markUndone(tx, key, kept);
    await removeCollection(tx, key.customerId, undone);
    await enqueueRefresh(tx, key.customerId);
    return { removed, kept: kept.length };
  },

  previewTakeBack: previewTargets,
};

/** The collection that was named by its number, or by its name, which is made when there is none; null for one that was deleted since. */
async function placeOf(tx: Tx, { customerId }: ImportKey, { options }: Import, userId: number | null) {
  const { collection, collectionId } = importOptions.parse(options);
  if (collectionId !== undefined && options.collectionMade !== true) {
    const { rows } = await tx.execute(
      sql`select from collections where customer_id = ${customerId} and id = ${collectionId} for key share`,
    );
    return rows.length > 0 ? { id: collectionId, made: false } : null;
  }
  return collection ? findOrMakeCollection(tx, customerId, collection, userId) : null;
}

async function countOpen(tx: Tx, { customerId, importId }: ImportKey): Promise<number> {
  const { rows } = await tx.execute<{ count: number }>(sql`
    select count(*)::int as count from import_rows where customer_id = ${customerId} and import_id = ${importId}
       and (state in ('create', 'join') or state = 'repeated' and undo is null)`);
  return rows[0]?.count ?? 0;
}

/** The collection goes with the import when that is undone, if the import made it. */
function keepMade({ options }: Import, place: { id: number; made: boolean } | null): object {
  if (place === null) return {};
  return { collectionId: place.id, collectionMade: place.made || options.collectionMade === true };
}

async function unfollow(tx: Tx, { customerId, importId }: ImportKey, kept: readonly number[]): Promise<void> {
  for (const table of [sql`collection_targets`, sql`follows`]) {
    await tx.execute(sql`
      delete from ${table} where customer_id = ${customerId} and import_id = ${importId}
         and target_id <> all(${sql.param([...kept])}::bigint[])`);
  }
}

/** The collection that the import made, if nobody has put anything into it or changed it. */
async function removeCollection(tx: Tx, customerId: number, { options }: Import): Promise<void> {
  if (options.collectionMade !== true || typeof options.collectionId !== "number") return;
  await tx.execute(sql`
    delete from collections c where c.customer_id = ${customerId} and c.id = ${options.collectionId} and c.version = 1
       and not exists (select from collection_targets t where t.customer_id = c.customer_id and t.collection_id = c.id)
       and not exists (select from collections child where child.customer_id = c.customer_id and child.parent_id = c.id)`);
}
