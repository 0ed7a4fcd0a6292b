import { sql } from "drizzle-orm";
import { pino } from "pino";
import { expect, test } from "vitest";
import { testConfig } from "../../../../../../tests/support/node-server";
import { ownBackend } from "../../../../../../tests/support/own-backend";
import { NOT_A_LIST } from "../data/own-data";
import { asDemoPeople, type DemoCallers } from "./demo-callers";
import { read, takeIn, type World } from "./take-in";

const use = ownBackend();

async function asPeople<T>(run: (world: World, callers: DemoCallers) => Promise<T>): Promise<T> {
  const { database } = use;
  const { rows } = await database.asSystem((tx) =>
    tx.execute<{ id: string }>(sql`select id from customers where key = 'nordwind'`),
  );
  const customerId = Number(rows[0]?.id);
  const deps = { database, config: testConfig({ demo: true }), logger: pino({ level: "silent" }) };
  const world = { database, customerId, now: new Date() };
  return asDemoPeople(deps, customerId, (callers) => run(world, callers));
}

const LIST = {
  ...{ kind: "suppliers" as const, name: "Nachgeholt.csv", daysAgo: 3 },
  text: "Name;Land\nNachholwerk Beckum;DE\n",
};

test("a build that is taken up again after its calls were forgotten takes its lists in once more", async () => {
  await asPeople((world, { manager }) => takeIn(world, manager, LIST, "create"));
  await use.database.asSystem((tx) => tx.execute(sql`delete from idempotency_keys`));
  await asPeople((world, { manager }) => takeIn(world, manager, LIST, "create"));
  const { rows } = await use.database.asSystem((tx) =>
    tx.execute(sql`select step, state from imports where file_name = ${LIST.name}`),
  );
  expect(rows).toEqual([
    { step: "applied", state: "Done" },
    { step: "applied", state: "Done" },
  ]);
});

test("a list that is refused breaks the build off, unless that is what it is there for", async () => {
  await asPeople((world, { manager }) => read(world, manager, NOT_A_LIST, "Failed"));
  await expect(asPeople((world, { manager }) => read(world, manager, NOT_A_LIST))).rejects.toThrow(
    "is Failed, not Done",
  );
});
