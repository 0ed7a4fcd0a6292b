import { expect, test } from "vitest";
import { chosenIn, withoutTask, withTask } from "./chosen";
import { parseFilter } from "./filter";
import { searchOf, whoseIn } from "./whose";

const chosen = (search: string) => chosenIn(new URLSearchParams(search));

test("a task stands beside the list by its key, and the list's filter stays", () => {
  const href = withTask("/tasklist?kind=import&q=mill", "import:7");
  expect(href).toBe("/tasklist?kind=import&q=mill&task=import%3A7");
  expect(chosen(href.slice(href.indexOf("?")))).toBe("import:7");
  expect(withoutTask(href)).toBe("/tasklist?kind=import&q=mill");
  expect(withoutTask(withTask("/tasklist", "action:1"))).toBe("/tasklist");
  expect([chosen("?task=x:1"), chosen("?task=action:0"), chosen("?task=%00"), chosen("")]).toEqual([
    null,
    null,
    null,
    null,
  ]);
});

test("the address of a file says whose list it is of, under which filter, and never of which page", () => {
  const filter = parseFilter(new URLSearchParams("?due=overdue&after=x"));
  expect(searchOf({ owner: "me" }, filter)).toBe("?due=overdue");
  for (const whose of [{ owner: "all" }, { owner: "team", teamId: 3 }] as const)
    expect(whoseIn(new URLSearchParams(searchOf(whose, filter)))).toEqual(whose);
  expect(whoseIn(new URLSearchParams("?owner=x"))).toEqual({ owner: "me" });
  for (const search of ["?owner=team", "?owner=team&teamId=x"])
    expect(() => whoseIn(new URLSearchParams(search))).toThrow(expect.objectContaining({ status: 404 }));
});
