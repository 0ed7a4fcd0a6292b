import { afterEach, beforeEach, expect, test } from "vitest";
import { createTestDatabase, type TestDatabase } from "../../../../tests/support/database";
import { addCustomer } from "../../../../tests/support/network";
import { Refusal } from "../call/refusal";
import { operations } from "../db/schema/imports";
import { workThrough } from "./work-through";

let db: TestDatabase;
let customerId: number;
let operationId: number;
beforeEach(async () => {
  db = await createTestDatabase();
  customerId = await db.database.asSystem((tx) => addCustomer(tx, "nordwind"));
  operationId = await db.database.asSystem(async (tx) => {
    const values = { customerId, kind: "test", total: 5000, state: "Queued" as const, input: {} };
    return (await tx.insert(operations).values(values).returning())[0]?.id ?? 0;
  });
});
afterEach(() => db.drop());

/** Works through five thousand; the second step meets `error`. */
const run = (error: Error) => {
  const task = workThrough({
    idsOf: () => Array.from({ length: 5000 }, (_, n) => n),
    change: async (_tx, _customer, row) => {
      if (row.done > 0) throw error;
      return { result: { changed: [] }, record: async () => undefined };
    },
  });
  return task({ payload: { customerId, operationId }, database: db.database } as never);
};
const stateOf = async () => {
  const [row] = await db.database.asSystem((tx) => tx.select().from(operations));
  return [row?.state, row?.done, row?.finishedAt !== null];
};

test("work that is refused in the middle fails, with what was done", async () => {
  await run(new Refusal(404, "not_found", "The label is gone"));
  expect(await stateOf()).toEqual(["Failed", 2500, true]);
});

test("work that meets a passing trouble is tried again by its job", async () => {
  await expect(run(new Error("The database is away"))).rejects.toThrow("The database is away");
  expect(await stateOf()).toEqual(["Running", 2500, false]);
});
