import { expect, test } from "vitest";
import { acknowledgeBy, feedbackBy, GRIEVANCE_DEADLINES, grievanceDeadlinesSchema } from "./grievance-deadlines";

const RULE = grievanceDeadlinesSchema.parse(GRIEVANCE_DEADLINES.value);

test("a report is acknowledged within seven days of the calendar", () => {
  expect(acknowledgeBy("2026-11-02", RULE)).toBe("2026-11-09");
  expect(acknowledgeBy("2026-12-28", RULE)).toBe("2027-01-04");
});

test.each([
  ["acknowledged on the day that it came", "2026-11-23", "2026-11-23", "2027-02-23"],
  ["acknowledged on the next day", "2026-11-02", "2026-11-03", "2027-02-03"],
  ["not acknowledged: from the end of day seven", "2026-11-02", null, "2027-02-09"],
  ["acknowledged on day seven", "2026-11-02", "2026-11-09", "2027-02-09"],
  ["acknowledged late, which buys no time", "2026-11-02", "2026-11-15", "2027-02-09"],
  ["a month without such a day ends on its last", "2026-11-25", "2026-11-30", "2027-02-28"],
  ["and in a leap year on the 29th", "2027-11-25", "2027-11-30", "2028-02-29"],
])("three months for the feedback: %s", (_, receivedOn, acknowledgedOn, due) => {
  expect(feedbackBy(receivedOn, acknowledgedOn, RULE)).toBe(due);
});
