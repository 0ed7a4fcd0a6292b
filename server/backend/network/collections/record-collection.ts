import { actorOf } from "../../people/session/actor";
import type { AskedBySession } from "../../platform/call/handler";
import type { Tx } from "../../platform/db/database";
import { appendEvidence } from "../../platform/evidence/ledger";

/** Writes what became of a collection into the ledger. */
export async function recordCollection(
  { tx, scope, session }: AskedBySession & { tx: Tx },
  id: number,
  kind: "collection.created" | "collection.changed" | "collection.monitored" | "collection.deleted",
  before: unknown,
  after: unknown,
): Promise<void> {
  const subject = { actor: actorOf(session), subjectType: "collection", subjectId: String(id) };
  await appendEvidence(tx, scope.customerId, [{ ...subject, kind, before, after }]);
}
