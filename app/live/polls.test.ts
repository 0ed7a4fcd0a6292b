import { expect, test } from "vitest";
import { COUNTS_EVERY, pollsFor, TYPES_EVERY } from "./polls";

test("the counts are asked for every 30 seconds, the types every 24 hours", () => {
  expect([COUNTS_EVERY, TYPES_EVERY]).toEqual([30_000, 86_400_000]);
});

test("the counts are polled in production only", () => {
  const session = { permissions: ["notifications:read" as const] };
  expect(pollsFor(session, "production").counts).toBe(true);
  for (const stage of ["development", "integration", "staging", "demo"]) {
    expect(pollsFor(session, stage).counts, stage).toBe(false);
  }
});

test("either permission is enough for the counts, and none is not", () => {
  expect(pollsFor({ permissions: ["tasks:read"] }, "production").counts).toBe(true);
  expect(pollsFor({ permissions: ["print:read"] }, "production").counts).toBe(false);
});

test("types are polled with their permission", () => {
  expect(pollsFor({ permissions: ["target-types:read"] }, "demo").types).toBe(true);
  expect(pollsFor({ permissions: ["tasks:read"] }, "demo").types).toBe(false);
});

test("for a visitor nothing is polled", () => {
  expect(pollsFor(null, "production")).toEqual({ counts: false, types: false });
});
