import { expect, test } from "vitest";
import { halfOf } from "./halves";
import type { LabelledText } from "./read-labelled";

const text = (given: Partial<LabelledText>): LabelledText => ({
  ...{ id: "1", file: "a.csv", language: "en", date: "", title: "", text: "", sourceLabel: "", type: "none" },
  ...{ organizations: [], places: [] },
  ...given,
});
const ids = Array.from({ length: 200 }, (_, at) => String(at));

test("texts of one day, or of one disaster, are in one half; others are spread over both", () => {
  const halves = (of: (id: string) => Partial<LabelledText>) =>
    new Set(ids.map((id) => halfOf(text({ id, ...of(id) }))));
  expect(halves(() => ({ date: "2026-01-09" })).size).toBe(1);
  expect(halves((id) => ({ sourceLabel: `Manila_floods|kind ${id}|media` })).size).toBe(1);
  expect(halves(() => ({ date: "2013" })).size).toBe(2);
  expect(halves(() => ({})).size).toBe(2);
});
