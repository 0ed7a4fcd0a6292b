import { expect, test } from "vitest";
import { rowReason } from "./row-reason.server";
import type { Speech } from "./speech.server";

const speech = {
  number: String,
  word: (_: string, word: string) => word,
  feed: (key: string, params = {}) => `${key} ${JSON.stringify(params)}`,
} as unknown as Speech;
const NAME = "Sahya Valley Bearings Pvt. Ltd.";
const shown = (
  key: string,
  params: Record<string, string | number> = {},
  impactLevel: "direct" | "company" = "direct",
) =>
  rowReason(
    { reason: { key, params: { place: NAME, name: NAME, ...params }, text: `… ${NAME}` }, impactLevel },
    speech,
  );

test.each([
  ["distance", { km: 6.1 }, 'row.why.distance {"km":"6.1"}'],
  ["distance-magnitude-town", { km: 38, magnitude: 6 }, 'row.why.distance {"km":"38"}'],
  ["in-area-postcode", {}, "row.why.area {}"],
  ["identifier", {}, "row.why.named {}"],
])("beside the target's name, %s does not say the name again", (key, params, text) => {
  expect(shown(key, params)).toBe(text);
});

test("what is not direct says so first", () => {
  expect(shown("name-only", {}, "company")).toBe("company\u00a0· row.why.named {}");
});

test("a reason that is about something else stands as it is", () => {
  expect(shown("child-of")).toBe(`direct\u00a0· … ${NAME}`);
  expect(shown("distance")).toBe(`direct\u00a0· … ${NAME}`);
});
