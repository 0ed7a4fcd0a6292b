import { sql } from "drizzle-orm";
import fc from "fast-check";
import { afterEach, beforeEach, expect, test } from "vitest";
import { days } from "~/time/duration";
import { createTestDatabase, type TestDatabase } from "../../../../tests/support/database";
import { addCustomer, addSupplier, addTargets } from "../../../../tests/support/network";
import { type AlertOfTarget, addAlerts } from "../../../../tests/support/scores/add-alerts";
import { follow, unfollow } from "../../network/monitored/follow";
import { refreshMonitored } from "../../network/monitored/monitored";
import type { Tx } from "../../platform/db/database";
import { assessmentResults, externalScores } from "../../platform/db/schema/scores";
import type { TargetSize } from "../../platform/db/schema/targets";
import { EVENT_TYPES } from "../../reference/catalogue/event-types";
import { PERSPECTIVES } from "../../reference/catalogue/perspectives";
import { computeScores } from "./compute-scores";
import { type Score, scoreOf } from "./formula";
import { readScoreRules } from "./score-rules";

const NOW = new Date("2026-06-01T06:00:00Z");
let db: TestDatabase;
let customerId: number;
beforeEach(async () => {
  db = await createTestDatabase();
  customerId = await system((tx) => addCustomer(tx, "nordwind"));
});
afterEach(() => db.drop());

const system = <T>(run: (tx: Tx) => Promise<T>) => db.database.asSystem(run);
const byRule = { userId: null };
const ago = (age: number) => new Date(NOW.getTime() - days(age));
const compute = (targets: "due" | "all", now = NOW) => computeScores(db.database, customerId, { targets, now });
const strike = (targetId: number, more: Partial<AlertOfTarget> = {}): AlertOfTarget => ({
  targetId,
  at: NOW,
  eventTypeId: "strike",
  priority: 3,
  impactLevel: "direct",
  ...more,
});

type Row = Omit<Score, "tierN" | "alertCount"> & {
  target: number;
  perspective: string;
  tierN: number;
  alertCount: number;
};
async function stored(tx: Tx, customer = customerId): Promise<Row[]> {
  const { rows } = await tx.execute<Row & { id: string }>(sql`
    select target_id as id, perspective, score::float8, alerts::float8, peers::float8, assessment::float8, external::float8,
           tier_n::float8 as "tierN", missing::float8, alert_count as "alertCount"
      from scores where customer_id = ${customer} order by target_id, perspective`);
  return rows.map(({ id, ...row }) => ({ ...row, target: Number(id) }));
}
const scoreIn = async (target: number, perspective = "Disruption") =>
  (await system(stored)).find((row) => row.target === target && row.perspective === perspective);

test("the set-based scores are those of the formula, on random data", async () => {
  const random = fc.sample(
    fc.record({
      age: fc.integer({ min: -2, max: 900 }),
      type: fc.constantFrom(...EVENT_TYPES.map(({ id }) => id as string)),
      priority: fc.constantFrom(1 as const, 2 as const, 3 as const, 4 as const),
      level: fc.constantFrom("direct" as const, "company" as const, "regional" as const, "mention" as const),
      target: fc.integer({ min: 0, max: 11 }),
      irrelevant: fc.boolean(),
      withdrawn: fc.boolean(),
    }),
    { numRuns: 400, seed: 20260601 },
  );
  const sizes: (TargetSize | null)[] = ["Small", "Medium", "Large", "Very large", null];
  const ids = await system(async (tx) => {
    const made = await addTargets(
      tx,
      Array.from({ length: 12 }, (_, n) => ({ name: `Werk ${n}`, size: sizes[n % 5] ?? null })),
    );
    for (let n = 1; n < 6; n++) await addSupplier(tx, made[n] ?? 0, made[n - 1] ?? 0, { probability: 1 - n / 8 });
    await follow(tx, customerId, [made[0] ?? 0, ...made.slice(6)], byRule);
    await refreshMonitored(tx, customerId);
    const alerts = random.map(({ age, type, priority, level, target, irrelevant, withdrawn }) => ({
      targetId: made[target] ?? 0,
      at: ago(age),
      eventTypeId: type,
      priority,
      impactLevel: level,
      relevancy: irrelevant ? ("Irrelevant" as const) : ("NotYetAssigned" as const),
      withdrawn,
    }));
    await addAlerts(tx, customerId, alerts);
    return { made, alerts: alerts.filter(({ relevancy, withdrawn }) => relevancy !== "Irrelevant" && !withdrawn) };
  });
  await compute("all");
  const rules = await system((tx) => readScoreRules(tx, "2026-06-01"));
  const found = await system(stored);
  const alertsOf = (target: number) => ids.alerts.filter(({ targetId }) => targetId === ids.made[target]);
  expect(found).toHaveLength(11 * PERSPECTIVES.length);
  for (const row of found) {
    const n = ids.made.indexOf(row.target);
    const suppliers = n < 5 ? [1, 2, 3, 4].map((steps) => ({ n: n + steps, steps })).filter((one) => one.n < 5) : [];
    const behind = suppliers.map(({ n: at, steps }) => ({ steps, probability: 1 - at / 8, alerts: alertsOf(at) }));
    const expected = scoreOf(
      {
        type: "organization",
        size: sizes[n % 5] ?? null,
        alerts: alertsOf(n),
        behind: behind.length > 0 ? behind : null,
        peers: { country: null, industry: null, commodity: null },
        assessment: null,
        external: [],
      },
      rules.perspectives[row.perspective as (typeof PERSPECTIVES)[number]],
      NOW,
    );
    const { target: _, perspective: __, ...numbers } = row;
    for (const [name, value] of Object.entries(numbers)) {
      const right = expected[name as keyof Score];
      if (right === null) expect([row, name, value]).toEqual([row, name, null]);
      else expect(value, `${name} of Werk ${n}, ${row.perspective}`).toBeCloseTo(right, 3);
    }
  }
});

test("peers are the country, the industry and the commodities of a target, watched or not", async () => {
  const { work, follower } = await system(async (tx) => {
    const [country = 0, industry = 0, rubber = 0, all = 0, work = 0, follower = 0] = await addTargets(tx, [
      { type: "country", ctype: "country", name: "Nirgendland", country: "XX" },
      { type: "industry", ctype: "industry", name: "Rubber", industry: "xx-rubber" },
      { type: "commodity", ctype: "agricultural", name: "Raw rubber", hsCodes: ["9801"] },
      { type: "commodity", ctype: "agricultural", name: "All of it", hsCodes: ["98"] },
      { name: "Werk", country: "XX", industry: "xx-rubber", hsCodes: ["980122", "9805"] },
      { name: "Werk abroad", country: "XY" },
    ]);
    await follow(tx, customerId, [work, follower, industry], byRule);
    await addAlerts(tx, customerId, [strike(industry, { priority: 4, impactLevel: "industry" })]);
    // Nobody follows the country and the commodities: what touches them is known all the same.
    const other = await addCustomer(tx, "suedstern");
    const [known = 0, hidden = 0] = await addAlerts(tx, other, [
      strike(follower, { priority: 4 }),
      strike(follower, { priority: 4 }),
    ]);
    const link = (alert: number, target: number, level: string, owner: number | null) =>
      tx.execute(sql`
        insert into event_links (event_id, target_id, impact_level, confidence, reason, owner_id)
        select event_id, ${target}::bigint, ${level}, 1, '{}', ${owner}::bigint from alerts where id = ${alert}`);
    await link(known, country, "country", null);
    await link(known, rubber, "commodity", null);
    await link(known, all, "commodity", null);
    await link(hidden, country, "country", other);
    return { work, follower };
  });
  await compute("due");
  const level = (points: number, divisor: number) => 100 * (1 - Math.exp(-Math.sqrt(points / (100 * divisor))));
  const [country, industry] = [level(190 * 0.25, 100), level(190 * 0.4, 100)];
  const commodity = level(190 * 0.4, 50);
  expect((await scoreIn(work))?.peers).toBeCloseTo((country + industry + commodity) / 3, 3);
  expect((await scoreIn(work))?.score).toBeCloseTo((30 * (country + industry + commodity)) / 3 / 70, 3);
  expect(await scoreIn(follower)).toMatchObject({ peers: null, score: 0 });
});

test("an own score and the target's own answers count while they are valid", async () => {
  const [work = 0] = await system(async (tx) => {
    const made = await addTargets(tx, [{ name: "Werk" }]);
    const own = (eventTypeId: string, value: number, validFrom: string, validUntil: string | null) => ({
      customerId,
      targetId: made[0] ?? 0,
      eventTypeId,
      value,
      validFrom,
      validUntil,
    });
    await tx
      .insert(externalScores)
      .values([
        own("strike", 80, "2026-01-01", "2026-06-01"),
        own("strike", 40, "2026-06-01", null),
        own("fire", 20, "2026-01-01", null),
        own("fire", 99, "2026-06-02", null),
        own("fire", 98, "2026-01-01", "2026-05-31"),
        own("fraud", 97, "2026-01-01", null),
      ]);
    const answers = { customerId, targetId: made[0] ?? 0, perspective: "Disruption", value: 70 };
    await tx.insert(assessmentResults).values({ ...answers, answeredOn: "2026-05-01", validUntil: "2026-06-01" });
    return made;
  });
  await compute("all");
  expect(await scoreIn(work)).toMatchObject({ alerts: null, external: 40, assessment: 70, score: 60 });
  expect(await scoreIn(work, "Compliance")).toMatchObject({ external: 97, assessment: null, score: 97 });
  await compute("all", new Date("2026-06-02T00:00:00Z"));
  expect(await scoreIn(work)).toMatchObject({ external: (40 + 59.5) / 2, assessment: null });
});

test("only what is due is computed, with what it stands behind", async () => {
  const [buyer = 0, supplier = 0, aside = 0] = await system(async (tx) => {
    const made = await addTargets(tx, [{ name: "Buyer" }, { name: "Supplier" }, { name: "Aside" }]);
    await addSupplier(tx, made[1] ?? 0, made[0] ?? 0);
    await follow(tx, customerId, [made[0] ?? 0, made[2] ?? 0], byRule);
    await refreshMonitored(tx, customerId);
    return made;
  });
  expect(await compute("due")).toEqual({ targets: 3 });
  expect(await compute("due")).toEqual({ targets: 0 });
  await system(async (tx) => {
    await addAlerts(tx, customerId, [strike(supplier, { impactLevel: "tier2" }), strike(aside)]);
    await tx.execute(sql`insert into scores_due (customer_id, target_id) values (${customerId}, ${supplier})`);
  });
  expect(await compute("due")).toEqual({ targets: 2 });
  expect((await scoreIn(buyer))?.tierN).toBeCloseTo(100 * (1 - Math.exp(-(105 * 0.75 * 0.5) / 100)), 3);
  expect((await scoreIn(aside))?.alerts).toBe(0);
});

test("calling an alert irrelevant makes its targets due and takes its points away", async () => {
  const [work = 0] = await system(async (tx) => {
    const made = await addTargets(tx, [{ name: "Werk" }]);
    await follow(tx, customerId, made, byRule);
    await addAlerts(tx, customerId, [strike(made[0] ?? 0)]);
    return made;
  });
  await compute("due");
  expect((await scoreIn(work))?.alerts).toBeGreaterThan(60);
  await db.database.asCustomer({ customerId, userId: null }, (tx) =>
    tx.execute(sql`update alerts set relevancy = 'Irrelevant' where customer_id = ${customerId}`),
  );
  expect(await compute("due")).toEqual({ targets: 1 });
  expect((await scoreIn(work))?.alerts).toBe(0);
});

test("a target that is followed no more loses its score and keeps its history", async () => {
  const [work = 0] = await system(async (tx) => {
    const made = await addTargets(tx, [{ name: "Werk" }]);
    await follow(tx, customerId, made, byRule);
    return made;
  });
  await compute("due");
  await compute("due", ago(-40));
  await system((tx) => unfollow(tx, customerId, [work]));
  await system((tx) => refreshMonitored(tx, customerId));
  await compute("due");
  expect(await system(stored)).toEqual([]);
  const { rows } = await system((tx) => tx.execute(sql`select distinct month::text from score_history order by 1`));
  expect(rows).toEqual([{ month: "2026-06-01" }]);
});

test("the last computation of a month is its place in the history", async () => {
  await system(async (tx) => {
    const made = await addTargets(tx, [{ name: "Werk" }]);
    await follow(tx, customerId, made, byRule);
    await addAlerts(tx, customerId, [strike(made[0] ?? 0)]);
  });
  for (const day of ["2026-06-02", "2026-06-30", "2026-07-15"]) await compute("all", new Date(`${day}T00:00:00Z`));
  const { rows } = await system((tx) =>
    tx.execute(sql`select month::text, round(score::numeric) as score from score_history
                    where perspective = 'Disruption' order by month`),
  );
  expect(rows).toEqual([
    { month: "2026-06-01", score: "49" },
    { month: "2026-07-01", score: "41" },
  ]);
});

test("one customer's alerts, own scores and opinions do not move another's score", async () => {
  const [work = 0] = await system(async (tx) => {
    const made = await addTargets(tx, [{ name: "Werk" }]);
    const other = await addCustomer(tx, "suedstern");
    for (const customer of [customerId, other]) await follow(tx, customer, made, byRule);
    await addAlerts(tx, other, [strike(made[0] ?? 0)]);
    await tx.insert(externalScores).values({
      customerId: other,
      targetId: made[0] ?? 0,
      eventTypeId: "strike",
      value: 90,
      validFrom: "2026-01-01",
    });
    return made;
  });
  await compute("all");
  expect(await scoreIn(work)).toMatchObject({ score: 0, external: null, alertCount: 0 });
  const { rows } = await system((tx) => tx.execute(sql`select distinct customer_id::int as customer from scores`));
  expect(rows).toEqual([{ customer: customerId }]);
});
