import { expect, test } from "vitest";
import type { FacetView } from "../facets.server";
import { shownOf, uncounted } from "./use-facets";

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

test("figures are awaited, come with the facets, or are said to be missing; those of another list do not count", () => {
  const listed = {
    facets: [facet("risks", [["High", null, false]])],
    estimated: null,
    beside: { countsUrl: "/b", href: "/" },
  };
  const view = { facets: BEFORE, estimated: "of the first" };
  expect(shownOf({ ...listed, beside: null }, null)).toEqual({
    facets: listed.facets,
    estimated: null,
    figures: "there",
  });
  expect(shownOf(listed, null)).toMatchObject({ facets: listed.facets, figures: "awaited" });
  expect(shownOf(listed, { from: "/a", view: null })).toMatchObject({ facets: listed.facets, figures: "awaited" });
  expect(shownOf(listed, { from: "/a", view })).toMatchObject({ estimated: null, figures: "awaited" });
  expect(shownOf(listed, { from: "/b", view })).toEqual({ ...view, figures: "there" });
  expect(shownOf(listed, { from: "/b", view: null })).toEqual({
    facets: listed.facets,
    estimated: null,
    figures: "missing",
  });
});
