import { expect, test } from "vitest";
import { callBackend } from "~/backend/client.server";
import { addActionComment, listActionComments } from "~/backend/contract/action-comments";
import { changeAction, listActions, listAlertActions, recommendActions, startAction } from "~/backend/contract/actions";
import { readOpenTaskCount } from "~/backend/contract/counts";
import { listTargetDecisions } from "~/backend/contract/decisions";
import { listEvidence } from "~/backend/contract/evidence";
import { readSession } from "~/backend/contract/session";
import { listTasks } from "~/backend/contract/tasks";
import { changeAlertStatus } from "~/backend/contract/triage";
import { actionsOn } from "../support/actions";
import { ownBackend } from "../support/own-backend";

const use = ownBackend();
const { as, begin, newsAbout, world } = actionsOn(use);

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
  // Who spoke before hears of what is said after it; who did not, of nothing.
  expect(await newsAbout("manager", id)).toEqual([["action-commented", "Visit Hargrove"]]);
  expect(await newsAbout("viewer", id)).toEqual([]);
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
  const params = { targetId: String(world.target) };
  const [alertId = 0] = world.alertIds;
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
    await begin({ title, dueOn, alertIds: world.alertIds.slice(1), typeId: "check-finances" });
  }
  const titles = async (sort: "dueOn" | "title", direction: "asc" | "desc") => {
    const found: string[] = [];
    let after: string | null = null;
    do {
      const query = { alertId: world.alertIds[1] ?? 0, sort, direction, size: 2, ...(after ? { after } : {}) };
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
  const { content } = await callBackend(analyst, listActions, { query: { targetId: world.target, size: 200 } });
  expect(content.length).toBeGreaterThan(3);
  expect(content.every(({ targets }) => targets.some(({ id }) => id === world.target))).toBe(true);
});

test("what is recommended fits the alert, names its rule, and leaves out what is under way", async () => {
  const analyst = await as("analyst");
  const { ruleVersion, alerts } = await callBackend(analyst, recommendActions, { body: { alertIds: world.alertIds } });
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
  const body = { typeId: "watch" as const, title: "Mine now", alertIds: world.alertIds.slice(0, 1) };
  await expect(callBackend(stranger, startAction, { body })).rejects.toMatchObject({ status: 404 });
  expect(await callBackend(stranger, listAlertActions, { body: { alertIds: world.alertIds } })).toEqual(
    world.alertIds.map((alertId) => ({ alertId, actions: [] })),
  );
  const toNobody = begin({ assignees: [{ kind: "team", id: 999_999 }] });
  await expect(toNobody).rejects.toMatchObject({ status: 422, details: [{ path: "body.assignees" }] });
});

test("one's own open actions are counted as tasks, those too that one began for nobody, and nothing put off or over", async () => {
  const analyst = await as("analyst");
  const me = (await callBackend(analyst, readSession, {})).user.id;
  const own = { assignees: [{ kind: "user" as const, id: me }] };
  const before = (await callBackend(analyst, readOpenTaskCount, {})).count;
  const mine = await begin({ ...own, title: "Mine" });
  const late = await begin({ ...own, title: "Put off" });
  const done = await begin({ ...own, title: "Over" });
  await begin({ title: "Nobody's" });
  const skipped = { reason: "Not now", until: null };
  await callBackend(analyst, changeAction, { params: { actionId: late.id }, body: { skipped, version: late.version } });
  const over = { metaStatus: "Completed" as const, version: done.version };
  await callBackend(analyst, changeAction, { params: { actionId: done.id }, body: over });
  const query = { owner: "me", state: "open", size: 100 } as const;
  const { content, totalElements } = await callBackend(analyst, listActions, { query });
  const { count } = await callBackend(analyst, readOpenTaskCount, {});
  const { content: tasks } = await callBackend(analyst, listTasks, { query: { size: 100 } });
  // "Mine" and "Nobody's".
  expect([count, tasks.length]).toEqual([before + 2, before + 2]);
  expect(totalElements).toBe(content.length);
  expect(content.map(({ id }) => id)).toContain(mine.id);
  expect(content.map(({ title }) => title)).not.toEqual(expect.arrayContaining(["Put off"]));
});

test("actions are filtered by what became of them, by when they are due, and by their type", async () => {
  const analyst = await as("analyst");
  const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
  const due = { past: -1, today: 0, week: 7, month: 30, later: 31 };
  for (const [name, days] of Object.entries(due))
    await begin({ title: name, dueOn: inDays(days), typeId: "legal-review" });
  const over = await begin({ title: "over", dueOn: inDays(-1), typeId: "legal-review" });
  const body = { metaStatus: "Aborted" as const, version: over.version };
  await callBackend(analyst, changeAction, { params: { actionId: over.id }, body });
  const found = async (query: object) => {
    const answer = await callBackend(analyst, listActions, { query: { typeId: "legal-review", size: 100, ...query } });
    return answer.content.map(({ title }) => title).sort();
  };
  expect(await found({ due: "Overdue" })).toEqual(["past"]);
  expect(await found({ due: "Next7Days" })).toEqual(["today", "week"]);
  expect(await found({ due: "Next30Days" })).toEqual(["month", "today", "week"]);
  expect(await found({ state: "Aborted" })).toEqual(["over"]);
  expect(await found({ state: "open" })).toEqual(Object.keys(due).sort());
  expect(await found({})).toEqual([...Object.keys(due), "over"].sort());
  const strange = await callBackend(await as("stranger"), listActions, { query: { typeId: "legal-review" } });
  expect(strange.content).toEqual([]);
});
