// Again on Node 24: dates in words come from the tables that Node carries.
import { expect, test } from "vitest";
import { momentInWords } from "./moment";

const AT = "2026-11-21T23:30:00.000Z";

test("a moment is told by the reader's clock, in their language", () => {
  expect(momentInWords(AT, { language: "de", timeZone: "Europe/Berlin" })).toBe("22. Nov. 2026, 00:30 MEZ");
  expect(momentInWords(AT, { language: "en", timeZone: "America/New_York" })).toBe("21 Nov 2026, 18:30 GMT-5");
});

test("where nobody knows the reader's clock the moment is UTC", () => {
  expect(momentInWords(AT, { language: "de", timeZone: "UTC" })).toBe("21. Nov. 2026, 23:30 UTC");
});

test("a day is the reader's, too", () => {
  const day = (timeZone: string) => momentInWords(AT, { language: "en", timeZone, dateOnly: true });
  expect([day("UTC"), day("Asia/Shanghai")]).toEqual(["21 Nov 2026", "22 Nov 2026"]);
});
