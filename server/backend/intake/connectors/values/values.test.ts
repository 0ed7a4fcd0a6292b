import fc from "fast-check";
import { expect, test } from "vitest";
import { circleOf, pointOf, polygonOf } from "./coordinates";
import { dateIn, dateOrderOf, datesIn } from "./dates";
import { instantOf } from "./instants";
import { headcountIn } from "./numbers";
import { plainText } from "./plain-text";
import { webAddress } from "./web-address";

test.each([
  ["1/5/24", "2024-01-05"],
  ["01-05-2024", "2024-01-05"],
  ["25/12/2024", "2024-12-25"],
  ["January 5, 2024", "2024-01-05"],
  ["Jan. 5 2024", "2024-01-05"],
  ["5-Jan-24", "2024-01-05"],
  ["2024-01-05 00:00:00", "2024-01-05"],
  ["45296", "2024-01-05"],
  ["20240105", "2024-01-05"],
  ["on or about March 4th, 2024", "2024-03-04"],
  ["2/30/2024", null],
  ["TBD", null],
  ["555-1234", null],
])("the date in %s is %s", (text, date) => {
  expect(dateIn(text)).toBe(date);
});

test("a cell of several dates gives all of them in order, and day first is read day first", () => {
  expect(datesIn("1/5/2024 - 3/1/2024, then 5/1/2024")).toEqual(["2024-01-05", "2024-03-01", "2024-05-01"]);
  expect(dateIn("05.03.2024", "day-first")).toBe("2024-03-05");
});

test.each([
  ["Tue, 02 Jan 2024 08:30:15 +0100", "2024-01-02T07:30:15.000Z"],
  ["2 Jan 24 08:30 PST", "2024-01-02T16:30:00.000Z"],
  ["2024-01-02T08:30:15.25-05:00", "2024-01-02T13:30:15.250Z"],
  ["2024-01-02", "2024-01-02"],
  ["2024-13-02T00:00:00Z", null],
  ["soon", null],
])("the moment %s is %s", (text, instant) => {
  expect(instantOf(text)).toBe(instant);
});

test.each([
  ["1,234", 1234],
  ["approx. 150 employees", 150],
  ["50-60", 60],
  ["12 (3 part-time)", 12],
  ["Unknown", null],
  ["99999999999", null],
])("the headcount of %s is %s", (text, count) => {
  expect(headcountIn(text)).toBe(count);
});

test("what lies off the globe is no place", () => {
  expect([pointOf("91", "0"), pointOf(0, 181), pointOf("0", "0"), pointOf("a", "1")]).toEqual([null, null, null, null]);
  expect(pointOf("-90", 180)).toEqual({ lat: -90, lon: 180 });
  expect([polygonOf("1 2 3 4"), polygonOf("1 2 3 4 95 6 1 2"), circleOf("1,2 -5")]).toEqual([null, null, null]);
});

test("only http and https are links, and a password in one is left out", () => {
  expect(["javascript:x", "data:text/html,x", "//", "x y"].map((text) => webAddress(text))).toEqual([
    null,
    null,
    null,
    null,
  ]);
  expect(webAddress("https://user:secret@site.example/a")).toBe("https://site.example/a");
});

test("no tag survives as a tag, whatever the HTML is", () => {
  const pieces = fc.constantFrom(
    "<b>",
    "</b>",
    "<script>",
    "</script>",
    "<!--",
    "-->",
    "<",
    ">",
    "a",
    "&lt;",
    "&amp;",
    '"',
    "<img src=x onerror=y>",
  );
  fc.assert(
    fc.property(fc.array(pieces, { maxLength: 30 }), (parts) => {
      const text = plainText(parts.filter((part) => !part.startsWith("&")).join(""));
      expect(text).not.toMatch(/<(?:b|img|script|\/)[^<]*>/);
    }),
  );
  expect(plainText("a<script>alert(1)</script>b &amp;lt;i&gt;")).toBe("ab &lt;i>");
});

test.each([
  [["03/11/2025", "25/06/2024"], "day-first"],
  [["03/11/2025", "06/25/2024"], "month-first"],
  [["3.11.2025"], "day-first"],
  [["03/11/2025", "2024-06-25", ""], undefined],
  [["25/06/2024", "06/25/2024"], undefined],
])("a column of %j is written %s", (values, order) => {
  expect(dateOrderOf(values)).toBe(order);
});
