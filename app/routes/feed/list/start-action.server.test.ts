import { expect, test } from "vitest";
import { goAndStart, startsAction } from "./start-action.server";

const request = new Request("http://tierwatch.test/feed/new?order=OldestFirst", { method: "POST" });
const start = { intent: "change" as const, change: "action:start" };
const refuse = (no: { status: number; problem: { key: string } }) => no;

test("what is ticked goes to the form of a new action, which comes back to the same list", () => {
  expect(startsAction(start)).toBe(true);
  expect(startsAction({ ...start, change: "status:archived" })).toBe(false);
  const answer = goAndStart(request, { ...start, alertIds: [3, 5] }, refuse) as Response;
  expect(answer.status).toBe(303);
  const to = new URL(answer.headers.get("location") ?? "", request.url);
  expect(to.pathname).toBe("/action/new");
  expect(Object.fromEntries(to.searchParams)).toEqual({ alertIds: "3,5", returnTo: "/feed/new?order=OldestFirst" });
});

test("nothing ticked, or everything that matches, is refused", () => {
  expect(goAndStart(request, { ...start, alertIds: [] }, refuse)).toMatchObject({ status: 400 });
  expect(goAndStart(request, start, refuse)).toMatchObject({
    status: 400,
    problem: { key: "feed:problems.nothingSelected" },
  });
  const all = goAndStart(request, { ...start, alertIds: [1], selection: "all" }, refuse);
  expect(all).toMatchObject({ status: 422, problem: { key: "feed:problems.actionOfAll" } });
});
