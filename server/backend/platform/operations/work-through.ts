import { z } from "zod";
import { Refusal } from "../call/refusal";
import type { Database, Tx } from "../db/database";
import { operations } from "../db/schema/imports";
import type { Task } from "../jobs/worker";
import { lockOperation, type OperationRow, one } from "./operation-row";

const payload = z.object({ customerId: z.int().positive(), operationId: z.int().positive() });

/** A step's changes, their evidence and the progress are one transaction: killed and begun again, nothing is done twice. */
const STEP = 2500;

interface Step {
  /** All that the operation is about, in the order in which it is worked through. */
  idsOf(row: OperationRow): readonly number[];
  /** Changes these and answers the operation's result up to here, and what writes their evidence, which comes last. */
  change(
    tx: Tx,
    customerId: number,
    row: OperationRow,
    ids: number[],
  ): Promise<{ result: Record<string, unknown>; record(): Promise<void> }>;
}

/** A task that changes thousands of things, step by step. What it did, and how far it is, stands in the operation's row. */
export function workThrough(work: Step): Task {
  return async ({ payload: given, database }) => {
    const { customerId, operationId } = payload.parse(given);
    try {
      while (await step(database, customerId, operationId, work)) {
        // Each step commits by itself.
      }
    } catch (error) {
      // A label that was deleted meanwhile comes back by no second try: what was done stays, and can be taken back.
      if (!(error instanceof Refusal)) throw error;
      await giveUp(database, customerId, operationId);
    }
  };
}

function giveUp(database: Database, customerId: number, operationId: number): Promise<void> {
  return database.asCustomer({ customerId, userId: null }, async (tx) => {
    const row = await lockOperation(tx, customerId, operationId);
    if (row.state !== "Queued" && row.state !== "Running") return;
    await tx.update(operations).set({ state: "Failed", finishedAt: new Date() }).where(one(customerId, operationId));
  });
}

function step(database: Database, customerId: number, operationId: number, work: Step): Promise<boolean> {
  return database.asCustomer({ customerId, userId: null }, async (tx) => {
    const row = await lockOperation(tx, customerId, operationId);
    if (row.state !== "Queued" && row.state !== "Running") return false;
    const all = work.idsOf(row);
    const ids = all.slice(row.done, row.done + STEP);
    const { result, record } = await work.change(tx, customerId, row, ids);
    const done = row.done + ids.length;
    const isLast = done >= all.length;
    await tx
      .update(operations)
      .set({ done, result, state: isLast ? "Done" : "Running", finishedAt: isLast ? new Date() : null })
      .where(one(customerId, operationId));
    await record();
    return !isLast;
  });
}
