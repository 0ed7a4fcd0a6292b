import { sql } from "drizzle-orm";
import { pino } from "pino";
import { expect, test } from "vitest";
import { addTargets } from "../../../../../../tests/support/network";
import { testConfig } from "../../../../../../tests/support/node-server";
import { ownBackend } from "../../../../../../tests/support/own-backend";
import { asDemoPeople } from "./demo-callers";
import { manageData } from "./manage-data";

const use = ownBackend();

test("beside a worker that takes the same steps everything is done once, and a second time changes nothing", async () => {
  const { database } = use;
  const customerId = await database.asSystem(async (tx) => {
    const { rows } = await tx.execute<{ id: string }>(sql`select id from customers where key = 'nordwind'`);
    const ownerId = Number(rows[0]?.id);
    const beskyd = { name: "Beskyd Pružiny s.r.o.", country: "CZ", city: "Frýdek-Místek", address: "Na Příkopě 1159" };
    await addTargets(tx, [{ ...beskyd, ownerId }]);
    return ownerId;
  });
  const deps = { database, config: testConfig({ demo: true }), logger: pino({ level: "silent" }) };
  const world = { database, customerId, now: new Date() };
  const manage = () => asDemoPeople(deps, customerId, (callers) => manageData(world, callers));
  let isManaged = false;
  const worker = async () => {
    while (!isManaged) await use.drain().catch(() => undefined);
  };
  const counted = async () => {
    const { rows } = await database.asSystem((tx) =>
      tx.execute(sql`
        select (select count(*)::int from targets where import_id is not null) as made,
               (select count(*)::int from imports where step = 'applied' and state = 'Done') as applied,
               (select count(*)::int from imports where step = 'undone' and state = 'Done') as undone,
               (select array_agg(distinct kind order by kind) from imports where step = 'applied') as kinds,
               (select count(*)::int from imports where state = 'Failed') as failed,
               (select count(*)::int from targets where place_doubt = 'swapped') as doubted,
               (select count(*)::int from connectors where name = 'table:plant-notices') as sources,
               (select count(*)::int from event_sources where source_name = 'table:plant-notices') as told,
               (select count(*)::int from sanctions_lists where name like 'own%-no-new-orders') as lists,
               (select count(*)::int from target_merges) as merges, (select count(*)::int from name_list_lines where decision is not null) as decided,
               (select count(*)::int from name_list_lines where state is null) as "notMatched"`),
    );
    return rows[0];
  };
  const working = worker();
  await manage().finally(() => {
    isManaged = true;
  });
  await working;
  await use.drain();
  const done = await counted();
  expect(done).toMatchObject({ applied: 7, undone: 1, failed: 1, merges: 1, notMatched: 0 });
  expect(done).toMatchObject({ kinds: ["contacts", "own-alerts", "relations", "suppliers", "supply-data"] });
  // The job that looks at places has found what is to be decided.
  expect(done).toMatchObject({ doubted: 2 });
  expect(done).toMatchObject({ sources: 1, told: 2, lists: 1 });
  await manage();
  expect(await counted()).toEqual(done);
});
