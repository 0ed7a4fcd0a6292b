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

test("an action that is due can be postponed from here by who may change it, a legal deadline cannot", async () => {
  const due = { ...NEWS, kind: "action-due-today", subject: "action:3" };
  const content = [due, { ...due, kind: "action-effect-due" }, { ...due, kind: "action-assigned" }];
  const list = { content, number: 0, numberOfElements: 3, totalElements: 3, totalPages: 1, totalIsExact: true };
  const postpone = async (permissions: string[]) => {
    const { args } = asking({ ...list, after: null }, "");
    const context = { ...args.context, session: { permissions } } as unknown as AppLoadContext;
    return (await loader({ ...args, context })).notifications.map((row) => row.postpone);
  };
  const form = "/tasklist/put-off?keys=action%3A3&returnTo=%2Fnotifications";
  expect(await postpone(["actions:manage"])).toEqual([form, null, null]);
  expect(await postpone(["tasks:read"])).toEqual([null, null, null]);
});

test.each([
  ["tasks-given:1", { count: 12, task: "action" }, "/tasklist?kind=action"],
  ["tasks-given:1", { count: 12 }, "/tasklist"],
  ["tasks-late:1", { count: 2 }, "/tasklist/all?due=overdue"],
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

async function post(what: string, answers: object, search = "") {
  const { args, asked } = asking(answers, search, what);
  return { answer: (await action(args)) as Response, asked };
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
