import { sql } from "drizzle-orm";
import { LAST_RESORT } from "~/backend/contract/action-words";
import { canBeAsked } from "~/backend/contract/can-be-asked";
import { START_MEASURE } from "~/backend/contract/measure-words";
import type { Operation } from "~/backend/contract/operations";
import { dayIn, daysLater } from "~/time/day-start";
import { leftOut } from "../../network/following/changes/failures";
import { Refusal } from "../../platform/call/refusal";
import type { Tx } from "../../platform/db/database";
import { operations } from "../../platform/db/schema/imports";
import type { TargetType } from "../../platform/db/schema/targets";
import { appendEvidence } from "../../platform/evidence/ledger";
import { enqueue } from "../../platform/jobs/enqueue";
import { type OperationRow, toOperation } from "../../platform/operations/operation-row";
import { workThrough } from "../../platform/operations/work-through";
import { addToAction, beginActions, type Starter, type Wanted } from "./begin-actions";
import { doneAtTargets } from "./done-at-targets";
import { type KnownMeasure, knownMeasures, successorOf } from "./known-measures";

/** So many are started while the asker waits; more become a job with progress. */
const AT_ONCE = 500;

interface Measured {
  measureId: string;
  version: string;
  language: string;
}

/** What the row of an operation keeps about starting a measure. */
interface StartInput {
  measured: Measured;
  actor: Starter["actor"];
  wanted: Wanted;
  targetIds: number[];
}

/** Without a day, an action is due in the typical days of its measure. */
type Asked = Omit<Wanted, "dueOn"> & { dueOn?: string | null };

/**
 * Starts a measure at many targets, in a job of the same transaction where they are more than `AT_ONCE`. Throws 404 for an unknown measure, 409 `measure_retired` for one that is not offered any more, 403 and
 * 422 for a last resort that is not approved or has no reason.
 */
export async function startMeasures(
  tx: Tx,
  starter: Starter,
  measured: Measured,
  targetIds: readonly number[],
  asked: Asked,
  approves: boolean,
): Promise<Operation> {
  const { customerId, userId, actor } = starter;
  const measure = await offered(tx, customerId, measured);
  if (measure.typeId === LAST_RESORT) requireLastResort(approves, asked.reason);
  const dueOn = asked.dueOn === undefined ? dayAfter(measure.typicalDays) : asked.dueOn;
  const wanted = { ...asked, dueOn };
  const isJob = targetIds.length > AT_ONCE;
  const input: StartInput = { measured, actor, wanted, targetIds: isJob ? [...targetIds] : [] };
  const done = isJob ? null : await begin(tx, starter, input, targetIds);
  const [row] = await tx
    .insert(operations)
    .values({
      customerId,
      kind: START_MEASURE,
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
  else await enqueue(tx, START_MEASURE, { customerId, operationId: row.id }, { priority: "interactive" });
  return toOperation(row);
}

/** However it is begun, breaking off comes last (LkSG § 7(3)): with a reason, by who approves. */
function requireLastResort(approves: boolean, reason: string | undefined): void {
  if (!approves) throw new Refusal(403, "not_permitted", "You need the permission reports:approve for this");
  if (reason === undefined) {
    const problem = { path: "body.reason", message: "is needed for a last resort" };
    throw new Refusal(422, "invalid_input", "Some of the input is not valid", [problem]);
  }
}

/** Starts it at thousands of targets. A step that is begun again finds what it did and leaves that out. */
export const startMeasuresTask = workThrough({
  idsOf: (row) => inputOf(row).targetIds,
  change: (tx, customerId, row, ids) =>
    begin(tx, { customerId, userId: row.createdBy, actor: inputOf(row).actor }, inputOf(row), ids, row.result),
});

const inputOf = (row: OperationRow): StartInput => row.input as unknown as StartInput;

async function begin(
  tx: Tx,
  starter: Starter,
  { measured, wanted }: StartInput,
  ids: readonly number[],
  before: OperationRow["result"] = null,
) {
  const { customerId } = starter;
  const measure = await offered(tx, customerId, measured);
  const { targets, failed } = await split(tx, customerId, measure, ids);
  const earlier = (before?.changed as number[] | undefined) ?? [];
  const [one] = wanted.together ? earlier : [];
  const { ids: begun, entries } =
    one === undefined
      ? await beginActions(tx, starter, measure, targets, wanted)
      : { ids: [], entries: await addToAction(tx, starter, one, targets) };
  const changed = [...earlier, ...begun];
  return {
    result: { changed, ...(await leftOut(tx, failed, before)) },
    record: async () => {
      await appendEvidence(tx, customerId, entries);
    },
  };
}

/** Those where it can begin, and the others each with why: nobody to ask, or it is under way. */
async function split(tx: Tx, customerId: number, { id }: KnownMeasure, ids: readonly number[]) {
  const { rows } = await tx.execute<{ id: number; name: string; type: TargetType; ctype: string }>(sql`
    select id::int, name, type, ctype from targets
     where id = any(${sql.param([...ids])}::bigint[]) and (owner_id is null or owner_id = ${customerId})`);
  const { underWay } = await doneAtTargets(tx, customerId, ids);
  const known = new Map(rows.map((row) => [row.id, row]));
  const targets: { id: number; name: string }[] = [];
  const failed: [number, string][] = [];
  for (const targetId of ids) {
    const target = known.get(targetId);
    if (!target) failed.push([targetId, "not_found"]);
    else if (!canBeAsked(target)) failed.push([targetId, "not_askable"]);
    else if (underWay.get(targetId)?.has(id)) failed.push([targetId, "under_way"]);
    else targets.push({ id: targetId, name: target.name });
  }
  return { targets, failed };
}

async function offered(tx: Tx, customerId: number, { measureId, version, language }: Measured): Promise<KnownMeasure> {
  const found = (await knownMeasures(tx, customerId, language)).find(({ id }) => id === measureId);
  if (found?.version === version) return found;
  const successor = await successorOf(tx, customerId, measureId);
  throw new Refusal(409, "measure_retired", "This version of the measure is no longer offered", { successor });
}

/** For many who have them, and from a program too: by the calendar of UTC. Who starts them on a page gives the day there. */
const dayAfter = (typicalDays: number): string => daysLater(dayIn("UTC", new Date()), typicalDays);
