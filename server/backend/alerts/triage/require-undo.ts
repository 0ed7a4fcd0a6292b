import { and, eq, inArray, ne, sql } from "drizzle-orm";
import type { Permission } from "~/access/permissions";
import type { TargetChange } from "~/backend/contract/target-changes";
import { requireFillable } from "../../network/following/changes/require-collections";
import { CHANGE_TARGETS } from "../../network/following/changes/start-change";
import type { AskedBySession } from "../../platform/call/handler";
import { notFound, Refusal } from "../../platform/call/refusal";
import type { Tx } from "../../platform/db/database";
import { alertLabels } from "../../platform/db/schema/alerts";
import { collections } from "../../platform/db/schema/follows";
import { RULE_RUN } from "../alert-rules/apply-rules";
import { CHANGE_ALERTS, type ChangeInput, type OperationRow } from "./operations";

type Asked = AskedBySession & { tx: Tx };

/** What can be taken back, and what making it takes. */
const TAKES: Record<string, Permission> = {
  [CHANGE_ALERTS]: "alerts:triage",
  [CHANGE_TARGETS]: "targets:follow",
  [RULE_RUN]: "rules:manage",
};

/**
 * Taking a change back is as much as making it. Throws 403 for who may not, and 404 for what cannot be taken back, and where it
 * was made with a label or a collection that the asker does not see; 403 where only others fill that collection.
 */
export async function requireUndo(asked: Asked, row: OperationRow): Promise<void> {
  const permission = TAKES[row.kind];
  if (!permission) throw notFound("operation");
  if (!asked.session.permissions.includes(permission)) {
    throw new Refusal(403, "not_permitted", `This needs the permission ${permission}`, { permission });
  }
  if (row.kind === RULE_RUN) return;
  const { change } = row.input as unknown as { change: ChangeInput["change"] | TargetChange };
  if (change.kind === "label") await requireLabel(asked, change.labelId);
  if ("collectionIds" in change && change.collectionIds) await requireThoseLeft(asked, change.collectionIds);
}

/** One that was deleted hides nothing from anybody. */
async function requireLabel({ tx, scope, session }: Asked, labelId: number): Promise<void> {
  const ofAnother = and(
    eq(alertLabels.customerId, scope.customerId),
    eq(alertLabels.id, labelId),
    ne(alertLabels.scope, "Customer"),
    sql`${alertLabels.userId} is distinct from ${session.user.id}`,
  );
  if ((await tx.select({ id: alertLabels.id }).from(alertLabels).where(ofAnother)).length > 0) throw notFound("label");
}

async function requireThoseLeft(asked: Asked, ids: number[]): Promise<void> {
  const left = await asked.tx
    .select({ id: collections.id })
    .from(collections)
    .where(and(eq(collections.customerId, asked.scope.customerId), inArray(collections.id, ids)));
  await requireFillable(
    asked,
    left.map(({ id }) => id),
  );
}
