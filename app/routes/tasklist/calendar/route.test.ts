import { expect, test } from "vitest";
import { posted } from "../../../../tests/support/posted";
import { action } from "./route";

const calendar = { id: 3, withNames: true, createdAt: "2026-11-30T10:00:00.000Z", lastUsedAt: null };
const MADE = { token: "t0ken_of-somebody", calendar };

test("an address is made with or without names, and is the answer itself: nobody can read it again", async () => {
  const { asked, status, to, said } = await posted(
    action,
    { intent: "make", withNames: "yes" },
    { answers: [201, MADE] },
  );
  expect(asked).toEqual([["POST", "/v2/task-calendars", { withNames: true }]]);
  expect([status, to]).toEqual([201, null]);
  expect(said).toEqual({ address: "http://tierwatch.test/tasklist/calendar/t0ken_of-somebody.ics" });
  const plain = await posted(
    action,
    { intent: "make" },
    { answers: [201, { ...MADE, calendar: { ...calendar, withNames: false } }] },
  );
  expect(plain.asked).toEqual([["POST", "/v2/task-calendars", { withNames: false }]]);
});

test("a form that is sent twice does not show the address again, and says so", async () => {
  const { status, problem, said } = await posted(action, { intent: "make" }, { answers: [409, "already_done"] });
  expect([status, problem]).toEqual([409, { key: "tasks:calendar.problems.shownOnce" }]);
  expect(said).not.toHaveProperty("address");
});

test("of too many addresses it is said how many there may be", async () => {
  const { status, problem } = await posted(action, { intent: "make" }, { answers: [409, "too_many_calendars"] });
  expect([status, problem]).toEqual([409, { key: "tasks:calendar.problems.tooMany", params: { count: 10 } }]);
});

test("an address is revoked by its button; one that somebody else revoked first is revoked as well", async () => {
  for (const answers of [[204], [404, "not_found"]] as const) {
    const { asked, status, to, cookies } = await posted(action, { revoke: "3" }, { answers });
    expect(asked).toEqual([["DELETE", "/v2/task-calendars/3", null]]);
    expect([status, to]).toEqual([303, "/tasklist/calendar"]);
    expect(cookies.join()).toContain("toast");
  }
});

test.each([{ revoke: "all" }, { revoke: "-1" }, {}, { intent: "make", withNames: "perhaps" }])(
  "%j asks nobody",
  async (fields) => {
    const { asked, status } = await posted(action, fields as Record<string, string>);
    expect([status, asked]).toEqual([400, []]);
  },
);
