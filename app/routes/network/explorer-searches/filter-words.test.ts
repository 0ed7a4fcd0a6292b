import { expect, test } from "vitest";
import type { Speech } from "~/i18n/speech.server";
import { filterInWords } from "./filter-words.server";

const speech = {
  say: (key: string, params?: object) => [key, ...Object.values(params ?? {})].join(" "),
  word: (_: string, key: string) => key,
  country: (code: string) => code,
  list: (parts: string[]) => parts.join(", "),
} as unknown as Speech;

test("all collections that a program asked for are named, and one that is gone by its number", () => {
  const collections = [
    { id: 3, name: "Steel" },
    { id: 5, name: "Paper" },
  ];
  const words = filterInWords({ collections: "3.0, 5,9", countries: "DE" }, collections, speech);
  expect(words).toContain("Steel, Paper, 9");
  expect(words).toContain("DE");
});
