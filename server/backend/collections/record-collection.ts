import type { AskedBySession } from "../call/handler";
import type { Tx } from "../db/database";
import { appendEvidence } from "../evidence/ledger";
import { actorOf } from "../session/actor";

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
