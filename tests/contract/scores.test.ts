// Again on PostgreSQL 15: the formula stands in SQL.
import { beforeAll, expect, test } from "vitest";
import { callBackend } from "~/backend/client.server";
import { listEvidence } from "~/backend/contract/evidence";
import {
  addExternalScore,
  changeExternalScore,
  deleteExternalScore,
  listExternalScores,
  listScoreHistory,
  readTargetScore,
} from "~/backend/contract/scores";
import { days } from "~/time/duration";
import { follow } from "../../server/backend/network/monitored/follow";
import { customers } from "../../server/backend/platform/db/schema/customers";
import { computeScores } from "../../server/backend/risk/scores/compute-scores";
import { addTargets } from "../support/network";
import { ownBackend } from "../support/own-backend";
import { signInAs } from "../support/personas";
import { addAlerts } from "../support/scores/add-alerts";

const use = ownBackend();
let customerId: number;
beforeAll(async () => {
  const all = await use.database.asSystem((tx) => tx.select().from(customers));
  customerId = all.find(({ key }) => key === "nordwind")?.id ?? 0;
});

/** A target that Nordwind follows, with these alerts of it, scored. */
async function scoredTarget(...priorities: (1 | 2 | 3 | 4)[]): Promise<number> {
  const [id = 0] = await use.database.asSystem(async (tx) => {
    const made = await addTargets(tx, [{ name: "Werk Nord", size: "Medium" }]);
    await follow(tx, customerId, made, { userId: null });
    const alerts = priorities.map((priority, n) => ({
      targetId: made[0] ?? 0,
      at: new Date(Date.now() - days(n * 45)),
      eventTypeId: "strike",
      priority,
      impactLevel: "direct" as const,
    }));
    if (alerts.length > 0) await addAlerts(tx, customerId, alerts);
    return made;
  });
  await computeScores(use.database, customerId);
  return id;
}
const scoreOf = async (targetId: number, persona: "analyst" | "viewer" | "stranger" = "analyst") =>
  callBackend(await signInAs(use.transport, persona), readTargetScore, {
    params: { targetId: String(targetId) },
    query: { perspective: "Disruption" },
  });
const own = { eventTypeId: "strike", value: 80, comment: "Wage talks failed" };

test("a score says which alerts moved it, by how much, and what it would be without each", async () => {
  const target = await scoredTarget(4, 3);
  const score = await scoreOf(target, "viewer");
  expect(score).toMatchObject({
    risk: "Critical",
    alertCount: 2,
    due: false,
    whyLeftOut: 0,
    tierN: null,
    tierNRisk: "NA",
  });
  expect(score.missing).toBeCloseTo(0.6, 5);
  expect(score.components[0]).toEqual({ name: "alerts", value: score.score, weight: 40, share: 1 });
  expect(score.ruleVersions).toMatchObject({ "score-weights": "1", "event-half-lives": "1" });
  const [first, second] = score.why;
  expect(first).toMatchObject({ priority: "Critical", impactLevel: "direct", eventTypeId: "strike", halfLifeDays: 45 });
  expect(first?.points).toBeCloseTo(190, 1);
  expect(second?.decay).toBeCloseTo(0.5, 3);
  expect(second?.points).toBeCloseTo(52.5, 1);
  expect(score.score).toBeCloseTo(100 * (1 - Math.exp(-2.425)), 1);
  expect(first?.scoreWithout).toBeCloseTo(100 * (1 - Math.exp(-0.525)), 1);
  expect(second?.scoreWithout).toBeCloseTo(100 * (1 - Math.exp(-1.9)), 1);
});

test("the fifty alerts that count most are told, the others counted", async () => {
  const score = await scoreOf(await scoredTarget(...Array.from({ length: 53 }, () => 2 as const)));
  expect(score.why).toHaveLength(50);
  expect(score.whyLeftOut).toBe(3);
  const points = score.why.map((cause) => cause.points);
  expect(points).toEqual([...points].sort((a, b) => b - a));
});

test("a target that nobody watches has no score, and that is no zero", async () => {
  const [target = 0] = await use.database.asSystem((tx) => addTargets(tx, [{ name: "Fern" }]));
  expect(await scoreOf(target)).toMatchObject({ score: null, risk: "NA", missing: 1, computedAt: null, why: [] });
});

test("a score of one's own counts at once, and no more when it is taken away", async () => {
  const analyst = await signInAs(use.transport, "analyst");
  const params = { targetId: String(await scoredTarget()) };
  const given = await callBackend(analyst, addExternalScore, { params, body: own });
  expect(given).toMatchObject({ ...own, valid: true, version: 1, validUntil: null, createdBy: "Mara Keller" });
  const after = await scoreOf(Number(params.targetId));
  expect(after.score).toBeCloseTo((80 * 10) / 50, 4);
  expect(after.components[3]).toEqual({ name: "external", value: 80, weight: 10, share: 0.2 });
  expect(await callBackend(analyst, listExternalScores, { params })).toEqual([given]);
  const score = { ...params, scoreId: String(given.id) };
  const changed = await callBackend(analyst, changeExternalScore, {
    params: score,
    body: { ...own, value: 40, version: 1 },
  });
  expect(changed).toMatchObject({ value: 40, version: 2, validFrom: given.validFrom });
  expect((await scoreOf(Number(params.targetId))).score).toBeCloseTo(8, 4);
  await callBackend(analyst, deleteExternalScore, { params: score });
  expect(await callBackend(analyst, listExternalScores, { params })).toEqual([]);
  expect(await scoreOf(Number(params.targetId))).toMatchObject({ score: 0 });
  const { content } = await callBackend(analyst, listEvidence, { query: { subject: `external-score:${given.id}` } });
  expect(content.map(({ kind, actor }) => [kind, actor])).toEqual(
    ["deleted", "changed", "added"].map((what) => [
      `external-score.${what}`,
      expect.objectContaining({ name: "Mara Keller" }),
    ]),
  );
});

test("a score of one's own is from 1 to 100, of a known event type, and ends after it begins", async () => {
  const analyst = await signInAs(use.transport, "analyst");
  const params = { targetId: String(await scoredTarget()) };
  const send = (body: object) => callBackend(analyst, addExternalScore, { params, body: { ...own, ...body } });
  const refused = (field: string) => ({ status: 422, details: [expect.objectContaining({ path: `body.${field}` })] });
  await expect(send({ value: 0 })).rejects.toMatchObject(refused("value"));
  await expect(send({ value: 101 })).rejects.toMatchObject(refused("value"));
  await expect(send({ value: 1.5 })).rejects.toMatchObject(refused("value"));
  await expect(send({ eventTypeId: "rain" })).rejects.toMatchObject(refused("eventTypeId"));
  await expect(send({ validFrom: "2026-02-30" })).rejects.toMatchObject(refused("validFrom"));
  await expect(send({ validFrom: "2026-02-02", validUntil: "2026-02-01" })).rejects.toMatchObject(
    refused("validUntil"),
  );
  await expect(send({ validUntil: "2001-01-01" })).rejects.toMatchObject(refused("validUntil"));
  expect(await callBackend(analyst, listExternalScores, { params })).toEqual([]);
});

test("a change made on an old version is refused and shows what stands there now", async () => {
  const analyst = await signInAs(use.transport, "analyst");
  const targetId = String(await scoredTarget());
  const given = await callBackend(analyst, addExternalScore, { params: { targetId }, body: own });
  const change = (value: number) =>
    callBackend(analyst, changeExternalScore, {
      params: { targetId, scoreId: String(given.id) },
      body: { ...own, value, version: 1 },
    });
  await change(30);
  const late = await change(90).catch((error) => error);
  expect(late).toMatchObject({ status: 409, code: "stale_version", details: { current: { value: 30, version: 2 } } });
});

test("another customer sees neither Nordwind's own scores nor the score that came of them", async () => {
  const analyst = await signInAs(use.transport, "analyst");
  const stranger = await signInAs(use.transport, "stranger");
  const targetId = String(await scoredTarget(4));
  const given = await callBackend(analyst, addExternalScore, { params: { targetId }, body: own });
  expect(await callBackend(stranger, listExternalScores, { params: { targetId } })).toEqual([]);
  const change = callBackend(stranger, changeExternalScore, {
    params: { targetId, scoreId: String(given.id) },
    body: { ...own, version: 1 },
  });
  await expect(change).rejects.toMatchObject({ status: 404 });
  const score = await scoreOf(Number(targetId), "stranger");
  expect(score).toMatchObject({ score: null, why: [], alertCount: 0 });
});

test("a target that belongs to another customer is not there", async () => {
  const stranger = await signInAs(use.transport, "stranger");
  const [target = 0] = await use.database.asSystem((tx) => addTargets(tx, [{ name: "Own", ownerId: customerId }]));
  const params = { targetId: String(target) };
  const asks = [
    () => callBackend(stranger, readTargetScore, { params }),
    () => callBackend(stranger, listScoreHistory, { params }),
    () => callBackend(stranger, listExternalScores, { params }),
    () => callBackend(stranger, addExternalScore, { params, body: own }),
  ];
  for (const ask of asks) await expect(ask()).rejects.toMatchObject({ status: 404, code: "not_found" });
});

test("the history has a row for each month, oldest first", async () => {
  const target = await scoredTarget(4);
  await computeScores(use.database, customerId, { targets: "all", now: new Date(Date.now() + days(40)) });
  const analyst = await signInAs(use.transport, "analyst");
  const history = await callBackend(analyst, listScoreHistory, {
    params: { targetId: String(target) },
    query: { perspective: "Disruption" },
  });
  expect(history.months).toHaveLength(2);
  expect(history.months[0]?.month.localeCompare(history.months[1]?.month ?? "")).toBe(-1);
  expect(history.months[0]?.score).toBeGreaterThan(history.months[1]?.score ?? 100);
});
