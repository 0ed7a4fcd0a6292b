import { expect, test } from "vitest";
import type { z } from "zod";
import { changeAction, startAction } from "./actions";
import { listTargetDecisions } from "./decisions";
import { addDocument } from "./documents";
import { givenDay } from "./given-day";

test("a day is one of the calendar from 1900 on, and what is none has one problem", () => {
  for (const day of ["1900-01-01", "2026-02-28", "9999-12-31"]) expect(givenDay().parse(day)).toBe(day);
  for (const day of ["0000-01-01", "1899-12-31", "2026-02-29", "1/2/26", ""]) {
    const { error } = givenDay("documents:problems.day").safeParse(day);
    expect(error?.issues.map(({ message }) => message)).toEqual(["documents:problems.day"]);
  }
});

test("no call passes a year on that the database does not know", () => {
  const pathsOf = (schema: z.ZodType, input: object) =>
    schema.safeParse(input).error?.issues.map(({ path }) => path.join(".")) ?? [];
  const day = "0000-01-01";
  expect(pathsOf(addDocument.body, { validFrom: day, validUntil: day })).toEqual(
    expect.arrayContaining(["validFrom", "validUntil"]),
  );
  expect(pathsOf(startAction.body, { typeId: "other", title: "T", dueOn: day })).toContain("dueOn");
  expect(pathsOf(changeAction.body, { skipped: { reason: "R", until: day }, version: 1 })).toEqual(["skipped.until"]);
  expect(pathsOf(listTargetDecisions.query, { from: day, to: day })).toEqual(["from", "to"]);
});
