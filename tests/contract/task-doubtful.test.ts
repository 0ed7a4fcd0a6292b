import { sql } from "drizzle-orm";
import { pino } from "pino";
import { expect, test } from "vitest";
import { callBackend } from "~/backend/client.server";
import { listTasks } from "~/backend/contract/tasks";
import { doubtPlacesTask } from "../../server/backend/network/targets/doubtful-places";
import { ownBackend } from "../support/own-backend";
import { signInAs } from "../support/personas";
import { peopleOf } from "../support/tasks";

const use = ownBackend();
const run = (text: ReturnType<typeof sql>) => use.database.asSystem((tx) => tx.execute<{ id: number }>(text));
const look = () =>
  doubtPlacesTask({ payload: null, database: use.database, logger: pino({ level: "silent" }), attempt: 1 });

async function waitsSince() {
  const manager = await signInAs(use.transport, "manager");
  const { content } = await callBackend(manager, listTasks, { query: { owner: "all", kind: "doubtful-places" } });
  return content.map(({ since, dueOn, details }) => [details.count, since.slice(0, 10), dueOn]);
}

test("doubtful places are dated from the one that waits longest, whatever is changed of them meanwhile", async () => {
  const { customerId } = await peopleOf(use);
  const add = async (name: string, since: string) => {
    const { rows } = await run(sql`
      insert into targets (owner_id, type, ctype, name, country, lat, lon)
      values (${customerId}, 'POI', 'site', ${name}, 'DE', 0, 0) returning id::float8 as id`);
    await look();
    await run(sql`update targets set place_doubted_at = ${since} where id = ${rows[0]?.id}`);
    return rows[0]?.id;
  };
  const lower = await add("Dorvane Works", "2026-05-10T09:00:00Z");
  const longest = await add("Dorvane Store", "2026-03-01T09:00:00Z");
  expect(await waitsSince()).toEqual([[2, "2026-03-01", "2026-03-31"]]);
  await run(
    sql`update targets set name = name || ' 2', version = version + 1, updated_at = now() where owner_id = ${customerId}`,
  );
  // Moved to another point that is as doubtful: it waits as long as before.
  await run(sql`update targets set lat = 9.99, lon = 48.4 where id = ${longest}`);
  await look();
  expect(await waitsSince()).toEqual([[2, "2026-03-01", "2026-03-31"]]);
  await run(sql`update targets set lat = 48.4, lon = 9.99 where id = ${longest}`);
  await look();
  expect(await waitsSince()).toEqual([[1, "2026-05-10", "2026-06-09"]]);
  // Doubted anew, it waits since now.
  await run(sql`update targets set lat = 0, lon = 0 where id = ${longest}`);
  await run(sql`update targets set place_doubt = 'kept' where id = ${lower}`);
  await look();
  const [[count, since] = []] = await waitsSince();
  expect([count, since]).toEqual([1, new Date().toISOString().slice(0, 10)]);
});
