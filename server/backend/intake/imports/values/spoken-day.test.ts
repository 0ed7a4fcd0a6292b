import { expect, test } from "vitest";
import { isOpenEnd, spokenDay } from "./spoken-day";

test.each<[string, [string, string] | null]>([
  ["Q3 2019", ["2019-07-01", "2019-09-30"]],
  ["2019-Q1", ["2019-01-01", "2019-03-31"]],
  ["Jan-2015", ["2015-01-01", "2015-01-31"]],
  ["März 2020", ["2020-03-01", "2020-03-31"]],
  ["31-Dec-2020", ["2020-12-31", "2020-12-31"]],
  ["Dec 31, 2020", ["2020-12-31", "2020-12-31"]],
  ["31. Dezember 2020", ["2020-12-31", "2020-12-31"]],
  ["1er janvier 2026", ["2026-01-01", "2026-01-01"]],
  ["15 de marzo de 2026", ["2026-03-15", "2026-03-15"]],
  ["1º de fevereiro de 2026", ["2026-02-01", "2026-02-01"]],
  ["marzo de 2026", ["2026-03-01", "2026-03-31"]],
  ["1st March 2026", ["2026-03-01", "2026-03-01"]],
  ["31-Feb-2020", null],
  ["since 2015", ["2015-01-01", "2015-12-31"]],
  ["seit 2015", ["2015-01-01", "2015-12-31"]],
  ["43831", ["2020-01-01", "2020-01-01"]],
  ["12345", null],
  ["2015", null],
  ["3/4/2019", null],
  ["Plant 2015", null],
])("%s lasts from and to %j", (text, wanted) => {
  const found = spokenDay(text);
  expect(found === null ? null : [found.first, found.last]).toEqual(wanted);
});

test("what goes on has no end", () => {
  expect(["present", "Ongoing", "heute", "至今", "2020"].map(isOpenEnd)).toEqual([true, true, true, true, false]);
});
