import { expect, test } from "vitest";
import { callBackend } from "~/backend/client.server";
import { changeAction, listAlertActions, readAction } from "~/backend/contract/actions";
import { listEvidence } from "~/backend/contract/evidence";
import { readAlert } from "~/backend/contract/feed";
import { listUsers } from "~/backend/contract/people";
import { changeTask } from "~/backend/contract/tasks";
import { addTeam, listTeams } from "~/backend/contract/teams";
import { actionsOn } from "../support/actions";
import { ownBackend } from "../support/own-backend";

const use = ownBackend();
const { as, begin, newsAbout, world } = actionsOn(use);

test("an action about an alert is given to people and teams, concerns the alert's target, and is due when its type is", async () => {
  const analyst = await as("analyst");
  const { content } = await callBackend(analyst, listUsers, { query: { q: "manager" } });
  const [manager] = content;
  const [team] = await callBackend(analyst, listTeams, {});
  const made = await begin({
    description: "By letter",
    assignees: [{ kind: "user", id: manager?.id ?? 0 }, ...(team ? [{ kind: "team" as const, id: team.id }] : [])],
  });
  const inTwoWeeks = new Date(Date.parse(made.createdAt) + 14 * 86_400_000).toISOString().slice(0, 10);
  expect(made).toMatchObject({
    metaStatus: "Planned",
    dueOn: inTwoWeeks,
    createdBy: "Mara Keller",
    targets: [{ id: world.target, name: "Hargrove Castings" }],
    alertIds: [world.alertIds[0]],
    assignees: expect.arrayContaining([{ kind: "user", id: manager?.id, name: "Jonas Brandt" }]),
  });
  expect(await callBackend(analyst, readAction, { params: { actionId: made.id } })).toEqual({
    ...made,
    putOff: null,
    grievance: null,
  });
  const [first, second] = await callBackend(analyst, listAlertActions, { body: { alertIds: world.alertIds } });
  expect(first?.actions).toContainEqual(made);
  expect(second?.actions).toEqual([]);
});

test("starting and changing an action stand in its ledger and in the alert's activity", async () => {
  const analyst = await as("analyst");
  const made = await begin({ title: "Audit Hargrove" });
  const params = { actionId: made.id };
  await callBackend(analyst, changeAction, { params, body: { version: 1, metaStatus: "InProgress" } });
  const { content } = await callBackend(analyst, listEvidence, { query: { subject: `action:${made.id}` } });
  expect(content.map(({ kind, after }) => [kind, (after as { metaStatus: string }).metaStatus])).toEqual([
    ["action.changed", "InProgress"],
    ["action.started", "Planned"],
  ]);
  const { activity, actions } = await callBackend(analyst, readAlert, { params: { alertId: world.alertIds[0] ?? 0 } });
  expect(activity.filter(({ kind }) => kind === "alert.action").slice(0, 2)).toMatchObject([
    {
      actor: "Mara Keller",
      before: { metaStatus: "Planned" },
      after: { title: "Audit Hargrove", metaStatus: "InProgress" },
    },
    { before: null, after: { metaStatus: "Planned" } },
  ]);
  expect(actions).toContainEqual(expect.objectContaining({ id: made.id, metaStatus: "InProgress" }));
});

test("completing is dated, taking it back is not, and a change that changes nothing keeps the version", async () => {
  const analyst = await as("analyst");
  const { id } = await begin();
  const change = (body: Parameters<typeof callBackend<typeof changeAction>>[2]["body"]) =>
    callBackend(analyst, changeAction, { params: { actionId: id }, body });
  expect(await change({ version: 1, metaStatus: "Completed" })).toMatchObject({
    completedAt: expect.any(String),
    version: 2,
  });
  expect(await change({ version: 2, metaStatus: "Completed" })).toMatchObject({ version: 2 });
  expect(await change({ version: 2, metaStatus: "Planned", reason: "By mistake" })).toMatchObject({
    completedAt: null,
    version: 3,
  });
});

test("an action is skipped with a reason and until a day, and taken up again", async () => {
  const analyst = await as("analyst");
  const { id } = await begin();
  const params = { actionId: id };
  const skipped = { reason: "The supplier is on holiday", until: "2027-01-10" };
  expect(await callBackend(analyst, changeAction, { params, body: { version: 1, skipped } })).toMatchObject({
    skipped,
  });
  const again = await callBackend(analyst, changeAction, { params, body: { version: 2, skipped: null } });
  expect(again).toMatchObject({ skipped: null, metaStatus: "Planned" });
});

test("an action that the task list hides says until when and why, until it is over", async () => {
  const manager = await as("manager");
  const { id } = await begin();
  const params = { actionId: id };
  const until = new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10);
  const putOff = { until, reason: "Their auditor is ill" };
  const putTo = async (next: typeof putOff | null, version: number) =>
    callBackend(manager, changeTask, { params: { key: `action:${id}` }, body: { change: { putOff: next }, version } });
  await putTo(putOff, 1);
  expect(await callBackend(await as("analyst"), readAction, { params })).toMatchObject({ putOff, skipped: null });
  await putTo(null, 2);
  expect(await callBackend(manager, readAction, { params })).toMatchObject({ putOff: null });
  await putTo(putOff, 3);
  await callBackend(manager, changeAction, { params, body: { version: 1, metaStatus: "Completed" } });
  expect(await callBackend(manager, readAction, { params })).toMatchObject({ putOff: null });
});

test("of two who change an action the second learns what the first made of it", async () => {
  const analyst = await as("analyst");
  const { id } = await begin();
  const params = { actionId: id };
  await callBackend(await as("manager"), changeAction, { params, body: { version: 1, title: "Ask by phone" } });
  const second = callBackend(analyst, changeAction, { params, body: { version: 1, metaStatus: "Aborted" } });
  await expect(second).rejects.toMatchObject({
    code: "stale_version",
    details: { current: { title: "Ask by phone", metaStatus: "Planned" } },
  });
});

test("who is given an action is told once, by name or by team, and nobody of their own doing", async () => {
  const analyst = await as("analyst");
  const { content } = await callBackend(analyst, listUsers, { query: { size: 200 } });
  const idOf = (start: string) => content.find(({ email }) => email.startsWith(start))?.id ?? 0;
  const memberIds = [idOf("viewer"), idOf("manager")];
  const team = await callBackend(await as("admin"), addTeam, { body: { name: "Callers", memberIds } });
  const toAll = ["analyst", "manager"].map((start) => ({ kind: "user" as const, id: idOf(start) }));
  const { id } = await begin({ title: "Call Hargrove", assignees: toAll });
  expect(await newsAbout("manager", id)).toEqual([["action-assigned", "Call Hargrove"]]);
  expect(await newsAbout("analyst", id)).toEqual([]);
  const assignees = [...toAll, { kind: "team" as const, id: team.id }];
  await callBackend(analyst, changeAction, { params: { actionId: id }, body: { version: 1, assignees } });
  expect(await newsAbout("manager", id)).toHaveLength(1);
  expect(await newsAbout("viewer", id)).toHaveLength(1);
});
