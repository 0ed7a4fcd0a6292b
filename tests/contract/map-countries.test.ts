// Again on PostgreSQL 15: medians are the server's.
import { sql } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { callBackend, streamBackend } from "~/backend/client.server";
import { createCollection } from "~/backend/contract/collections";
import { followTargets } from "~/backend/contract/following";
import { readMapCells } from "~/backend/contract/map";
import { exportMapCountries, readMapCountries } from "~/backend/contract/map-countries";
import { readSession } from "~/backend/contract/session";
import { refreshMonitored } from "../../server/backend/network/monitored/monitored";
import { addTargets } from "../support/network";
import { type OwnBackend, ownBackend } from "../support/own-backend";
import { signInAs } from "../support/personas";
import { type AlertOfTarget, addAlerts } from "../support/scores/add-alerts";

const use: OwnBackend = ownBackend();
let manager: Awaited<ReturnType<typeof signInAs>>;
let collectionId: number;

/** Scores of sites by country; null for none. */
const SITES: readonly [country: string | null, score: number | null][] = [
  ["DE", 10],
  ["DE", 60],
  ["DE", 80],
  ["DE", null],
  ["FR", 20],
  ["FR", 41],
  ["IT", null],
  ["IT", null],
  ["IT", null],
  [null, 50],
];

beforeAll(async () => {
  manager = await signInAs(use.transport, "manager");
  const customerId = (await callBackend(manager, readSession, {})).user.customer.id;
  const ids = await use.database.asSystem((tx) =>
    addTargets(
      tx,
      SITES.map(([country], at) => ({
        name: `Site ${at}`,
        type: "POI",
        ctype: "plant",
        country: country ?? undefined,
      })),
    ),
  );
  collectionId = (await callBackend(manager, createCollection, { body: { name: "By country", scope: "Customer" } })).id;
  await callBackend(manager, followTargets, { body: { targetIds: ids, collectionIds: [collectionId] } });
  await use.database.asSystem(async (tx) => {
    await refreshMonitored(tx, customerId);
    await tx.execute(sql`delete from scores where customer_id = ${customerId}`);
    for (const [at, [, score]] of SITES.entries()) {
      if (score === null) continue;
      await tx.execute(sql`
        insert into scores (customer_id, perspective, target_id, score, missing, alert_count, rule_versions, computed_at)
        select ${customerId}, p, ${ids[at]}, ${score}, 0, 0, '{}', now() from unnest(array['Sustainability', 'Disruption', 'Compliance']) p`);
    }
    const [first = 0, second = 0, , , french = 0] = ids;
    const alert = (targetId: number, daysAgo: number): AlertOfTarget => ({
      targetId,
      at: new Date(Date.now() - daysAgo * 86_400_000),
      eventTypeId: "mass-layoff",
      priority: 3,
      impactLevel: "direct",
    });
    const alerts = [alert(first, 1), alert(first, 40), alert(french, 2), alert(french, 3)];
    const [both = 0] = await addAlerts(tx, customerId, alerts);
    // One alert about two sites of a country counts once there.
    await tx.execute(sql`
      insert into alert_targets (customer_id, alert_id, target_id, impact_level, tier, confidence, reason, at, event_type_id, priority)
      select customer_id, alert_id, ${second}, impact_level, tier, confidence, reason, at, event_type_id, priority
        from alert_targets where customer_id = ${customerId} and alert_id = ${both}`);
  });
});

test("each country has its targets, the median of their scores and the alerts about them", async () => {
  const answer = await callBackend(manager, readMapCountries, { query: { collectionId } });
  expect(answer).toEqual({
    countries: [
      { country: "DE", targets: 4, rated: 3, median: 60, risk: "High", alerts: 1 },
      { country: "IT", targets: 3, rated: 0, median: null, risk: "NA", alerts: 0 },
      { country: "FR", targets: 2, rated: 2, median: 30.5, risk: "Mid", alerts: 2 },
    ],
    total: 10,
    withoutCountry: 1,
  });
  const day = (ago: number) => new Date(Date.now() - ago * 86_400_000).toISOString().slice(0, 10);
  const long = await callBackend(manager, readMapCountries, {
    query: { collectionId, period: `${day(60)}..${day(0)}` },
  });
  expect(long.countries.map(({ alerts }) => alerts)).toEqual([2, 0, 2]);
});

test("from the list of the whole network, through a filter and by joins it is the same that cells count", async () => {
  for (const query of [{}, { countries: "DE,FR" }, { risks: "High" }, { types: "POI" }]) {
    const { countries, total, withoutCountry } = await callBackend(manager, readMapCountries, { query });
    expect(countries.reduce((sum, { targets }) => sum + targets, withoutCountry)).toBe(total);
    const { cells, left } = await callBackend(manager, readMapCells, { query });
    expect(total).toBe(cells.reduce((sum, { count }) => sum + count, left.withoutPlace + left.outside));
  }
  const [list, joined] = await Promise.all(
    [{ countries: "DE" }, { countries: "DE", types: "POI,organization,country,industry,commodity" }].map((query) =>
      callBackend(manager, readMapCountries, { query }),
    ),
  );
  expect(joined?.countries).toEqual(list?.countries);
});

test("the file holds the same figures, and another customer's collection is not there", async () => {
  const file = await (await streamBackend(manager, exportMapCountries, { query: { collectionId } })).text();
  const lines = file
    .replace(/^\uFEFF/, "")
    .trim()
    .split("\r\n");
  expect(lines).toHaveLength(4);
  expect(lines[1]).toMatch(/^DE,[^,]+,4,40,3,60,[^,]+,1$/);
  expect(lines[2]).toMatch(/^IT,[^,]+,3,30,0,,[^,]+,0$/);
  const stranger = await signInAs(use.transport, "strangeAdmin");
  await expect(callBackend(stranger, readMapCountries, { query: { collectionId } })).rejects.toMatchObject({
    status: 404,
  });
});
