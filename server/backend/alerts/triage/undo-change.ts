import { and, eq, ne, sql } from "drizzle-orm";
import { actorOf } from "../../people/session/actor";
import { notFound } from "../../platform/call/refusal";
import { alertLabels } from "../../platform/db/schema/alerts";
import type { AskedInTransaction, Undo } from "../../platform/operations/handlers";
import { noteUndone } from "../../platform/operations/operation-row";
import type { Changer } from "./apply-change";
import { type ChangeInput, changedBy } from "./operations";
import { recordUndo } from "./record";
import { revertChange } from "./revert-change";

/** Takes a change of alerts back; 404 where it was made with a label that the asker does not see. */
export const alertsChangeUndo: Undo = {
  permission: "alerts:triage",

  async require(asked, row) {
    const { change } = row.input as unknown as ChangeInput;
    if (change.kind === "label") await requireLabel(asked, change.labelId);
  },

  async run({ tx, scope, session }, row) {
    const changer: Changer = { ...scope, actor: actorOf(session) };
    const { change } = row.input as unknown as ChangeInput;
    const changed = changedBy(row);
    const reverted = new Set(await revertChange(tx, scope.customerId, change, changed));
    const after = await noteUndone(tx, row);
    await recordUndo(
      tx,
      changer,
      change,
      changed.filter(([id]) => reverted.has(id)),
    );
    return after;
  },
};

/** One that was deleted hides nothing from anybody. */
async function requireLabel({ tx, scope, session }: AskedInTransaction, labelId: number): Promise<void> {
  const ofAnother = and(
    eq(alertLabels.customerId, scope.customerId),
    eq(alertLabels.id, labelId),
    ne(alertLabels.scope, "Customer"),
    sql`${alertLabels.userId} is distinct from ${session.user.id}`,
  );
  if ((await tx.select({ id: alertLabels.id }).from(alertLabels).where(ofAnother)).length > 0) throw notFound("label");
}
