import { expect, test } from "vitest";
import { placeOptions } from "./parent-options";

const PARENTS = [{ value: "7", label: "Europe" }];
const WORDS = { top: "Top", hidden: "As it is" };

test.each([
  ["", ["", "7"]],
  ["7", ["", "7"]],
  ["9", ["", "7", "9"]],
])("a collection that stands below %j may stay there", (now, expected) => {
  expect(placeOptions(PARENTS, now, WORDS).map(({ value }) => value)).toEqual(expected);
});
