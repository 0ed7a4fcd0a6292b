import { expect, test } from "vitest";
import { goesOn, goOn } from "./go-on.server";

const request = new Request("http://tierwatch.test/feed/new?order=OldestFirst", { method: "POST" });
const start = { intent: "change" as const, change: "action:start" };
const refuse = (no: { status: number; problem: { key: string } }) => no;

test("what is ticked goes to the form of a new action, which comes back to the same list", () => {
  expect(goesOn(start)).toBe(true);
  expect(goesOn({ ...start, change: "status:archived" })).toBe(false);
  const answer = goOn(request, { ...start, alertIds: [3, 5] }, refuse) as Response;
  expect(answer.status).toBe(303);
  const to = new URL(answer.headers.get("location") ?? "", request.url);
  expect(to.pathname).toBe("/action/new");
  expect(Object.fromEntries(to.searchParams)).toEqual({ alertIds: "3,5", returnTo: "/feed/new?order=OldestFirst" });
});

test("the labels of one alert are chosen where it is open", () => {
  const form = { ...start, change: "label:choose@12" };
  expect([goesOn(form), goesOn({ ...start, change: "label:7:on@12" })]).toEqual([true, false]);
  const answer = goOn(request, form, refuse) as Response;
  expect([answer.status, answer.headers.get("location")]).toEqual([303, "/feed/new?order=OldestFirst&alert=12"]);
});

test("nothing ticked, or everything that matches, is refused", () => {
  expect(goOn(request, { ...start, alertIds: [] }, refuse)).toMatchObject({ status: 400 });
  expect(goOn(request, start, refuse)).toMatchObject({
    status: 400,
    problem: { key: "feed:problems.nothingSelected" },
  });
  const all = goOn(request, { ...start, alertIds: [1], selection: "all" }, refuse);
  expect(all).toMatchObject({ status: 422, problem: { key: "feed:problems.actionOfAll" } });
});

test("what is to be somebody's goes to the form that asks whose, all that matches too", () => {
  const assign = { ...start, change: "assign:choose" };
  expect(goesOn(assign)).toBe(true);
  const to = (form: Parameters<typeof goOn>[1]) => {
    const answer = goOn(request, form, refuse) as Response;
    return new URL(answer.headers.get("location") ?? "", request.url);
  };
  expect(to({ ...assign, alertIds: [3, 5] }).pathname).toBe("/feed/assign");
  expect(to({ ...assign, alertIds: [3, 5] }).searchParams.get("alertIds")).toBe("3,5");
  expect(Object.fromEntries(to({ ...assign, selection: "all" }).searchParams)).toEqual({
    select: "all",
    returnTo: "/feed/new?order=OldestFirst",
  });
  expect(goOn(request, { ...assign, alertIds: [] }, refuse)).toMatchObject({ status: 400 });
});
