import { and, eq } from "drizzle-orm";
import type { z } from "zod";
import type { Action, changeAction } from "~/backend/contract/actions";
import type { AskedBySession } from "../../platform/call/handler";
import { notFound, staleVersion } from "../../platform/call/refusal";
import type { Tx } from "../../platform/db/database";
import { actions } from "../../platform/db/schema/actions";
import { assign } from "./assign";
import { notifyAssigned } from "./notify-people";
import { findAction } from "./read-actions";
import { recordAction } from "./record-action";

type Asked = AskedBySession & { tx: Tx };
type Change = z.output<NonNullable<typeof changeAction.body>>;

/** Changes what is given, and leaves the rest. What changes nothing leaves no trace. */
export async function change(asked: Asked, actionId: number, body: Change): Promise<Action> {
  const { tx, scope } = asked;
  const { customerId } = scope;
  const one = and(eq(actions.customerId, customerId), eq(actions.id, actionId));
  const [locked] = await tx.select({ version: actions.version }).from(actions).where(one).for("update");
  const before = locked && (await findAction(tx, customerId, actionId));
  if (!before) throw notFound("action");
  if (before.version !== body.version) throw staleVersion(before);
  const { version, assignees, skipped, ...plain } = body;
  if (!differs(before, body)) return before;
  const metaStatus = plain.metaStatus ?? before.metaStatus;
  const completedAt = metaStatus === "Completed" ? new Date(before.completedAt ?? Date.now()) : null;
  await tx
    .update(actions)
    .set({
      ...plain,
      ...(skipped === undefined
        ? {}
        : { skippedReason: skipped?.reason ?? null, skippedUntil: skipped?.until ?? null }),
      completedAt,
      version: version + 1,
      updatedAt: new Date(),
    })
    .where(one);
  if (assignees) await assign(tx, customerId, actionId, assignees);
  const after = await findAction(tx, customerId, actionId);
  if (!after) throw notFound("action");
  await notifyAssigned(asked, before, after);
  await recordAction(asked, before, after);
  return after;
}

function differs(before: Action, { version: _, assignees, ...change }: Change): boolean {
  const keys = (list: readonly { kind: string; id: number }[]) => list.map(({ kind, id }) => `${kind}:${id}`).sort();
  if (assignees && keys(assignees).join() !== keys(before.assignees).join()) return true;
  return Object.entries(change).some(
    ([name, value]) =>
      value !== undefined && JSON.stringify(value) !== JSON.stringify(before[name as keyof typeof change]),
  );
}
