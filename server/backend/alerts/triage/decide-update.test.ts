import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { callBackend } from "~/backend/client.server";
import { createAlertLabel } from "~/backend/contract/alert-labels";
import { readAlert } from "~/backend/contract/feed";
import { changeAlertStatus, decideAlertUpdate, putLabelOn } from "~/backend/contract/triage";
import { ownBackend } from "../../../../tests/support/own-backend";
import { signInAs } from "../../../../tests/support/personas";
import { nordwindOf, possibleUpdate } from "../../../../tests/support/strangers/nordwind";

const use = ownBackend();

/** Nordwind's later alert, which may be an update of the earlier one; both as Nordwind's administrator sees them. */
async function pair() {
  const nordwind = await nordwindOf(use);
  const { alertId, updateId } = await possibleUpdate(nordwind);
  const detail = (id: number) => callBackend(nordwind, readAlert, { params: { alertId: id } });
  const earlierId = (await detail(alertId)).updates[0]?.alertId ?? 0;
  const decide = (decision: "open" | "joined" | "apart", from = alertId) =>
    callBackend(nordwind, decideAlertUpdate, { params: { alertId: from, updateId }, body: { decision } });
  return {
    nordwind,
    later: () => detail(alertId),
    earlier: () => detail(earlierId),
    earlierId,
    alertId,
    updateId,
    decide,
  };
}

test("both alerts say of which one the other may be an update, and why", async () => {
  const { later, earlier, earlierId, alertId, updateId } = await pair();
  const reason = { key: "joined.amended", text: "Marked as an amendment; same employer, 3 days apart" };
  expect((await later()).updates).toMatchObject([
    { id: updateId, other: "earlier", alertId: earlierId, decision: "open", decidedBy: null, reason },
  ]);
  expect((await earlier()).updates).toMatchObject([{ id: updateId, other: "later", alertId }]);
});

test("joined, the earlier alert is archived and the later one takes over what was made of it; undone, both are as before", async () => {
  const { nordwind, later, earlier, earlierId, decide } = await pair();
  const body = { scope: "Customer", name: "Watched", backgroundColor: "#123456", textColor: "#ffffff" } as const;
  const { id: labelId } = await callBackend(nordwind, createAlertLabel, { body });
  await callBackend(nordwind, putLabelOn, { params: { alertId: earlierId, labelId } });
  await callBackend(nordwind, changeAlertStatus, { params: { alertId: earlierId }, body: { statusId: "relevant" } });
  const before = [await later(), await earlier()];

  expect(await decide("joined")).toMatchObject({ decision: "joined", decidedBy: expect.stringMatching(/\w/) });
  expect(await later()).toMatchObject({ statusId: "relevant", labels: [{ id: labelId }] });
  expect(await earlier()).toMatchObject({ statusId: "archived", updates: [{ decision: "joined" }] });
  expect((await later()).activity[0]).toMatchObject({ kind: "alert.update", after: { decision: "joined" } });
  const { version } = await later();
  await decide("joined");
  expect((await later()).version).toBe(version);

  await decide("open", earlierId);
  const kept = ({ statusId, labels, relevancy, updates }: Awaited<ReturnType<typeof later>>) => ({
    ...{ statusId, labels, relevancy, updates },
  });
  expect([await later(), await earlier()].map(kept)).toEqual(before.map(kept));
});

test("what somebody did after the joining stays when it is undone", async () => {
  const { nordwind, earlier, earlierId, decide } = await pair();
  await decide("joined");
  await callBackend(nordwind, changeAlertStatus, { params: { alertId: earlierId }, body: { statusId: "in-review" } });
  await decide("open");
  expect(await earlier()).toMatchObject({ statusId: "in-review", updates: [{ decision: "open" }] });
});

test("kept apart, nothing changes but the answer, which is another customer's business no more than the joining", async () => {
  const { later, earlier, decide, updateId } = await pair();
  await decide("apart");
  expect([await later(), await earlier()]).toMatchObject([
    { statusId: "new", updates: [{ decision: "apart" }] },
    { statusId: "new", updates: [{ decision: "apart" }] },
  ]);
  const { rows } = await use.database.asSystem((tx) =>
    tx.execute(sql`select customer_id from event_update_decisions where update_id = ${updateId}`),
  );
  expect(rows).toHaveLength(1);
});

test("who may not triage decides nothing, and a pair of other alerts is not there", async () => {
  const { alertId, decide, nordwind } = await pair();
  const { updateId } = await possibleUpdate(nordwind);
  const params = { alertId, updateId };
  await expect(
    callBackend(nordwind, decideAlertUpdate, { params, body: { decision: "joined" } }),
  ).rejects.toMatchObject({ status: 404 });
  const { backend } = await signInAs(use.transport, "viewer");
  const asked = callBackend({ backend }, decideAlertUpdate, { params, body: { decision: "joined" } });
  await expect(asked).rejects.toMatchObject({ status: 403 });
  expect((await decide("open")).decision).toBe("open");
});
