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
