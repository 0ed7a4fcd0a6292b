import { sql } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { callBackend } from "~/backend/client.server";
import { listTargetDecisions } from "~/backend/contract/decisions";
import { readTargetProfile } from "~/backend/contract/profile";
import { listTargetAlerts } from "~/backend/contract/profile-feed";
import { changeAlertStatus } from "~/backend/contract/triage";
import { days } from "~/time/duration";
import { follow } from "../../server/backend/network/monitored/follow";
import { customers } from "../../server/backend/platform/db/schema/customers";
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

/** A target that Nordwind follows, with an alert a day of these priorities, the newest first; the last is archived. */
async function targetWith(...priorities: number[]) {
  return use.database.asSystem(async (tx) => {
    const [targetId = 0] = await addTargets(tx, [{ name: "Werk Kehl", country: "DE" }]);
    await follow(tx, customerId, [targetId], { userId: null });
    const kind = { targetId, eventTypeId: "strike", impactLevel: "direct" } as const;
    const at = (day: number) => new Date(Date.now() - days(day + 1));
    const ids = await addAlerts(
      tx,
      customerId,
      priorities.map((priority, day) => ({ ...kind, priority: priority as 1, at: at(day) })),
    );
    await tx.execute(sql`update alerts set status_id = 'archived' where id = ${ids.at(-1) ?? 0}`);
    return { targetId, ids, params: { targetId: String(targetId) } };
  });
}

test("all alerts of a target are listed newest first, by state and by priority, page by page", async () => {
  const analyst = await signInAs(use.transport, "analyst");
  const { ids, params } = await targetWith(4, 1, 3, 1);
  const list = async (query: object = {}) => callBackend(analyst, listTargetAlerts, { params, query });
  const idsOf = async (query: object) => (await list(query)).content.map(({ alertId }) => alertId);
  expect(await idsOf({})).toEqual(ids);
  expect(await idsOf({ state: "open" })).toEqual(ids.slice(0, 3));
  expect(await idsOf({ state: "archived" })).toEqual(ids.slice(3));
  expect(await idsOf({ priorities: "Low" })).toEqual([ids[1], ids[3]]);
  expect(await idsOf({ state: "open", priorities: "Low,High" })).toEqual([ids[1], ids[2]]);
  const first = await list({ size: 3 });
  const second = await list({ size: 3, after: first.after });
  expect([first.totalElements, second.content.map(({ alertId }) => alertId), second.after]).toEqual([
    4,
    [ids[3]],
    null,
  ]);
  expect((await callBackend(analyst, readTargetProfile, { params })).customer?.counts?.alerts).toBe(4);
  await expect(list({ after: "none" })).rejects.toMatchObject({ status: 422 });
});

test("another customer has no alert of it, and nobody of a target that is not there", async () => {
  const stranger = await signInAs(use.transport, "stranger");
  const { params } = await targetWith(4, 3);
  const told = await callBackend(stranger, listTargetAlerts, { params });
  expect([told.content, told.totalElements, told.after]).toEqual([[], 0, null]);
  const none = callBackend(stranger, listTargetAlerts, { params: { targetId: "999999999" } });
  await expect(none).rejects.toMatchObject({ status: 404 });
  await expect(callBackend({ backend: use.transport }, listTargetAlerts, { params })).rejects.toMatchObject({
    status: 401,
  });
});

test("a decision names what it is about as it is called today, and another customer reads none of it", async () => {
  const [analyst, stranger] = [await signInAs(use.transport, "analyst"), await signInAs(use.transport, "stranger")];
  const { ids, params } = await targetWith(2, 1);
  const alertId = ids[0] ?? 0;
  await callBackend(analyst, changeAlertStatus, {
    params: { alertId: String(alertId) },
    body: { statusId: "relevant" },
  });
  const { content } = await callBackend(analyst, listTargetDecisions, { params });
  const decided = content.find(({ subjectType }) => subjectType === "alert");
  expect(decided).toMatchObject({ subjectId: String(alertId), kind: "alert.status", subject: { name: "Event 0" } });
  expect((await callBackend(stranger, listTargetDecisions, { params })).content).toEqual([]);
});
