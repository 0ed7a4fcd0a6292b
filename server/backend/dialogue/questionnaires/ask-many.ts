import type { Operation } from "~/backend/contract/operations";
import { ASK_TARGETS } from "~/backend/contract/questionnaire-words";
import { leftOut } from "../../network/following/changes/failures";
import type { Tx } from "../../platform/db/database";
import { operations } from "../../platform/db/schema/imports";
import { appendEvidence } from "../../platform/evidence/ledger";
import { enqueue } from "../../platform/jobs/enqueue";
import { type OperationRow, toOperation } from "../../platform/operations/operation-row";
import { workThrough } from "../../platform/operations/work-through";
import { type Asker, askTargets } from "./ask-targets";
import { currentDefinition } from "./definitions";

/** So many are asked while the asker waits; more become a job with progress. */
const AT_ONCE = 500;

/** What the row of an operation keeps about asking many targets. */
interface AskInput {
  asker: Omit<Asker, "customerId" | "userId">;
  /** By the definition's id: what holds when it is sent is asked. */
  question: { definition: string; message: string; dueOn: string };
  targetIds: number[];
}

/** Sends a questionnaire to many targets; more than `AT_ONCE` of them in a job of the same transaction. Mails cannot be taken back. */
export async function askMany(
  tx: Tx,
  { customerId, userId, ...asker }: Asker,
  targetIds: readonly number[],
  question: AskInput["question"],
): Promise<Operation> {
  const isJob = targetIds.length > AT_ONCE;
  const input: AskInput = { asker, question, targetIds: isJob ? [...targetIds] : [] };
  const done = isJob ? null : await ask(tx, customerId, userId, input, targetIds);
  const [row] = await tx
    .insert(operations)
    .values({
      customerId,
      kind: ASK_TARGETS,
      createdBy: userId,
      total: targetIds.length,
      input: input as unknown as Record<string, unknown>,
      ...(done
        ? { state: "Done" as const, done: targetIds.length, result: done.result, finishedAt: new Date() }
        : { state: "Queued" as const }),
    })
    .returning();
  if (!row) throw new Error("An insert answered no row");
  if (done) await done.record();
  else await enqueue(tx, ASK_TARGETS, { customerId, operationId: row.id }, { priority: "interactive" });
  return toOperation(row);
}

/** Asks thousands of targets. A step that is begun again finds nothing of it done. */
export const askTargetsTask = workThrough({
  idsOf: (row) => inputOf(row).targetIds,
  change: (tx, customerId, row, ids) => ask(tx, customerId, row.createdBy, inputOf(row), ids, row.result),
});

async function ask(
  tx: Tx,
  customerId: number,
  userId: number | null,
  { asker, question }: AskInput,
  ids: readonly number[],
  before: OperationRow["result"] = null,
) {
  const definition = await currentDefinition(tx, question.definition);
  const asked = { ...question, definition, contact: null, isBatch: true };
  const { requested, failed, decisions } = await askTargets(tx, { ...asker, customerId, userId }, ids, asked);
  const sent = requested.map(({ targetId, questionnaireId }) => [targetId, questionnaireId]);
  const result = {
    changed: [...((before?.changed as typeof sent | undefined) ?? []), ...sent],
    ...(await leftOut(
      tx,
      failed.map(({ targetId, code }) => [targetId, code]),
      before,
    )),
    final: true,
  };
  return {
    result,
    record: async () => {
      await appendEvidence(tx, customerId, decisions);
    },
  };
}

const inputOf = (row: OperationRow): AskInput => row.input as unknown as AskInput;
