import { sql } from "drizzle-orm";
import { pino } from "pino";
import { afterEach, beforeEach, expect, test } from "vitest";
import { createTestDatabase, type TestDatabase } from "../../../../tests/support/database";
import { addCustomer, addSupplier, addTargets } from "../../../../tests/support/network";
import { addAlerts } from "../../../../tests/support/scores/add-alerts";
import { drainJobs } from "../../main/drain";
import { follow } from "../../network/monitored/follow";
import { refreshMonitored } from "../../network/monitored/monitored";
import type { Tx } from "../../platform/db/database";
import { enqueue } from "../../platform/jobs/enqueue";
import { putRule } from "../../platform/rules/register";
import { computeScores } from "./compute-scores";

const NOW = new Date("2026-06-01T06:00:00Z");
let db: TestDatabase;
let customerId: number;
beforeEach(async () => {
  db = await createTestDatabase();
  customerId = await system((tx) => addCustomer(tx, "nordwind"));
});
afterEach(() => db.drop());

const system = <T>(run: (tx: Tx) => Promise<T>) => db.database.asSystem(run);
const runJob = async (task: string) => {
  await system((tx) => enqueue(tx, task, {}));
  return drainJobs(db.connection, db.database, pino({ level: "silent" }));
};
const followSome = (customer: number, count: number) =>
  system(async (tx) => {
    const made = await addTargets(
      tx,
      Array.from({ length: count }, (_, n) => ({ name: `Werk ${n}`, country: "XX" })),
    );
    await follow(tx, customer, made, { userId: null });
    return made;
  });
const scored = async () =>
  (
    await system((tx) =>
      tx.execute(sql`select distinct customer_id::int as c, target_id::int as t from scores order by 1, 2`),
    )
  ).rows;

test("the job of due scores computes those of every customer, and a second one finds nothing to do", async () => {
  const other = await system((tx) => addCustomer(tx, "suedstern"));
  const [mine = 0] = await followSome(customerId, 1);
  const [theirs = 0] = await followSome(other, 1);
  await runJob("scores.due");
  expect(await scored()).toEqual([
    { c: customerId, t: mine },
    { c: other, t: theirs },
  ]);
  expect((await runJob("scores.due")).done).toBe(1);
});

test("the nightly job computes what is not due, too", async () => {
  const [work = 0] = await followSome(customerId, 1);
  await computeScores(db.database, customerId, { now: NOW });
  await runJob("scores.all");
  const { rows } = await system((tx) =>
    tx.execute(sql`select min(computed_at) as at from scores where target_id = ${work}`),
  );
  expect(new Date(String(rows[0]?.at)).getTime()).toBeGreaterThan(Date.now() - 3_600_000);
});

test("a run that is stopped between two chunks and repeated ends where an unbroken one ends", async () => {
  const [buyer = 0, supplier = 0] = await system(async (tx) => {
    const made = await addTargets(tx, [{ name: "Buyer" }, { name: "Supplier" }]);
    await addSupplier(tx, made[1] ?? 0, made[0] ?? 0);
    await follow(tx, customerId, made.slice(0, 1), { userId: null });
    await refreshMonitored(tx, customerId);
    const strike = { at: NOW, eventTypeId: "strike", priority: 3, impactLevel: "direct" } as const;
    await addAlerts(
      tx,
      customerId,
      made.map((targetId) => ({ targetId, ...strike })),
    );
    return made;
  });
  const dump = async () =>
    (await system((tx) => tx.execute(sql`select * from scores order by customer_id, perspective, target_id`))).rows;
  let chunks = 0;
  const breaking = {
    ...db.database,
    asCustomer: ((scope, run) => {
      // The first reads the rules, the second is the supplier's tier, the third breaks.
      if (++chunks === 3) throw new Error("killed");
      return db.database.asCustomer(scope, run);
    }) as typeof db.database.asCustomer,
  };
  await expect(computeScores(breaking, customerId, { targets: "all", now: NOW })).rejects.toThrow("killed");
  expect(await scored()).toEqual([{ c: customerId, t: supplier }]);
  await computeScores(db.database, customerId, { now: NOW });
  expect(await scored()).toEqual([buyer, supplier].map((t) => ({ c: customerId, t })));
  const repeated = await dump();
  await system((tx) => tx.execute(sql`delete from scores`));
  await computeScores(db.database, customerId, { targets: "all", now: NOW });
  expect(await dump()).toEqual(repeated);
});

test("a target that changes while its score is computed stays due", async () => {
  const [work = 0] = await followSome(customerId, 1);
  await system(async (change) => {
    await change.execute(sql`
      insert into scores_due as due (customer_id, target_id) values (${customerId}, ${work})
      on conflict (customer_id, target_id) do update set since = due.since`);
    // What the change brings cannot be seen yet, so nobody else may take the target off the list.
    expect(await computeScores(db.database, customerId)).toEqual({ targets: 0 });
  });
  expect(await computeScores(db.database, customerId)).toEqual({ targets: 1 });
});

test("a new version of a rule holds from its day on, and scores say under which they stand", async () => {
  await system((tx) => addTargets(tx, [{ type: "country", ctype: "country", name: "Nirgendland", country: "XX" }]));
  const [work = 0] = await followSome(customerId, 1);
  const value = { Sustainability: "skip", Disruption: "zero", Compliance: "skip" };
  await system(async (tx) => {
    await putRule(tx, {
      name: "missing-peers",
      version: "2",
      validFrom: "2026-06-01",
      source: "test",
      confidence: "D",
      value,
    });
    await tx.execute(sql`
      insert into scores (customer_id, perspective, target_id, alerts, missing, alert_count, rule_versions, computed_at)
      select ${customerId}, p, id, 60, 0, 0, '{}', now() from targets, unnest(array['Disruption', 'Compliance']) p
       where country = 'XX' and type = 'country'`);
  });
  const peers = async (day: string) => {
    await system((tx) =>
      tx.execute(sql`insert into scores_due values (${customerId}, ${work}) on conflict do nothing`),
    );
    await computeScores(db.database, customerId, { now: new Date(day) });
    const { rows } = await system((tx) =>
      tx.execute(sql`select perspective, peers, rule_versions->>'missing-peers' as version from scores
                      where target_id = ${work} and perspective <> 'Sustainability' order by 1`),
    );
    return rows.map((row) => [row.perspective, row.peers, row.version]);
  };
  expect(await peers("2026-05-31T23:59:59Z")).toEqual([
    ["Compliance", 60, "1"],
    ["Disruption", 60, "1"],
  ]);
  expect(await peers("2026-06-01T00:00:00Z")).toEqual([
    ["Compliance", 60, "2"],
    ["Disruption", 20, "2"],
  ]);
});
