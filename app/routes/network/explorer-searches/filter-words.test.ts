import { expect, test } from "vitest";
import type { Speech } from "~/i18n/speech.server";
import { filterFields, parseAsked } from "../explorer/asked";
import { chipsOf } from "../explorer/facets.server";
import { explorerHref, filterInWords } from "./filter-words.server";

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

test("the explorer is opened with all collections of a search, and each can be taken off", () => {
  const href = explorerHref({ collections: "3.0, 5,9", countries: "DE" });
  expect(href).toBe("/explorer?countries=DE&collection=3%2C5%2C9");
  const asked = parseAsked(new URL(href, "http://localhost").searchParams);
  expect(filterFields(asked)).toEqual({ collections: "3,5,9", countries: "DE" });
  const chips = chipsOf(asked, [{ id: 5, name: "Paper" }], speech);
  expect(chips.map(({ text, href: without }) => [text, without])).toContainEqual([
    "Paper",
    "/explorer?countries=DE&collection=3%2C9",
  ]);
});
