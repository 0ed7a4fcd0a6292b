import { expect, test } from "vitest";
import type { Speech } from "~/i18n/speech.server";
import { changeInWords } from "./change-words.server";

const speech = {
  say: (key: string, params?: object) => (params ? `${key} ${Object.values(params).join()}` : key),
  country: (code: string) => ({ IR: "Iran", RU: "Russia" })[code] ?? code,
  word: (_: string, id: string) => id.toUpperCase(),
  list: (parts: unknown[]) => parts.filter(Boolean).join(", "),
} as unknown as Speech;

const told = (field: Parameters<typeof changeInWords>[0]["field"], before: unknown, after: unknown) => {
  const { before: old, after: now } = changeInWords({ field, before, after }, speech);
  return [old, now];
};

test("of a list of values only those are told that came or went", () => {
  const names = (...texts: string[]) => texts.map((text, at) => ({ text, kind: at === 0 ? "primary" : "alias" }));
  expect(told("names", names("Alpha", "Alfa"), names("Alpha", "Alf"))).toEqual([
    ["listPages:changes.names.alias Alfa"],
    ["listPages:changes.names.alias Alf"],
  ]);
  expect(told("countries", ["IR"], ["IR", "RU"])).toEqual([[], ["Russia"]]);
});

test("values of one kind are told in words", () => {
  expect(told("kind", "unknown", "vessel")).toEqual([
    ["listPages:changes.kinds.unknown"],
    ["listPages:changes.kinds.vessel"],
  ]);
  expect(told("listedOn", null, "2026-02-03")).toEqual([[], ["2026-02-03"]]);
  expect(told("identifiers", [], [{ type: "imo", value: "9074729", country: null }])).toEqual([[], ["IMO 9074729"]]);
  const address = { text: "1 Long Street, Tartus", city: "Tartus", country: "IR" };
  expect(told("addresses", [address], [])).toEqual([["1 Long Street, Tartus, Iran"], []]);
});

test("a value of another form, of a backend of one's own, is shown as it is", () => {
  expect(told("dates", [{ type: "moon", value: "1962" }], [17])).toEqual([["1962"], ["17"]]);
  expect(told("names", "Alpha", [{ odd: true }])).toEqual([['"Alpha"'], ['{"odd":true}']]);
});
