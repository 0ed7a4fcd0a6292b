import { expect, test } from "vitest";
import { ACTION_COMPLETION } from "./completion";
import { outcomeOf } from "./transition";

const rule = ACTION_COMPLETION.value;
/** Completed at 20:00 UTC on 1 March, which is 2 March in Tokyo, with the latest day for the check that the law leaves there. */
const completed = {
  ...{ id: 1, metaStatus: "Completed", purpose: "remedy", completedAt: "2026-03-01T20:00:00.000Z" },
  ...{ effectDueOn: "2027-03-02", effect: null, effectWaived: null },
} as unknown as Parameters<typeof outcomeOf>[0];
const inBerlin = { userId: 2, dayOf: () => "2026-03-01" };

test("the day of a check stays where nobody changes it, wherever the one is who changes something else", () => {
  expect(outcomeOf(completed, {}, rule, inBerlin)).toMatchObject({ effectDueOn: "2027-03-02" });
  expect(outcomeOf(completed, { effectDueOn: "2027-03-02" }, rule, inBerlin)).toMatchObject({
    effectDueOn: "2027-03-02",
  });
});

test("another day has to be within the months of the law, as whoever sets it counts them", () => {
  expect(() => outcomeOf(completed, { effectDueOn: "2027-03-03" }, rule, inBerlin)).toThrow();
  expect(outcomeOf(completed, { effectDueOn: "2027-03-01" }, rule, inBerlin)).toMatchObject({
    effectDueOn: "2027-03-01",
  });
});
