import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { ACTION_SORTS } from "~/backend/contract/action-words";
import { createTestDatabase, type TestDatabase } from "../../../../tests/support/database";
import { addCustomer } from "../../../../tests/support/network";
import { wholeTablesRead } from "../../../../tests/support/plans";
import type { Tx } from "../../platform/db/database";
import { listPage, MOST_COUNTED } from "./list-actions";
import { ofAlerts } from "./read-actions";
import { readBoard } from "./read-board";
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
  const page = { sort, direction: "asc" as const, size: 20, timeZone: "UTC" };
  expect(
    await read(async (tx) => {
      await listPage(tx, { customerId, userId: null }, { ...page, alertId: 1 });
      await listPage(tx, { customerId, userId: null }, { ...page, targetId: 1 });
    }),
  ).toEqual([]);
});

test("a board is read by two statements, a searched one by three, and by number", async () => {
  let statements = 0;
  const counting = (tx: Tx): Tx =>
    Object.assign(Object.create(tx) as Tx, {
      execute: (...given: Parameters<Tx["execute"]>) => {
        statements += 1;
        return tx.execute(...given);
      },
    });
  const reader = { customerId, userId: null };
  const page = { sort: "dueOn" as const, direction: "asc" as const, size: 20, timeZone: "UTC" };
  await db.database.asCustomer(reader, async (tx) => {
    await tx.execute(sql`insert into actions (customer_id, type_id, title) values (${customerId}, 'watch', 'A')`);
    await readBoard(counting(tx), reader, page);
    expect(statements).toBe(2);
    await readBoard(counting(tx), reader, { ...page, q: "a" });
    expect(statements).toBe(5);
  });
  expect(await read((tx) => readBoard(tx, reader, { ...page, alertId: 1 }))).toEqual([]);
});

test("what is done about an alert, and what could be, is found by number", async () => {
  expect(
    await read(async (tx) => {
      await ofAlerts(tx, customerId, [1, 2]);
      await recommend(tx, customerId, [1, 2]);
    }),
  ).toEqual([]);
});

test("a column of the board is counted up to a thousand", async () => {
  const as = { customerId, userId: null };
  await db.database.asCustomer(as, (tx) =>
    tx.execute(sql`
      insert into actions (customer_id, type_id, title, meta_status)
      select ${customerId}::bigint, 'on-site-audit', 'Many ' || n, case when n < 3000 then 'Completed' else 'Planned' end
        from generate_series(1, 3002) n`),
  );
  const asked = { sort: "dueOn", direction: "asc", size: 1, timeZone: "UTC", typeId: "on-site-audit" } as const;
  const board = await db.database.asCustomer(as, (tx) => readBoard(tx, as, asked));
  expect(board.map(({ total, totalIsExact }) => [total, totalIsExact])).toEqual([
    ...[
      [3, true],
      [0, true],
    ],
    ...[
      [MOST_COUNTED, false],
      [0, true],
    ],
  ]);
});
