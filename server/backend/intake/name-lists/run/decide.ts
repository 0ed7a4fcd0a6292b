import { sql } from "drizzle-orm";
import type { LineDecision } from "~/backend/contract/name-list-words";
import { notFound, Refusal, staleVersion } from "../../../platform/call/refusal";
import type { Tx } from "../../../platform/db/database";
import type { SupplierCandidate } from "../../imports/rows/candidate";
import { mustBeVisible } from "../../imports/run/decide-row";
import type { ListKey } from "./list-key";
import { remember } from "./remember";

export interface Decided {
  decision: LineDecision;
  targetId: number | null;
}

/**
 * A person says what a line means, which is remembered. Answers what it was before. Throws `Refusal` 404, 409 `stale_version`, `line_imported` for a
 * line that went into an import, and 422.
 */
export async function decideLine(
  tx: Tx,
  key: ListKey,
  line: number,
  { decision, targetId, version }: Decided & { version: number },
  userId: number | null,
): Promise<{ before: Decided | null; name: string }> {
  const { customerId, operationId } = key;
  const { rows } = await tx.execute<Locked>(sql`
    select candidate as said, decision, target_id as "targetId", version, import_id as "importId" from name_list_lines
     where customer_id = ${customerId} and operation_id = ${operationId} and line = ${line} and state is not null for update`);
  const [found] = rows;
  if (found === undefined) throw notFound("line");
  if (found.version !== version) throw staleVersion({ version: found.version, decision: found.decision });
  if (found.importId !== null) throw new Refusal(409, "line_imported", "The line went into an import");
  const meant = decision === "target" ? targetId : null;
  if (decision === "target" && meant === null) {
    throw new Refusal(422, "invalid_input", "Say which target it is", [
      { path: "body.targetId", message: "is required where a line is a target" },
    ]);
  }
  if (meant !== null) await mustBeVisible(tx, customerId, meant);
  await tx.execute(sql`
    update name_list_lines
       set decision = ${decision}, target_id = ${meant}::bigint, remembered_at = null, decided_by = ${userId}::bigint,
           decided_at = now(), version = version + 1
     where customer_id = ${customerId} and operation_id = ${operationId} and line = ${line}`);
  await remember(tx, { customerId, userId }, decision, [{ said: found.said, targetId: meant }]);
  const before = found.decision && {
    ...{ decision: found.decision, targetId: found.targetId === null ? null : Number(found.targetId) },
  };
  return { before, name: found.said.name };
}

interface Locked extends Record<string, unknown> {
  said: SupplierCandidate;
  decision: LineDecision | null;
  targetId: string | null;
  version: number;
  importId: string | null;
}

/** Decides each line that is found, and not decided, as its likeliest target; answers how many they were. Those whose target is gone stay. */
export async function decideFound(
  tx: Tx,
  { customerId, operationId }: ListKey,
  leastScore: number,
  userId: number | null,
): Promise<number> {
  const { rows } = await tx.execute<{ said: SupplierCandidate; targetId: string }>(sql`
    update name_list_lines l
       set decision = 'target', target_id = t.id, remembered_at = null, decided_by = ${userId}::bigint, decided_at = now(),
           version = l.version + 1
      from targets t
     where l.customer_id = ${customerId} and l.operation_id = ${operationId} and l.state = 'found' and l.decision is null
       and l.import_id is null and l.score >= ${leastScore}::real and t.id = (l.candidates->0->>'id')::bigint
    returning l.candidate as said, l.target_id as "targetId"`);
  const decided = rows.map(({ said, targetId }) => ({ said, targetId: Number(targetId) }));
  if (decided.length > 0) await remember(tx, { customerId, userId }, "target", decided);
  return decided.length;
}
