import { beforeAll, expect, test } from "vitest";
import { callBackend } from "~/backend/client.server";
import { pushAlert } from "~/backend/contract/alerts-push";
import { listEvidence } from "~/backend/contract/evidence";
import { listFeed, readAlert } from "~/backend/contract/feed";
import { addOwnAlert } from "~/backend/contract/own-alerts";
import { searchTargets } from "~/backend/contract/targets";
import { addTargets } from "../support/network";
import { ownBackend } from "../support/own-backend";
import { signInAs } from "../support/personas";

const use = ownBackend();
let targetIds: number[];
const call = { title: "Flooded hall", eventTypeId: "flood", sourceName: "Call with the plant manager" };

beforeAll(async () => {
  targetIds = await use.database.asSystem((tx) => addTargets(tx, [{ name: "Ormond Foundry", country: "GB" }]));
});

test("what an analyst tells of is in their feed at once, named by them, and follows whom it touches", async () => {
  const analyst = await signInAs(use.transport, "analyst");
  const { alertId, eventId } = await callBackend(analyst, addOwnAlert, {
    body: { ...call, targetIds, priority: "Critical", period: { from: "2026-11-19", to: null } },
  });
  const { content } = await callBackend(analyst, listFeed, {});
  expect(content[0]).toMatchObject({
    id: alertId,
    title: "Flooded hall",
    priority: "Critical",
    source: { name: "Call with the plant manager" },
    primaryTargets: [{ name: "Ormond Foundry", impactLevel: "direct", reason: { text: "Named by Mara Keller" } }],
  });
  const found = await callBackend(analyst, searchTargets, { query: { q: "Ormond" } });
  expect(found.content[0]?.following).toBe(true);
  const kinds = async (subject: string) =>
    (await callBackend(analyst, listEvidence, { query: { subject } })).content.map(({ kind }) => kind);
  expect(await kinds(`event:${eventId}`)).toEqual(["event.told"]);
  expect(await kinds(`alert:${alertId}`)).toEqual(["alert.added"]);
  expect(await kinds(`target:${targetIds[0]}`)).toEqual(["target.followed"]);
  // The matching that comes later leaves what was named.
  await use.drain();
  expect(await callBackend(analyst, readAlert, { params: { alertId } })).toMatchObject({
    period: { from: "2026-11-19T00:00:00.000Z", to: null },
    targetCount: 1,
  });
});

test("another customer neither sees it nor may name what they cannot see", async () => {
  const [analyst, stranger] = await Promise.all([
    signInAs(use.transport, "analyst"),
    signInAs(use.transport, "stranger"),
  ]);
  const { alertId } = await callBackend(analyst, addOwnAlert, { body: { ...call, targetIds } });
  await use.drain();
  expect((await callBackend(stranger, listFeed, {})).content).toEqual([]);
  await expect(callBackend(stranger, readAlert, { params: { alertId } })).rejects.toMatchObject({ status: 404 });
  const nobody = callBackend(analyst, addOwnAlert, { body: { ...call, targetIds: [999_999_999] } });
  await expect(nobody).rejects.toMatchObject({ status: 404 });
});

test("without a source's name the teller's own stands there, and told twice it is two", async () => {
  const analyst = await signInAs(use.transport, "analyst");
  const body = { ...call, sourceName: "", targetIds };
  const [one, two] = [
    await callBackend(analyst, addOwnAlert, { body }),
    await callBackend(analyst, addOwnAlert, { body }),
  ];
  expect(one.eventId).not.toBe(two.eventId);
  const { source } = await callBackend(analyst, readAlert, { params: { alertId: one.alertId } });
  expect(source?.name).toBe("Mara Keller");
});

test.each([
  [{ eventTypeId: "gossip" }, "body.eventTypeId"],
  [{ targetIds: [] }, "body.targetIds"],
  [{ url: "javascript:alert(1)" }, "body.url"],
  [{ period: { from: "2026-11-20", to: "2026-11-19" } }, "body.period.to"],
])("%j is refused by its path", async (change, path) => {
  const analyst = await signInAs(use.transport, "analyst");
  const add = callBackend(analyst, addOwnAlert, { body: { ...call, targetIds, ...change } });
  await expect(add).rejects.toMatchObject({ status: 422, details: [expect.objectContaining({ path })] });
});

test("a target that is named twice is touched once", async () => {
  const analyst = await signInAs(use.transport, "analyst");
  const twice = [...targetIds, ...targetIds];
  const { alertId } = await callBackend(analyst, addOwnAlert, { body: { ...call, title: "Twice", targetIds: twice } });
  const { targets } = await callBackend(analyst, readAlert, { params: { alertId } });
  expect(targets).toHaveLength(1);
  const body = { title: "Twice, by a machine", eventTypeId: "flood", targetIds: twice } as const;
  const pushed = callBackend(analyst, pushAlert, { body: { ...body, targetIds: [...twice] } });
  await expect(pushed).resolves.toMatchObject({ state: "added" });
});
