import { expect, test } from "vitest";
import { ANALYST } from "../../../tests/support/node-server";
import { session } from "./session";

test("a backend may know languages, roles, permissions and features that we do not: the default, or without them", () => {
  const more = {
    ...ANALYST,
    user: { ...ANALYST.user, language: "pt" },
    roles: ["auditor", ...ANALYST.roles],
    permissions: [...ANALYST.permissions, "moon:visit"],
    features: ["time-travel", ...ANALYST.features],
  };
  expect(session.parse(more)).toEqual({ ...ANALYST, user: { ...ANALYST.user, language: "en" } });
});

test("what is no word at all is still refused", () => {
  expect(session.safeParse({ ...ANALYST, roles: [7] }).success).toBe(false);
  expect(session.safeParse({ ...ANALYST, permissions: "all" }).success).toBe(false);
});
