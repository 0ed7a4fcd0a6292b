import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestDatabase, type TestDatabase } from "../../../../tests/support/database";
import { addCustomer, addTargets } from "../../../../tests/support/network";
import { type AlertOfTarget, addAlerts } from "../../../../tests/support/scores/add-alerts";
import { follow } from "../../network/monitored/follow";
import { refreshMonitored } from "../../network/monitored/monitored";
import { computeScores } from "../../risk/scores/compute-scores";
import { recommendMeasures } from "./recommend-measures";

type Level = AlertOfTarget["impactLevel"];

/** Mills of one country, each with its alerts of forced labour by what they concern. */
const MILLS = {
  nationwide: ["country", "country", "country", "country"],
  blamed: ["country", "country", "country", "direct"],
  cleared: ["country", "country", "country", "country", "direct"],
} satisfies Record<string, Level[]>;

let db: TestDatabase;
let customerId: number;
let ids: Record<keyof typeof MILLS, number>;
beforeAll(async () => {
  db = await createTestDatabase();
  customerId = await db.database.asSystem(async (tx) => {
    const customer = await addCustomer(tx, "nordwind");
    const names = Object.keys(MILLS) as (keyof typeof MILLS)[];
    const made = await addTargets(
      tx,
      names.map((name) => ({ name, country: "DE" })),
    );
    ids = Object.fromEntries(names.map((name, at) => [name, made[at] ?? 0])) as typeof ids;
    await follow(tx, customer, made, { userId: null });
    await refreshMonitored(tx, customer);
    const alert = { at: new Date(), eventTypeId: "forced-labour", priority: 4 } as const;
    const alerts = names.flatMap((name) =>
      MILLS[name].map((impactLevel: Level) => {
        // The customer found that what it was told of the third mill itself was wrong.
        const relevancy = name === "cleared" && impactLevel === "direct" ? "Irrelevant" : "NotYetAssigned";
        return { ...alert, targetId: ids[name], impactLevel, relevancy } as const;
      }),
    );
    await addAlerts(tx, customer, alerts);
    return customer;
  });
  await computeScores(db.database, customerId, { targets: "all" });
});
afterAll(() => db.drop());

async function fitAt(targetId: number) {
  const { measures } = await db.database.asCustomer({ customerId, userId: null }, (tx) =>
    recommendMeasures(tx, { customerId, language: "en" }, [targetId], "fee-repayment"),
  );
  return measures[0]?.best;
}

test("who is recommended a measure by events of the whole country only is not blamed for them", async () => {
  const national = await fitAt(ids.nationwide);
  expect(national).toMatchObject({ topic: "forced-labour", countryOnly: true });
  expect(national?.risk).toBeGreaterThan(0);
});

test("one event at the supplier itself makes the risk its own, and weighs more than another of the country", async () => {
  const [own, national] = [await fitAt(ids.blamed), await fitAt(ids.nationwide)];
  expect(own).toMatchObject({ topic: "forced-labour", countryOnly: false });
  expect(own?.risk).toBeGreaterThan(national?.risk ?? 100);
});

test("an event that the customer called irrelevant makes nothing the supplier's own", async () => {
  const [cleared, national] = [await fitAt(ids.cleared), await fitAt(ids.nationwide)];
  expect(cleared).toMatchObject({ topic: "forced-labour", countryOnly: true });
  expect(cleared?.risk).toBeCloseTo(national?.risk ?? 0);
});
