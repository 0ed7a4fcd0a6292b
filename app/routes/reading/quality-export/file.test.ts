import { expect, test } from "vitest";
import { speechOf } from "~/i18n/speech.server";
import type { LoadContext } from "~/load-context";
import { parseFilter } from "../quality/filter";
import { fileOf } from "./file.server";

const speech = await speechOf(new Request("http://tierwatch.test/reading/quality"), {
  translations: async () => null,
} as unknown as LoadContext);

const row = (eventTypeId: string, language: string, judged: number, right: number, bound: number) => ({
  ...{ eventTypeId, language, state: "armed" as const, threshold: 0.04, judged, right, bound, bar: 0.85 },
  ...{ published: 9, toReview: 2, ownJudged: 3, ownRight: 1 },
});
const ANSWER = {
  reader: "=cmd|' /C calc'!A0",
  types: [row("strike", "en", 60, 56, 0.8601), row("fire", "de", 0, 0, 0), row("flood", "en", 60, 60, 0.957)],
};
const linesOf = (search: string) =>
  fileOf(ANSWER, parseFilter(new URLSearchParams(search)), speech)
    .trimEnd()
    .split("\r\n");

test("the file holds the rows that the table shows, in its order, with figures to reckon with", () => {
  const [heads, ...rows] = linesOf("language=en&sort=bound&direction=desc");
  expect(heads?.split(",").slice(0, 5)).toEqual(["\ufeffEvent type", "Language", "State", "Reviewed", "Right"]);
  expect(rows.map((line) => line.split(",").slice(0, 11))).toEqual([
    ["Flood", "English", "Publishes", "60", "60", "0.957", "0.85", "9", "2", "3", "1"],
    ["Strike", "English", "Publishes", "60", "56", "0.8601", "0.85", "9", "2", "3", "1"],
  ]);
});

test("where nothing is judged the file promises nothing, and it runs no formula", () => {
  const [, fire] = linesOf("language=de");
  expect(fire).toBe("Fire,German,Publishes,0,0,,0.85,9,2,3,1,'=cmd|' /C calc'!A0");
});
