import type { AskedBySession } from "../../platform/call/handler";
import type { Tx } from "../../platform/db/database";
import { appendEvidence } from "../../platform/evidence/ledger";
import { actorOf } from "../session/actor";

/** An administrator's decision about a user, a team or the customer's own settings; `kind` begins with what it is about. */
export async function recordChange(
  { tx, scope, session }: AskedBySession & { tx: Tx },
  kind: string,
  id: number | string,
  before: unknown,
  after: unknown,
): Promise<void> {
  const subjectType = kind.slice(0, kind.indexOf("."));
  await appendEvidence(tx, scope.customerId, [
    { actor: actorOf(session), subjectType, subjectId: String(id), kind, before, after },
  ]);
}
