import type { AppLoadContext } from "@remix-run/server-runtime";
import { expect, test } from "vitest";
import type { Notification } from "~/backend/contract/notifications";
import { action, loader } from "./route";

const NEWS: Notification = {
  id: 12,
  kind: "alert-critical",
  count: 1,
  params: { title: "Fire at Vantor" },
  language: "en",
  subject: "alert:7",
  createdAt: "2026-11-21T08:00:00.000Z",
  readAt: null,
};

test("what is about an alert or an action can be opened, what no screen shows cannot", async () => {
  const content = [NEWS, { ...NEWS, id: 11, subject: "action:3" }, { ...NEWS, id: 10, subject: "import:3" }];
  const list = { content, number: 0, numberOfElements: 2, totalElements: 2, totalPages: 1, totalIsExact: true };
  const { args } = asking({ ...list, after: null }, "?after=5_4");
  const { notifications, isFirst } = await loader(args);
  expect(notifications.map(({ opens }) => opens)).toEqual([true, true, false]);
  expect(isFirst).toBe(false);
});

const shownTo = async (permissions: string[], content: Notification[]) => {
  const more = { number: 0, numberOfElements: content.length, totalElements: content.length, totalPages: 1 };
  const { args } = asking({ content, ...more, totalIsExact: true, after: null }, "");
  const context = { ...args.context, session: { permissions } } as unknown as AppLoadContext;
  return (await loader({ ...args, context })).notifications.map(({ answers }) => answers);
};
const NO_ANSWER = { reply: null, assign: null, postpone: null };

test("a task is assigned or postponed from here by who may change it; a legal deadline is not postponed", async () => {
  const due = { ...NEWS, kind: "action-due-today", subject: "action:3" };
  const check = { ...NEWS, kind: "task-given", subject: "task-contact-bounced:8" };
  const law = { ...NEWS, kind: "task-given", subject: "task-grievance-feedback:5" };
  const content = [due, { ...due, kind: "action-effect-due" }, check, law];
  const formOf = (form: string, key: string) =>
    `/tasklist/${form}?${new URLSearchParams({ keys: key, returnTo: "/notifications" })}`;
  const both = (key: string) => ({ reply: null, assign: formOf("give", key), postpone: formOf("put-off", key) });
  expect(await shownTo(["actions:manage"], content)).toEqual([
    both("action:3"),
    { ...both("action-effect:3"), postpone: null },
    both("contact-bounced:8"),
    { ...both("grievance-feedback:5"), postpone: null },
  ]);
  expect(await shownTo(["tasks:read"], content)).toEqual(content.map(() => NO_ANSWER));
});

test("what tells of several tasks, of a newer kind or of no task has no answer", async () => {
  const subjects = ["tasks-given:1", "tasks-late:1", "task-of-a-newer-kind:4", "document:3"];
  const content = subjects.map((subject) => ({ ...NEWS, kind: "task-given", subject }));
  expect(await shownTo(["actions:manage"], content)).toEqual(content.map(() => NO_ANSWER));
});

test("a comment is answered by a reply: it is read then, and the field for the next one is in sight", async () => {
  const onAction = { ...NEWS, kind: "action-commented", subject: "action:3" };
  const onAlert = { ...NEWS, kind: "alert-commented", subject: "alert:7" };
  const all = ["actions:manage", "alerts:triage"];
  const replies = (await shownTo(all, [onAction, onAlert])).map(({ reply }) => reply);
  expect(replies).toEqual(["/action/3#comment", "/feed/all?alert=7#alert-comment"]);
  expect(await shownTo([], [onAction, onAlert])).toEqual([NO_ANSWER, NO_ANSWER]);
  const { answer, asked } = await post("reply:12", onAction, "", all);
  expect(answer.headers.get("Location")).toBe("/action/3#comment");
  expect(asked).toEqual([["PUT", "/v2/notifications/12", { read: true }]]);
  expect((await post("reply:12", onAction)).answer.headers.get("Location")).toBe("/action/3");
});

test.each([
  ["tasks-given:1", { count: 12, task: "action" }, "/tasklist?kind=action"],
  ["tasks-given:1", { count: 12 }, "/tasklist"],
  ["tasks-late:1", { count: 2 }, "/tasklist/all?due=overdue"],
  ["team-tasks-late:4", { count: 2 }, "/tasklist/team/4?due=overdue"],
  [
    "task-sanctions-match:4",
    { task: "sanctions-match", subjectId: 4, targetId: 9 },
    "/network/target/9/profile/sanctions",
  ],
  ["task-of-a-newer-kind:4", { task: "of-a-newer-kind" }, "/notifications"],
])("%s %j leads to %s", async (subject, params, to) => {
  const { answer } = await post("open:12", { ...NEWS, subject, params });
  expect(answer.headers.get("Location")).toBe(to);
});

test("opening marks as read and goes to the alert", async () => {
  const { answer, asked } = await post("open:12", NEWS);
  expect([answer.status, answer.headers.get("Location")]).toEqual([303, "/feed/all?alert=7"]);
  expect(asked).toEqual([["PUT", "/v2/notifications/12", { read: true }]]);
});

test("unread again stays on the page that one was on", async () => {
  const { answer, asked } = await post("unread:12", NEWS, "?after=5_4");
  expect(answer.headers.get("Location")).toBe("/notifications?after=5_4");
  expect(asked).toEqual([["PUT", "/v2/notifications/12", { read: false }]]);
});

test("all are marked up to the newest that was shown, and it is said how many", async () => {
  const { answer, asked } = await post("all:12", { changed: 3 });
  expect(answer.headers.get("Set-Cookie")).toMatch(/^tierwatch-toast=/);
  expect(asked).toEqual([["POST", "/v2/notifications/read", { upTo: 12 }]]);
});

test.each(["", "open", "open:x", "delete:12", "all:0"])("a button of no page of ours is refused: %j", async (what) => {
  const { args, asked } = asking({}, "", what);
  expect(await action(args)).toMatchObject({ init: { status: 400 } });
  expect(asked).toEqual([]);
});

async function post(what: string, answers: object, search = "", permissions: string[] = []) {
  const { args, asked } = asking(answers, search, what);
  const context = { ...args.context, session: { permissions } } as unknown as AppLoadContext;
  return { answer: (await action({ ...args, context })) as Response, asked };
}

function asking(answers: object, search: string, what?: string) {
  const asked: unknown[] = [];
  const backend = async (request: Request) => {
    const { pathname } = new URL(request.url);
    asked.push([request.method, pathname, request.method === "GET" ? null : await request.json()]);
    return Response.json(answers);
  };
  const body = what === undefined ? undefined : new URLSearchParams({ what });
  const request = new Request(`http://tierwatch.test/notifications${search}`, { method: body ? "POST" : "GET", body });
  return { args: { request, context: { backend } as unknown as AppLoadContext, params: {} }, asked };
}
