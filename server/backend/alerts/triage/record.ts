import { PRIORITY_NAMES } from "~/backend/contract/alert-words";
import type { Tx } from "../../platform/db/database";
import { appendEvidence, type EvidenceEntry } from "../../platform/evidence/ledger";
import type { AnyChange, Changed, Changer } from "./apply-change";

/** Writes a change of alerts into the ledger, one entry for each alert that it really changed. */
export async function recordChange(
  tx: Tx,
  { customerId, actor }: Pick<Changer, "customerId" | "actor">,
  change: AnyChange,
  changed: readonly Changed[],
  ruleVersion?: string,
): Promise<void> {
  const after = asRecorded(change);
  await append(
    tx,
    customerId,
    change,
    changed.map(([id, before]) => ({ actor, id, before: inWords(change, before), after, ruleVersion })),
  );
}

/** The same for a change that was taken back. */
export async function recordUndo(
  tx: Tx,
  { customerId, actor }: Changer,
  change: AnyChange,
  reverted: readonly Changed[],
): Promise<void> {
  const before = asRecorded(change);
  const entries = reverted.map(([id, was]) => ({ actor, id, before, after: inWords(change, was), reason: "undo" }));
  await append(tx, customerId, change, entries);
}

type Entry = Pick<EvidenceEntry, "actor" | "before" | "after" | "reason" | "ruleVersion"> & { id: number };

async function append(tx: Tx, customerId: number, change: AnyChange, entries: Entry[]): Promise<void> {
  await appendEvidence(
    tx,
    customerId,
    entries.map(({ id, ...entry }) => ({
      ...entry,
      subjectType: "alert",
      subjectId: String(id),
      kind: `alert.${change.kind}`,
    })),
  );
}

function asRecorded(change: AnyChange): unknown {
  switch (change.kind) {
    case "status":
      return change.statusId;
    case "relevancy":
      return change.relevancy;
    case "mute":
      return { muted: change.on };
    case "assign":
      return change.userId === null ? null : { userId: change.userId, name: change.name };
    case "snooze":
      return change.until === null ? null : { until: change.until };
    case "label":
      return { labelId: change.labelId, on: change.on };
    case "priority":
      return change.priority;
  }
}

/** What an alert was, in the form of `asRecorded`. */
function inWords(change: AnyChange, before: Changed[1]): unknown {
  if (change.kind === "mute") return { muted: !change.on };
  if (change.kind === "assign") return before === null ? null : JSON.parse(String(before));
  if (change.kind === "snooze") return before === null ? null : { until: new Date(String(before)).toISOString() };
  if (change.kind === "label") return { labelId: change.labelId, on: !change.on };
  if (change.kind === "priority") return PRIORITY_NAMES[(JSON.parse(String(before)) as { was: number }).was - 1];
  return before;
}
