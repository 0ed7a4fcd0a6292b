import { expect, test } from "vitest";
import { speechOf } from "~/i18n/speech.server";
import type { LoadContext } from "~/load-context";
import { learnedIn } from "./learned.server";

const speech = await speechOf(new Request("http://tierwatch.test/reading/quality"), {
  translations: async () => null,
} as unknown as LoadContext);

const NONE = { verdicts: 0, needed: 20, neededOfType: 5, at: null, types: [] };
const row = (eventTypeId: string, state: "used" | "no-better" | "too-few", rightAfter: number) => ({
  ...{ eventTypeId, state, rightAfter, rightBefore: 30, verdicts: 12, judged: 40 },
});

test("before there are verdicts enough it says how many are needed, and then that they are learned from", () => {
  expect(learnedIn({ ...NONE, verdicts: 19 }, speech)).toMatchObject({ rows: [], needsMore: true });
  expect(learnedIn({ ...NONE, verdicts: 19 }, speech).lead).toContain("19 of 20 verdicts");
  const next = learnedIn({ ...NONE, verdicts: 20 }, speech);
  expect(next).toMatchObject({ needsMore: false, lead: expect.stringContaining("20 verdicts in the next night") });
});

test("each type says what was right before and after, and why it is not used", () => {
  const types = [row("strike", "used", 38), row("fire", "no-better", 30), row("flood", "too-few", 30)];
  const { lead, rows } = learnedIn({ ...NONE, verdicts: 41, at: "2026-11-27T04:25:00.000Z", types }, speech);
  expect(lead).toContain("40 verdicts");
  expect(rows.map(({ type, before, after, stateText }) => [type, before, after, stateText])).toEqual([
    ["Strike", "30 of 40", "38 of 40", "Used"],
    ["Fire", "30 of 40", "30 of 40", "Not used: not right more often"],
    ["Flood", "30 of 40", "–", "Not used: needs 5 verdicts for it and 5 against"],
  ]);
});
