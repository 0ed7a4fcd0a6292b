import { expect, test } from "vitest";
import { recommendedActions } from "./action-types";
import { EVENT_GROUPS } from "./event-types";
import { PRIORITIES } from "./priorities";

test("there is something to do about every alert", () => {
  for (const group of EVENT_GROUPS) {
    for (const priority of PRIORITIES) expect(recommendedActions(group, priority)).not.toEqual([]);
  }
});

test("the worse it is the more is recommended, the most pressing first", () => {
  const ids = (priority: "Low" | "Critical") =>
    recommendedActions("labour-and-human-rights", priority).map(({ id }) => id);
  expect(ids("Low")).toEqual(["watch"]);
  expect(ids("Critical").slice(0, 2)).toEqual(["suspend-orders", "inform-management"]);
  expect(ids("Critical")).not.toContain("check-finances");
});
