import { expect, test } from "vitest";
import { isAway } from "./is-away";

const coded = (code: string) => Object.assign(new Error("it failed"), { code });

test.each(["ECONNREFUSED", "ENOENT", "EPIPE", "57P01", "57P03", "08006", "53300"])(
  "%s is a database that is away",
  (code) => {
    expect(isAway(coded(code))).toBe(true);
    expect(isAway(new Error("Failed query", { cause: coded(code) }))).toBe(true);
  },
);

test.each(["23505", "22P05", "42601", "57014"])("%s is a query that was wrong or too slow", (code) => {
  expect(isAway(new Error("Failed query", { cause: coded(code) }))).toBe(false);
});

test("what the driver says in words counts, and what is no error does not", () => {
  expect(isAway(new Error("Connection terminated unexpectedly"))).toBe(true);
  expect(isAway(new Error("Unknown user: Connection terminated"))).toBe(false);
  expect(isAway("ECONNREFUSED")).toBe(false);
});
