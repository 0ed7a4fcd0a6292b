import { expect, test } from "vitest";
import { inOrder, matches, parseFilter } from "./filter";

const filterOf = (query: string) => parseFilter(new URLSearchParams(query));

test("what is no filter of ours is none", () => {
  expect(filterOf("health=failing&format=feed")).toEqual({ health: "failing", format: "feed" });
  expect(filterOf("health=__proto__&format=%00")).toEqual({ health: null, format: null });
});

test("both filters have to match", () => {
  const filter = filterOf("health=late&format=json");
  expect(matches(filter, { health: "late", format: "json" })).toBe(true);
  expect(matches(filter, { health: "late", format: "feed" })).toBe(false);
  expect(matches(filter, { health: "good", format: "json" })).toBe(false);
});

test("what has to be mended stands first, then by name", () => {
  const all = [
    { name: "a", health: "off" },
    { name: "c", health: "good" },
    { name: "b", health: "good" },
    { name: "z", health: "failing" },
    { name: "y", health: "late" },
  ] as const;
  expect(inOrder(all).map(({ name }) => name)).toEqual(["z", "y", "b", "c", "a"]);
});
