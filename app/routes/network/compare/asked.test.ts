import { expect, test } from "vitest";
import { parseAsked, toSearch } from "./asked";

const read = (search: string) => parseAsked(new URLSearchParams(search));

test("targets stand in the order given, each once, four at most", () => {
  expect(read("target=5&target=3&target=5&target=0&target=x&target=7&target=9&target=11").targetIds).toEqual([
    5, 3, 7, 9,
  ]);
});

test("an address comes back, without what was searched for", () => {
  const asked = read("?target=5&target=3&perspective=Disruption&find=Werk");
  expect(asked.find).toBe("Werk");
  expect(toSearch(asked)).toBe("?target=5&target=3&perspective=Disruption");
  expect(toSearch(read("perspective=Beauty"))).toBe("");
});
