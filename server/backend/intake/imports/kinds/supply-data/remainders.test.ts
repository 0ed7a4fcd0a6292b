import { expect, test } from "vitest";
import { remainders } from "./remainders";

const days = (validFrom: string, validTo: string | null = null) => ({ validFrom, validTo });

test("an older period keeps the days that no newer one has", () => {
  const year = days("2026-01-01", "2026-12-31");
  expect(remainders(year, [days("2026-04-01")])).toEqual([days("2026-01-01", "2026-03-31")]);
  expect(remainders(year, [days("2025-01-01", "2026-02-28")])).toEqual([days("2026-03-01", "2026-12-31")]);
  expect(remainders(year, [days("2026-07-01", "2026-07-31"), days("2026-03-01", "2026-03-31")])).toEqual([
    ...[days("2026-01-01", "2026-02-28"), days("2026-04-01", "2026-06-30"), days("2026-08-01", "2026-12-31")],
  ]);
  expect(remainders(year, [year])).toEqual([]);
  expect(remainders(days("2026-01-01"), [days("2026-01-01", "2026-01-31")])).toEqual([days("2026-02-01")]);
  expect(remainders(days("2024-02-01"), [days("2024-02-29", "2024-02-29")])).toEqual([
    ...[days("2024-02-01", "2024-02-28"), days("2024-03-01")],
  ]);
  // The day behind the last one that a calendar has is none.
  expect(remainders(days("2026-01-01"), [days("2026-02-01", "9999-12-31")])).toEqual([
    days("2026-01-01", "2026-01-31"),
  ]);
});
