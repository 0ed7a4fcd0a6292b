import { expect, test } from "vitest";
import { periodOf } from "./period";

const read = (search: string, today = "2026-11-22") => periodOf(new URLSearchParams(search), today);

test("without a word it is the last twelve months", () => {
  expect(read("")).toEqual({ from: "2025-11-22", to: "2026-11-22" });
  expect(read("", "2028-02-29")).toEqual({ from: "2027-02-28", to: "2028-02-29" });
  expect(read("to=2026-03-31")).toEqual({ from: "2025-03-31", to: "2026-03-31" });
});

test("days in the wrong order are put right, and what is no day is left out", () => {
  expect(read("from=2026-05-01&to=2026-01-01")).toEqual({ from: "2026-01-01", to: "2026-05-01" });
  expect(read("from=2026-02-30&to=soon")).toEqual({ from: "2025-11-22", to: "2026-11-22" });
});

test("a year that the database does not know is no day", () => {
  const period = periodOf(new URLSearchParams({ from: "0000-01-01", to: "0000-12-31" }), "2026-11-22");
  expect(period).toEqual({ from: "2025-11-22", to: "2026-11-22" });
});
