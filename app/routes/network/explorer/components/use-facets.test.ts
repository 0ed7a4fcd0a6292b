import { expect, test } from "vitest";
import type { FacetView } from "../facets.server";
import { uncounted } from "./use-facets";

const facet = (
  name: FacetView["name"],
  choices: [value: string, count: string | null, checked: boolean][],
): FacetView => ({
  ...{ name, heading: name, isOpen: true, allHref: null },
  choices: choices.map(([value, count, checked]) => ({ value, word: value, count, checked })),
});
const BEFORE = [
  facet("countries", [
    ["DE", "12", false],
    ["PL", "3", true],
  ]),
];

test("until new figures come the values before stand without figures, ticked as the newer list has them", () => {
  const now = [facet("countries", [["DE", null, true]]), facet("risks", [["High", null, false]])];
  expect(uncounted(BEFORE, now)).toEqual([
    facet("countries", [
      ["DE", null, true],
      ["PL", null, false],
    ]),
  ]);
});

test("a choice that was not among them is not lost: then the newer list has its own values", () => {
  const now = [facet("countries", [["CN", null, true]])];
  expect(uncounted(BEFORE, now)).toBe(now);
});
