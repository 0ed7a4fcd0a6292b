import { afterAll, beforeAll, expect, test } from "vitest";
import { ACTION_SORTS } from "~/backend/contract/action-words";
import { createTestDatabase, type TestDatabase } from "../../../../tests/support/database";
import { addCustomer } from "../../../../tests/support/network";
import { wholeTablesRead } from "../../../../tests/support/plans";
import type { Tx } from "../../platform/db/database";
import { listPage } from "./list-actions";
import { ofAlerts } from "./read-actions";
import { recommend } from "./recommend";

let db: TestDatabase;
let customerId: number;
beforeAll(async () => {
  db = await createTestDatabase();
  customerId = await db.database.asSystem((tx) => addCustomer(tx, "nordwind"));
});
afterAll(() => db.drop());

const read = (run: (tx: Tx) => Promise<unknown>) =>
  db.database.asCustomer({ customerId, userId: null }, (tx) => wholeTablesRead(tx, run));

test.each(ACTION_SORTS)("actions of an alert or a target are found by number, in the order %s", async (sort) => {
  const page = { sort, direction: "asc" as const, size: 20 };
  expect(
    await read(async (tx) => {
      await listPage(tx, { customerId, userId: null }, { ...page, alertId: 1 });
      await listPage(tx, { customerId, userId: null }, { ...page, targetId: 1 });
    }),
  ).toEqual([]);
});

test("what is done about an alert, and what could be, is found by number", async () => {
  expect(
    await read(async (tx) => {
      await ofAlerts(tx, customerId, [1, 2]);
      await recommend(tx, customerId, [1, 2]);
    }),
  ).toEqual([]);
});
