import { and, eq, inArray } from "drizzle-orm";
import { actorOf } from "../../../people/session/actor";
import { collections } from "../../../platform/db/schema/follows";
import type { AskedInTransaction, Undo } from "../../../platform/operations/handlers";
import { noteUndone } from "../../../platform/operations/operation-row";
import type { Changed, Changer, Done } from "./apply-change";
import { recordChange } from "./record-change";
import { fillable, requireFillable } from "./require-collections";
import { revertChange } from "./revert-change";
import type { ChangeInput } from "./start-change";

/**
 * Takes a change of targets back, all of it in one piece; 404 where it filled a collection that the asker does not see, 403 where only
 * others fill that collection.
 */
export const targetsChangeUndo: Undo = {
  permission: "targets:follow",

  async require(asked, row) {
    const { change } = row.input as unknown as ChangeInput;
    if ("collectionIds" in change && change.collectionIds) await requireThoseLeft(asked, change.collectionIds);
  },

  async run(asked, row) {
    const { tx, scope, session } = asked;
    const changer: Changer = { ...scope, actor: actorOf(session), fills: await fillable(asked) };
    const { change } = row.input as unknown as ChangeInput;
    const did = (row.result?.changed as Changed[] | undefined) ?? [];
    const changed = did.map(([id, done]): Changed => [id, within(done, changer.fills)]);
    const back = new Set(await revertChange(tx, changer, change, changed, row.createdAt));
    const after = await noteUndone(tx, row);
    await recordChange(
      tx,
      changer,
      change,
      changed.filter(([id]) => back.has(id)),
      true,
    );
    return after;
  },
};

/** What was done, as far as it is this one's to take back: a collection may be gone, or others' to fill. */
function within({ in: all = [], ...rest }: Done, fills: readonly number[]): Done {
  const kept = all.filter((id) => fills.includes(id));
  return kept.length > 0 ? { ...rest, in: kept } : rest;
}

/** A collection that was deleted since then asks for nothing. */
async function requireThoseLeft(asked: AskedInTransaction, ids: number[]): Promise<void> {
  const left = await asked.tx
    .select({ id: collections.id })
    .from(collections)
    .where(and(eq(collections.customerId, asked.scope.customerId), inArray(collections.id, ids)));
  await requireFillable(
    asked,
    left.map(({ id }) => id),
  );
}
