import fc from "fast-check";
import { expect, test } from "vitest";
import { scoreMatch } from "../score-match";
import type { ListedEntity } from "../types";
import { buildIndex } from "./build-index";
import { screen } from "./screen";

const LISTED: ListedEntity[] = [
  {
    id: "3",
    name: "Islamic Republic of Iran Shipping Lines",
    kind: "organization",
    aliases: ["Hafiz Darya"],
    countries: ["IR"],
  },
  { id: "1", name: "Nordwerk Trading LLC", kind: "organization", countries: ["AE"] },
  { id: "2", name: "Nordwerk Trading LLC", kind: "organization", countries: ["AE"] },
  {
    id: "4",
    name: "KOVALENKO, Ivan Petrovich",
    kind: "person",
    dates: ["1971"],
    identifiers: [{ scheme: "Passport", value: "AB 123456" }],
  },
  { id: "5", name: "Alsultan Exchange", kind: "organization" },
  { id: "6", name: "Baltik Verf", kind: "unknown" },
];
const index = buildIndex(LISTED);

test.each([
  ["Nordwrek Trading", "1"],
  ["IRISL", "3"],
  ["Hafez Daria", "3"],
  ["Al Sultan Exchange", "5"],
  ["Балтик Верф", "6"],
])("%s finds entity %s first", (name, id) => {
  expect(screen(index, { name, kind: "organization" })[0]?.id).toBe(id);
});

test("equal scores come in the order of their ids, whatever the order of the list", () => {
  const ids = screen(index, { name: "Nordwerk Trading" }).map((candidate) => candidate.id);
  expect(ids).toEqual(["1", "2"]);
  expect(screen(buildIndex([...LISTED].reverse()), { name: "Nordwerk Trading" })).toEqual(
    screen(index, { name: "Nordwerk Trading" }),
  );
});

test("persons and organizations are found among their own, unknown kinds among both", () => {
  expect(screen(index, { name: "Ivan Kovalenko", kind: "person" })[0]?.id).toBe("4");
  expect(screen(index, { name: "Ivan Kovalenko", kind: "organization" })).toEqual([]);
  expect(screen(index, { name: "Ivan Kovalenko" })[0]?.id).toBe("4");
  expect(screen(index, { name: "Baltik Verf", kind: "person" })[0]?.id).toBe("6");
});

test("an identifier finds its entity under any name", () => {
  const [first] = screen(index, {
    name: "Someone Else",
    kind: "person",
    identifiers: [{ scheme: "passport", value: "AB123456" }],
  });
  expect(first).toMatchObject({ id: "4", verdict: "match" });
});

test("a candidate's score is what the pair scores by itself", () => {
  for (const name of ["Nordwerk Tradin", "Islamic Republic of Iran Shiping Lines", "Alsultan Exchange House"]) {
    for (const candidate of screen(index, { name, kind: "organization" })) {
      const entity = LISTED.find(({ id }) => id === candidate.id) as ListedEntity;
      const pair = scoreMatch({ name, kind: "organization" }, entity, { rarity: index.organizations.rarity });
      expect(candidate.score).toBeCloseTo(pair.score, 9);
    }
  }
});

test("an empty index and any text answer a list", () => {
  const empty = buildIndex([]);
  fc.assert(
    fc.property(fc.string({ unit: "binary", maxLength: 80 }), (name) => {
      expect(screen(empty, { name })).toEqual([]);
      expect(Array.isArray(screen(index, { name }))).toBe(true);
    }),
  );
});

test("a name is found though its initials are a word that many others have", () => {
  const others = Array.from({ length: 80 }, (_, n) => ({ id: `o${n}`, name: `Council for Quellmar ${n}` }));
  const listed = [...others, { id: "x", name: "Falkor Orvani Restaurantes" }].map((one) => ({
    ...one,
    kind: "organization" as const,
  }));
  const [first] = screen(buildIndex(listed), { name: "Falkor Orvani Restaurantes", kind: "organization" });
  expect(first?.id).toBe("x");
});
