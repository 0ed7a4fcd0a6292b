import { expect, test } from "vitest";
import { escalationOf, ownersForms } from "./schema";

const escalation = (mode: string, days?: string) => ownersForms.safeParse({ intent: "escalation", mode, days });

test.each([
  ["standard", "", null],
  ["standard", "soon", null],
  ["off", undefined, "off"],
  ["own", "1", 1],
  ["own", " 365 ", 365],
] as const)("%s with %j is %j", (mode, days, own) => {
  const { data } = escalation(mode, days);
  expect(data?.intent === "escalation" && escalationOf(data)).toBe(own);
});

test.each(["", "0", "366", "-1", "1.5", "1e2", "seven"])("own days %j are refused at their field", (days) => {
  expect(escalation("own", days).error?.issues).toMatchObject([
    { path: ["days"], message: "tasks:problems.escalationDays" },
  ]);
});
