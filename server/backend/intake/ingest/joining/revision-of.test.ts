import { expect, test } from "vitest";
import { EVENT_JOINING } from "../rules/event-joining";
import type { NoticeFacts } from "./notice-facts";
import { revisionOf } from "./revision-of";

const notice = (more: Partial<NoticeFacts> & { name?: string } = {}): NoticeFacts => {
  const { name = "vantor castings", ...facts } = more;
  return {
    employer: name.split(" ").filter(Boolean),
    notice: 100,
    effective: 160,
    employees: 85,
    amends: false,
    closure: false,
    town: "toledo",
    region: "oh",
    street: null,
    point: null,
    ...facts,
  };
};
const of = (a: Parameters<typeof notice>[0], b: Parameters<typeof notice>[0]): string => {
  const found = revisionOf(notice(a), notice(b), EVENT_JOINING.value.revision);
  const back = revisionOf(notice(b), notice(a), EVENT_JOINING.value.revision);
  expect(back).toEqual(found);
  return found ? `${found.sure ? "joined" : "asked"} ${found.reason.key.slice(7)}` : "apart";
};

test.each([
  ["the same day of the layoff and number, weeks apart", {}, { notice: 112 }, "joined same-layoff"],
  ["the days of notice and layoff swapped", {}, { notice: 160, effective: 100, town: null }, "joined days-swapped"],
  [
    "a notice without its layoff, and a layoff without its notice",
    { effective: 100 },
    { notice: null, effective: 165 },
    "joined same-number",
  ],
  [
    "an amendment with the same number and another day",
    {},
    { notice: 120, effective: 190, amends: true },
    "joined amended",
  ],
  [
    "an amendment with the same day and another number",
    {},
    { notice: 140, employees: 30, amends: true },
    "joined amended",
  ],
  [
    "a slip in the name",
    { name: "downlite international" },
    { name: "downlite internaional", notice: 110 },
    "joined same-layoff",
  ],
  [
    "a name with more words at the same place",
    {},
    { name: "vantor castings toledo", notice: 110 },
    "joined same-layoff",
  ],
] as const)("%s is one layoff", (_, a, b, expected) => {
  expect(of(a, b)).toBe(expected);
});

test.each([
  ["the layoff put off", {}, { notice: 130, effective: 190 }, "asked same-number"],
  [
    "a notice without its layoff, and a layoff without its notice, of other numbers",
    { effective: 100 },
    { notice: null, effective: 165, employees: 60 },
    "asked same-wait",
  ],
  ["a notice that tells no layoff before one that does", { effective: 100 }, { notice: 131 }, "asked same-number"],
  ["another number on the same day", {}, { notice: 120, employees: 86 }, "asked same-day"],
  [
    "about as many on another day",
    { effective: 150 },
    { notice: 120, effective: 190, employees: 80 },
    "asked similar-number",
  ],
  ["the layoff put off by months", {}, { notice: 220, effective: 280 }, "asked same-number"],
  [
    "another number on the same day, two months later",
    { effective: 180 },
    { notice: 160, effective: 180, employees: 40 },
    "asked same-day",
  ],
  [
    "an amendment that changes day and number",
    {},
    { notice: 140, effective: 200, employees: 20, amends: true },
    "asked amended",
  ],
  ["so few that they may be others", { employees: 2 }, { employees: 2 }, "asked same-layoff"],
  [
    "a name with more words, and no place",
    {},
    { name: "vantor castings freight", notice: 110, town: null },
    "asked same-layoff",
  ],
] as const)("%s is for a person to decide", (_, a, b, expected) => {
  expect(of(a, b)).toBe(expected);
});

test.each([
  ["another wave, of another size on another day", {}, { notice: 130, effective: 190, employees: 40 }],
  [
    "about as many on another day, two months later",
    { effective: 150 },
    { notice: 162, effective: 230, employees: 80 },
  ],
  ["about as few on another day", { employees: 5 }, { notice: 120, effective: 190, employees: 5 }],
  ["about as many, and no place", { town: null }, { notice: 120, effective: 190, employees: 80 }],
  ["the same day in another town", {}, { town: "dayton" }],
  ["another state", {}, { region: "mi" }],
  ["another street", { street: "12 main" }, { street: "400 lake" }],
  ["the other side of a mine", { name: "vantor pit north" }, { name: "vantor pit south", notice: 110 }],
  ["the other side of a mine, of a name with none", { name: "vantor pit" }, { name: "vantor pit south", notice: 110 }],
  ["another plant of that name", { name: "vantor plant" }, { name: "vantor plant 2" }],
  [
    "sites that are named otherwise",
    { name: "brenton foods dayton college" },
    { name: "brenton foods toledo college" },
  ],
  ["another company", {}, { name: "quellmark castings" }],
  ["a year later", {}, { notice: 470, effective: 530 }],
  ["nobody named", { name: "" }, { name: "" }],
] as const)("%s is another layoff", (_, a, b) => {
  expect(of(a, b)).toBe("apart");
});
