import { existsSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, expect, test } from "vitest";
import { readCompanies } from "../../../../../tests/bench/matching/read-companies";
import { readEmployers, readOwners, readRows } from "../../../../../tests/bench/matching/read-owners";
import { readRealLists } from "../../../../../tests/bench/matching/read-real-lists";
import { inventedPersons } from "../../../../../tests/support/invented-persons";
import { projectRoot } from "../../../../project-root";
import { buildIndex, type NameIndex } from "../../../reference/names/index/build-index";
import { screen } from "../../../reference/names/index/screen";
import type { NamedEntity, ListedEntity as NamedEntry } from "../../../reference/names/types";

/** Each pair that was ever called a match, read by somebody and judged by name, country and what both are known for. */
const JUDGED = new Map(
  readRows(join(import.meta.dirname, "judged-owners.csv")).map(({ target, entry, judgement }) => [
    `${target} ${entry}`,
    judgement,
  ]),
);
const data = join(projectRoot(), "../shared/data");
const isAbsent = !existsSync(join(data, "sanctions")) || !existsSync(join(data, "relations"));

let entries: NamedEntry[] = [];
let index: NameIndex;
/** With the lists of the United States' export control beside those of sanctions. */
let ofAllLists: NameIndex;
/** Owners and parents of plants, each in the country of its first plant. */
let owners: NamedEntity[] = [];
beforeAll(async () => {
  if (isAbsent) return;
  const lists = await readRealLists(join(data, "sanctions"));
  entries = lists.sanctions;
  index = buildIndex(entries);
  ofAllLists = buildIndex([...entries, ...lists.control]);
  owners = readOwners(join(data, "relations"));
}, 60_000);

const title = (what: string) => `${what} (skipped without ../shared/data)`;

test.skipIf(isAbsent).each([
  ["with their country", (owner: NamedEntity) => owner, 48],
  ["without any", (owner: NamedEntity) => ({ ...owner, countries: [] }), 46],
] as const)(
  title("of owners of plants %s nine in ten matches are right, and few are left to a person"),
  (_, as, least) => {
    const judged = { same: 0, different: 0 };
    let reviewed = 0;
    for (const owner of owners) {
      const found = screen(index, as(owner));
      if (found.length > 0 && found.every(({ verdict }) => verdict === "review")) reviewed++;
      for (const { id } of found.filter(({ verdict }) => verdict === "match")) {
        const judgement = JUDGED.get(`${owner.name} ${id}`);
        if (judgement !== "same" && judgement !== "different")
          throw new Error(`nobody has judged ${owner.name} as ${id}`);
        judged[judgement]++;
      }
    }
    expect(judged.same).toBeGreaterThanOrEqual(least);
    expect(judged.same / (judged.same + judged.different)).toBeGreaterThanOrEqual(0.9);
    expect(reviewed / owners.length).toBeLessThanOrEqual(0.03);
  },
);

test.skipIf(isAbsent)(
  title("every owner that was judged to be listed is still found, as a match or for a person to look at"),
  () => {
    const byName = new Map(owners.map((owner) => [owner.name, owner]));
    const lost: string[] = [];
    for (const [pair, judgement] of JUDGED) {
      const cut = pair.lastIndexOf(" ");
      const owner = byName.get(pair.slice(0, cut));
      if (judgement !== "same" || !owner) continue;
      if (!screen(index, owner).some(({ id }) => id === pair.slice(cut + 1))) lost.push(pair);
    }
    expect(lost).toEqual([]);
  },
);

test.skipIf(isAbsent)(
  title("of a thousand innocent names one in a hundred matches at most, and one in twenty is looked at"),
  () => {
    const factories = readCompanies(data).filter(({ countries: known = [] }) => known.length > 0);
    for (const innocent of [[...factories, ...inventedPersons()], readEmployers(join(data, "events"))]) {
      for (const as of [(one: NamedEntity) => one, (one: NamedEntity) => ({ ...one, countries: [] })]) {
        const found = innocent.map((one) => screen(ofAllLists, as(one)));
        expect(found.length).toBeGreaterThan(1_000);
        const matches = found.filter((candidates) => candidates.some(({ verdict }) => verdict === "match"));
        expect(matches.length / found.length).toBeLessThanOrEqual(0.01);
        expect(found.filter((candidates) => candidates.length > 0).length / found.length).toBeLessThanOrEqual(0.05);
      }
    }
  },
);

test.skipIf(isAbsent)(title("98 in 100 persons and organizations are found by a name with two letters swapped"), () => {
  for (const kind of ["person", "organization"] as const) {
    const some = entries.filter((entry) => entry.kind === kind).filter((_, at) => at % 9 === 0);
    const found = some.filter((entry) =>
      screen(index, { name: swapped(entry.name), kind, countries: entry.countries?.slice(0, 1) ?? [] }).some(
        ({ id }) => id === entry.id,
      ),
    );
    expect(found.length / some.length).toBeGreaterThanOrEqual(0.98);
  }
});

test.skipIf(isAbsent)(
  title("whoever is listed is found by name alone, and most are a match, however often lists repeat each other"),
  () => {
    // Three lists of the same persons: their words are as rare as in one.
    const repeated = buildIndex(
      [1, 2, 3].flatMap((list) => entries.map((one) => ({ ...one, id: `${list}:${one.id}` }))),
    );
    for (const [searched, prefix] of [
      [index, ""],
      [repeated, "1:"],
    ] as const) {
      for (const [kind, least] of [
        ["person", 0.95],
        ["organization", 0.9],
      ] as const) {
        const some = entries.filter((entry) => entry.kind === kind).filter((_, at) => at % 9 === 0);
        const verdicts = some.map(
          ({ name, id }) =>
            screen(searched, { name, kind, countries: [] }).find((found) => found.id === `${prefix}${id}`)?.verdict,
        );
        const lost = some.filter((_, at) => verdicts[at] === undefined).map(({ name }) => name);
        expect(lost).toEqual([]);
        expect(verdicts.filter((verdict) => verdict === "match").length / some.length).toBeGreaterThanOrEqual(least);
      }
    }
  },
);

/** The two letters in the middle of the longest word the other way round. */
function swapped(name: string): string {
  const words = name.split(/(?<=[\s-])/);
  const lettersOf = (word: string): number => word.replace(/[^\p{L}]/gu, "").length;
  const longest = words.reduce((best, word, at) => (lettersOf(word) > lettersOf(words[best] ?? "") ? at : best), 0);
  const word = words[longest] ?? "";
  const at = Math.floor(lettersOf(word) / 2);
  const turned = word.slice(0, at - 1) + word.charAt(at) + word.charAt(at - 1) + word.slice(at + 1);
  return at < 1 ? name : words.map((one, i) => (i === longest ? turned : one)).join("");
}
