// The address that a calendar program asks again and again: what it is sent, and what it is not sent twice.
import { expect, test } from "vitest";
import type { TaskCalendarRead } from "~/backend/contract/task-calendars";
import { builtPages } from "../support/built-pages";
import { testApp } from "../support/node-server";

const { pages } = await builtPages();
const ENTRY: TaskCalendarRead["entries"][number] = {
  ...{ key: "action:42", kind: "action", title: "Audit", details: {}, dueOn: "2026-12-31" },
  ...{ subject: { type: "action", id: 42 }, target: null, priority: "High", statutory: false, sequence: 1 },
  ...{ changedAt: "2026-11-29T20:30:00.000Z", cancelled: false },
};

/** A backend with one calendar, whose task and whether it is revoked change from outside. */
function world() {
  const state = { title: "Audit", isRevoked: false };
  const asked: string[] = [];
  const app = testApp({
    pages,
    backend: async (request) => {
      const { pathname } = new URL(request.url);
      asked.push(pathname);
      const isThere = pathname === "/v2/task-calendar/t0ken" && !state.isRevoked;
      if (!isThere) return Response.json({ code: "not_found", message: "", requestId: "r" }, { status: 404 });
      const entries = [{ ...ENTRY, title: state.title }];
      return Response.json({ id: 5, language: "de", withNames: true, entries });
    },
  });
  const ask = (file = "t0ken.ics", init: RequestInit = {}) => app.request(`/tasklist/calendar/${file}`, init);
  return { state, asked, ask };
}

test("a calendar is sent to who has its address, without a session, as text/calendar for one reader's cache", async () => {
  const answer = await world().ask();
  expect(answer.status).toBe(200);
  expect(answer.headers.get("Content-Type")).toBe("text/calendar; charset=utf-8");
  expect(answer.headers.get("Cache-Control")).toBe("private, no-cache");
  expect(answer.headers.get("X-Robots-Tag")).toContain("noindex");
  expect(answer.headers.get("ETag")).toMatch(/^"[\w-]{27}"$/);
  const text = await answer.text();
  expect(text).toMatch(/^BEGIN:VCALENDAR\r\n/);
  expect(text).toContain("SUMMARY:Audit\r\n");
  expect(text).toContain("CATEGORIES:Maßnahmen\r\n");
});

test("what has not changed is not sent again; what has changed is", async () => {
  const { state, ask } = world();
  const etag = (await ask()).headers.get("ETag") ?? "";
  const same = await ask("t0ken.ics", { headers: { "If-None-Match": etag } });
  expect([same.status, await same.text(), same.headers.get("ETag")]).toEqual([304, "", etag]);
  state.title = "Audit on site";
  const changed = await ask("t0ken.ics", { headers: { "If-None-Match": etag } });
  expect(changed.status).toBe(200);
  expect(changed.headers.get("ETag")).not.toBe(etag);
});

test("a head has the headers of the file and nothing else", async () => {
  const { ask } = world();
  const [get, head] = [await ask(), await ask("t0ken.ics", { method: "HEAD" })];
  expect([head.status, await head.text()]).toEqual([200, ""]);
  for (const name of ["Content-Type", "ETag", "Cache-Control"])
    expect(head.headers.get(name)).toBe(get.headers.get(name));
});

test("a wrong address and a revoked one are not there, and nothing says which it was", async () => {
  const { state, asked, ask } = world();
  const wrong = await ask("other.ics");
  expect(wrong.status).toBe(404);
  state.isRevoked = true;
  const revoked = await ask("t0ken.ics", { headers: { "If-None-Match": "*" } });
  expect(revoked.status).toBe(404);
  expect(await revoked.text()).toBe(await wrong.text());
  // What cannot be a token asks nobody.
  const before = asked.filter((path) => path.includes("calendar")).length;
  for (const file of ["t0ken", "t0ken.txt", ".ics", `${"a".repeat(101)}.ics`, "a%20b.ics"])
    expect([file, (await ask(file)).status]).toEqual([file, 404]);
  expect(asked.filter((path) => path.includes("calendar")).length).toBe(before);
});
