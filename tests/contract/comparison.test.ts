import { sql } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { callBackend } from "~/backend/client.server";
import { compareTargets } from "~/backend/contract/comparison";
import { followTargets } from "~/backend/contract/following";
import { readTargetScore } from "~/backend/contract/scores";
import { days } from "~/time/duration";
import { computeScores } from "../../server/backend/risk/scores/compute-scores";
import { add, dayIn } from "../support/documents/add-document";
import { addTargets } from "../support/network";
import { ownBackend } from "../support/own-backend";
import { type Persona, signInAs } from "../support/personas";
import { addAlerts } from "../support/scores/add-alerts";

const use = ownBackend();
let risky = 0;
let calm = 0;
let foreign = 0;
beforeAll(async () => {
  const { customerId } = await use.database.asSystem(async (tx) => {
    const { rows } = await tx.execute<{ id: number; key: string }>(sql`select id::int, key from customers`);
    const idOf = (key: string) => rows.find((row) => row.key === key)?.id ?? 0;
    const given = { country: "DE", industry: "automotive" };
    [risky = 0, calm = 0, foreign = 0] = await addTargets(tx, [
      { ...given, name: "Werk Risky" },
      { ...given, name: "Werk Calm", country: "FR" },
      { ...given, name: "Werk Foreign", ownerId: idOf("suedstern") },
    ]);
    return { customerId: idOf("nordwind") };
  });
  const analyst = await signInAs(use.transport, "analyst");
  await callBackend(analyst, followTargets, { body: { targetIds: [risky, calm] } });
  await add(analyst, { targetId: risky, documentType: "iso-9001", validUntil: dayIn(20) }, "a.pdf");
  await add(analyst, { targetId: risky, documentType: "iso-14001", validUntil: dayIn(-20) }, "b.pdf");
  await add(analyst, { targetId: calm, documentType: "supplier-contract", validUntil: dayIn(400) }, "c.pdf");
  await use.database.asSystem((tx) => {
    const one = { targetId: risky, eventTypeId: "strike", impactLevel: "direct" } as const;
    const at = (ago: number) => new Date(Date.now() - days(ago));
    return addAlerts(tx, customerId, [
      { ...one, priority: 4, at: at(1) },
      { ...one, priority: 3, at: at(89) },
      { ...one, priority: 3, at: at(91) },
    ]);
  });
  await computeScores(use.database, customerId, { targets: "all" });
});

const compare = async (persona: Persona, ids: readonly number[]) =>
  callBackend(await signInAs(use.transport, persona), compareTargets, {
    query: { targetIds: ids.join(), perspective: "Disruption" },
  });

test("targets stand in the order asked for, each once, with the score that their profile has", async () => {
  const { targets } = await compare("analyst", [calm, risky, calm]);
  expect(targets.map(({ id }) => id)).toEqual([calm, risky]);
  const params = { targetId: String(risky) };
  const query = { perspective: "Disruption" } as const;
  const profile = await callBackend(await signInAs(use.transport, "analyst"), readTargetScore, { params, query });
  const one = targets[1];
  expect([one?.score, one?.risk]).toEqual([profile.score, profile.risk]);
  expect(one?.components).toEqual(profile.components.map(({ name, value }) => ({ name, value })));
  expect(one?.months).toHaveLength(12);
  expect(one?.months.at(-1)).toBeCloseTo(profile.score ?? 0, 3);
});

test("alerts are those of ninety days, documents those that end, certificates those that are valid", async () => {
  const { targets } = await compare("analyst", [risky, calm]);
  expect(targets.map(({ alerts }) => alerts)).toEqual([
    { Critical: 1, High: 1, Mid: 0, Low: 0 },
    { Critical: 0, High: 0, Mid: 0, Low: 0 },
  ]);
  expect(targets.map(({ ending }) => ending)).toEqual([
    { count: 2, first: dayIn(-20) },
    { count: 0, first: null },
  ]);
  expect(targets.map(({ certificates }) => certificates)).toEqual([["iso-9001"], []]);
});

test("sanctions are for who may screen, five targets are too many, and what is another customer's is not there", async () => {
  expect((await compare("analyst", [risky])).targets[0]?.sanctions).toEqual({
    state: null,
    status: null,
    waits: false,
  });
  expect((await compare("viewer", [risky])).targets[0]?.sanctions).toBeNull();
  await expect(compare("analyst", [1, 2, 3, 4, 5])).rejects.toMatchObject({ status: 422 });
  await expect(compare("analyst", [risky, foreign])).rejects.toMatchObject({ status: 404 });
  expect((await compare("stranger", [risky])).targets[0]).toMatchObject({ score: null, alerts: { Critical: 0 } });
});
