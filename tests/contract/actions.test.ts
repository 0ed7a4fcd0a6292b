import { beforeAll, expect, test } from "vitest";
import { callBackend } from "~/backend/client.server";
import { addActionComment, listActionComments } from "~/backend/contract/action-comments";
import {
  changeAction,
  listActions,
  listAlertActions,
  readAction,
  recommendActions,
  startAction,
} from "~/backend/contract/actions";
import { listTargetDecisions } from "~/backend/contract/decisions";
import { listEvidence } from "~/backend/contract/evidence";
import { listFeed, readAlert } from "~/backend/contract/feed";
import { followTargets } from "~/backend/contract/following";
import { listNotifications } from "~/backend/contract/notifications";
import { listUsers } from "~/backend/contract/people";
import { addTeam, listTeams } from "~/backend/contract/teams";
import { changeAlertStatus } from "~/backend/contract/triage";
import { enqueueEventMatch } from "../../server/backend/matching/events/enqueue-match";
import { addEvent } from "../support/events";
import { addTargets } from "../support/network";
import { ownBackend } from "../support/own-backend";
import { type Persona, signInAs } from "../support/personas";

const use = ownBackend();
const as = (persona: Persona) => signInAs(use.transport, persona);
let target: number;
let alertIds: number[];

beforeAll(async () => {
  target = await use.database.asSystem(
    async (tx) => (await addTargets(tx, [{ name: "Hargrove Castings", country: "US" }]))[0] ?? 0,
  );
  const analyst = await as("analyst");
  await callBackend(analyst, followTargets, { body: { targetIds: [target] } });
  await use.database.asSystem(async (tx) => {
    const organizations = [{ name: "Hargrove Castings" }];
    const places = [{ kind: "country" as const, iso2: "US" }];
    const ids = [
      await addEvent(tx, { eventTypeId: "child-labour", title: "Children at work", organizations, places }),
      await addEvent(tx, { eventTypeId: "insolvency", title: "Insolvent", organizations, places }),
    ];
    await enqueueEventMatch(tx, ids);
  });
  await use.drain();
  alertIds = (await callBackend(analyst, listFeed, {})).content.map(({ id }) => id).sort((a, b) => a - b);
});

const begin = async (body: Partial<Parameters<typeof callBackend<typeof startAction>>[2]["body"]> = {}) =>
  callBackend(await as("analyst"), startAction, {
    body: { typeId: "ask-statement", title: "Ask Hargrove", alertIds: alertIds.slice(0, 1), ...body },
  });

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
    targets: [{ id: target, name: "Hargrove Castings" }],
    alertIds: [alertIds[0]],
    assignees: expect.arrayContaining([{ kind: "user", id: manager?.id, name: "Jonas Brandt" }]),
  });
  expect(await callBackend(analyst, readAction, { params: { actionId: made.id } })).toEqual(made);
  const [first, second] = await callBackend(analyst, listAlertActions, { body: { alertIds } });
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
  const { activity, actions } = await callBackend(analyst, readAlert, { params: { alertId: alertIds[0] ?? 0 } });
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
  expect(await change({ version: 2, metaStatus: "Planned" })).toMatchObject({ completedAt: null, version: 3 });
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

const newsAbout = async (persona: Persona, actionId: number) => {
  const { content } = await callBackend(await as(persona), listNotifications, { query: { size: 200 } });
  return content
    .filter(({ subject }) => subject === `action:${actionId}`)
    .map(({ kind, params }) => [kind, params.title]);
};

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

test("what is said about an action is read newest first, page by page, stands in its ledger, and is told to whom it concerns", async () => {
  const analyst = await as("analyst");
  const manager = await as("manager");
  const { id } = await begin({ title: "Visit Hargrove" });
  const params = { actionId: id };
  await callBackend(manager, addActionComment, { params, body: { text: " By train?\nOr by car " } });
  await callBackend(analyst, addActionComment, { params, body: { text: "By train" } });
  const first = await callBackend(analyst, listActionComments, { params, query: { size: 1 } });
  expect(first).toMatchObject({ content: [{ text: "By train", createdBy: "Mara Keller" }], totalElements: 2 });
  const query = { size: 1, after: first.after ?? "" };
  const second = await callBackend(await as("viewer"), listActionComments, { params, query });
  expect(second).toMatchObject({ content: [{ text: "By train?\nOr by car", createdBy: "Jonas Brandt" }], after: null });
  const { content } = await callBackend(analyst, listEvidence, { query: { subject: `action:${id}` } });
  expect(content.map(({ kind }) => kind)).toEqual(["action.commented", "action.commented", "action.started"]);
  expect(await newsAbout("analyst", id)).toEqual([["action-commented", "Visit Hargrove"]]);
  expect(await newsAbout("manager", id)).toEqual([]);
  await expect(callBackend(await as("stranger"), listActionComments, { params })).rejects.toMatchObject({
    status: 404,
  });
  await expect(
    callBackend(await as("stranger"), addActionComment, { params, body: { text: "Mine" } }),
  ).rejects.toMatchObject({ status: 404 });
  await expect(callBackend(analyst, listActionComments, { params, query: { after: "x" } })).rejects.toMatchObject({
    status: 422,
  });
});

test("what was decided about a target is told whole: itself, its alerts, its actions, in a period, page by page", async () => {
  const analyst = await as("analyst");
  const params = { targetId: String(target) };
  const [alertId = 0] = alertIds;
  await callBackend(analyst, changeAlertStatus, { params: { alertId }, body: { statusId: "relevant" } });
  const { id } = await begin({ title: "Write to Hargrove" });
  const all = await callBackend(analyst, listTargetDecisions, { params, query: { size: 200 } });
  expect(all.content.slice(0, 2)).toMatchObject([
    { kind: "action.started", subjectId: String(id), about: "Write to Hargrove" },
    { kind: "alert.status", after: "relevant", about: "Children at work", actor: { name: "Mara Keller" } },
  ]);
  expect(all.content.at(-1)).toMatchObject({ kind: "target.followed", about: null });
  // An action stands there once, not again under each alert.
  expect(all.content.filter(({ kind }) => kind === "alert.action")).toEqual([]);
  expect(all).toMatchObject({ totalElements: all.content.length, totalIsExact: true, after: null });
  const first = await callBackend(analyst, listTargetDecisions, { params, query: { size: 1 } });
  const rest = await callBackend(analyst, listTargetDecisions, {
    params,
    query: { size: 200, after: first.after ?? "" },
  });
  expect([...first.content, ...rest.content]).toEqual(all.content);
  const today = new Date().toISOString().slice(0, 10);
  const within = await callBackend(analyst, listTargetDecisions, { params, query: { from: today, to: today } });
  expect(within.totalElements).toBe(all.totalElements);
  const before = await callBackend(analyst, listTargetDecisions, { params, query: { to: "2026-01-01" } });
  expect(before).toMatchObject({ content: [], totalElements: 0 });
  const stranger = await callBackend(await as("stranger"), listTargetDecisions, { params });
  expect(stranger.content).toEqual([]);
});

test("a target's actions are sorted and paged without a gap or a repeat, in both directions", async () => {
  const analyst = await as("analyst");
  for (const [title, dueOn] of [
    ["b", "2026-12-02"],
    ["A", null],
    ["c", "2026-12-01"],
  ] as const) {
    await begin({ title, dueOn, alertIds: alertIds.slice(1), typeId: "check-finances" });
  }
  const titles = async (sort: "dueOn" | "title", direction: "asc" | "desc") => {
    const found: string[] = [];
    let after: string | null = null;
    do {
      const query = { alertId: alertIds[1] ?? 0, sort, direction, size: 2, ...(after ? { after } : {}) };
      const page: { content: { title: string }[]; after: string | null } = await callBackend(analyst, listActions, {
        query,
      });
      found.push(...page.content.map(({ title }) => title));
      after = page.after;
    } while (after !== null);
    return found.join("");
  };
  expect(await titles("dueOn", "asc")).toBe("cbA");
  expect(await titles("dueOn", "desc")).toBe("Abc");
  expect(await titles("title", "asc")).toBe("Abc");
  const { content } = await callBackend(analyst, listActions, { query: { targetId: target, size: 200 } });
  expect(content.length).toBeGreaterThan(3);
  expect(content.every(({ targets }) => targets.some(({ id }) => id === target))).toBe(true);
});

test("what is recommended fits the alert, names its rule, and leaves out what is under way", async () => {
  const analyst = await as("analyst");
  const { ruleVersion, alerts } = await callBackend(analyst, recommendActions, { body: { alertIds } });
  expect(ruleVersion).toBe("1");
  const [labour, finance] = alerts.map(({ recommendations }) => recommendations.map(({ typeId }) => typeId));
  expect(labour).toContain("send-questionnaire");
  expect(labour).not.toContain("ask-statement");
  expect(finance).not.toContain("check-finances");
  expect(finance?.length).toBeLessThanOrEqual(4);
  const none = callBackend(analyst, recommendActions, { body: { alertIds: [] } });
  await expect(none).rejects.toMatchObject({ status: 422 });
});

test("nobody starts an action about what is not theirs, or gives it to somebody who is not there", async () => {
  const stranger = await as("stranger");
  const body = { typeId: "watch" as const, title: "Mine now", alertIds: alertIds.slice(0, 1) };
  await expect(callBackend(stranger, startAction, { body })).rejects.toMatchObject({ status: 404 });
  expect(await callBackend(stranger, listAlertActions, { body: { alertIds } })).toEqual(
    alertIds.map((alertId) => ({ alertId, actions: [] })),
  );
  const toNobody = begin({ assignees: [{ kind: "team", id: 999_999 }] });
  await expect(toNobody).rejects.toMatchObject({ status: 422, details: [{ path: "body.assignees" }] });
});
