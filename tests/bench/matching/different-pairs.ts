import type { ListedEntity } from "../../../server/backend/reference/names/types";
import { restyle, sibling } from "./distort-organization";
import type { LabelledPair } from "./pair";
import type { Random } from "./random";
import { TrigramBaseline } from "./trigram-baseline";

interface Source {
  /** Of one half. */
  entities: readonly ListedEntity[];
  /** All listed, of both halves, to find neighbours in. */
  listed: readonly ListedEntity[];
  /** On no list; empty for persons. */
  companies: readonly ListedEntity[];
}

/** Pairs that look the same and are not: the ones that cost a reviewer's time. */
export function differentPairs(
  source: Source,
  kind: "organization" | "person",
  count: number,
  random: Random,
): LabelledPair[] {
  const pair = (className: string, query: Partial<ListedEntity>, candidate: Partial<ListedEntity>): LabelledPair => ({
    kind,
    className,
    same: false,
    query: { name: query.name ?? "", kind, countries: query.countries ?? [], dates: query.dates ?? [] },
    candidate: { name: candidate.name ?? "", kind, countries: candidate.countries ?? [], dates: candidate.dates ?? [] },
  });
  const placed = random.shuffled(source.entities.filter((entity) => (entity.countries?.length ?? 0) > 0));
  const pairs = placed
    .slice(0, count)
    .map((entity) =>
      pair(
        "namesake-abroad",
        { name: restyle(entity.name, random), countries: [otherCountry(entity, random)] },
        { name: entity.name, countries: entity.countries ?? [] },
      ),
    );
  const neighbours = new TrigramBaseline(source.listed.map(({ name }) => name));
  const nearest = (entity: ListedEntity): ListedEntity | undefined =>
    neighbours
      .nearest(entity.name, 0.25, 12)
      .map(({ number }) => source.listed[number] as ListedEntity)
      .find((other) => areDifferent(entity, other));
  pairs.push(...mined("nearest-listed", source.entities, nearest));
  pairs.push(...mined("name-within-name", source.entities, longerOf(source.listed)));
  if (kind === "organization") {
    pairs.push(...mined("nearest-supplier", source.companies, nearest));
    pairs.push(
      ...mined(
        "same-family",
        source.entities,
        familyOf(source.listed, (name) => name.match(/\p{L}{4,}/u)?.[0]),
      ),
    );
    for (const { name } of random.shuffled(source.entities).slice(0, count)) {
      const { one, other } = sibling(name, random);
      pairs.push(pair("sibling-business", { name: one }, { name: other }));
    }
  } else {
    pairs.push(
      ...mined(
        "same-surname",
        source.entities,
        familyOf(source.listed, (name) => name.match(/^[^,]+(?=,)/)?.[0]),
      ),
    );
    const dated = random.shuffled(source.entities.filter((entity) => (entity.dates?.length ?? 0) > 0));
    for (const { name, dates = [] } of dated.slice(0, count)) {
      pairs.push(
        pair(
          "namesake-born-later",
          { name, dates: [String(Number(dates[0]?.slice(0, 4)) + 5 + random.below(30))] },
          { name, dates: dates.slice(0, 1) },
        ),
      );
    }
  }
  return pairs;

  function mined(
    className: string,
    from: readonly ListedEntity[],
    find: (entity: ListedEntity) => ListedEntity | undefined,
  ): LabelledPair[] {
    const made: LabelledPair[] = [];
    for (const entity of random.shuffled(from)) {
      if (made.length >= count) break;
      const other = find(entity);
      if (other) made.push(pair(className, { name: entity.name }, { name: other.name }));
    }
    return made;
  }

  /** Another entity whose name has all words of this one, and more. */
  function longerOf(listed: readonly ListedEntity[]) {
    const holders = new Map<string, ListedEntity[]>();
    for (const entity of listed) {
      for (const word of new Set(plain(entity.name).split(" ")))
        holders.set(word, [...(holders.get(word) ?? []), entity]);
    }
    return (entity: ListedEntity): ListedEntity | undefined => {
      const own = plain(entity.name).split(" ");
      const rarest = own.map((word) => holders.get(word) ?? []).sort((a, b) => a.length - b.length)[0] ?? [];
      return rarest.find((other) => {
        const words = plain(other.name).split(" ");
        return words.length > own.length && own.every((word) => words.includes(word)) && areDifferent(entity, other);
      });
    };
  }

  function familyOf(listed: readonly ListedEntity[], key: (name: string) => string | undefined) {
    const families = new Map<string, ListedEntity[]>();
    for (const entity of listed) {
      const family = key(entity.name)?.toLowerCase() ?? "";
      families.set(family, [...(families.get(family) ?? []), entity]);
    }
    return (entity: ListedEntity): ListedEntity | undefined => {
      const family = families.get(key(entity.name)?.toLowerCase() ?? "?") ?? [];
      const others = family.filter((other) => areDifferent(entity, other));
      return others.length === 0 ? undefined : random.pick(others);
    };
  }
}

/** Two ids of one list, and no name in common: what a list keeps apart is held to be apart. */
function areDifferent(a: ListedEntity, b: ListedEntity): boolean {
  const [listA, listB] = [a.id.split("-")[0], b.id.split("-")[0]];
  if (a.id === b.id || (listA !== listB && listA !== "company")) return false;
  const names = new Set([a.name, ...(a.aliases ?? []), ...(a.weakAliases ?? [])].map(plain));
  return ![b.name, ...(b.aliases ?? []), ...(b.weakAliases ?? [])].some((name) => names.has(plain(name)));
}

/** Words in alphabetical order, without legal forms: "CIMEX" and "CIMEX, S.A." may be one company entered twice. */
const plain = (name: string): string =>
  name
    .toLowerCase()
    .replace(/\b([a-z])\.(?=[a-z]\b)/g, "$1")
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .split(" ")
    .filter(
      (word) =>
        ![
          "",
          "sa",
          "ltd",
          "limited",
          "co",
          "company",
          "inc",
          "llc",
          "ooo",
          "ao",
          "jsc",
          "the",
          "de",
          "cv",
          "ltda",
          "corp",
          "gmbh",
          "sas",
          "pjsc",
          "ojsc",
        ].includes(word),
    )
    .sort()
    .join(" ");

/** A country that shares nothing with the entity's own, not even a disputed territory. */
function otherCountry(entity: ListedEntity, random: Random): string {
  const own = new Set((entity.countries ?? []).flatMap((code) => [code, PARENTS[code] ?? code]));
  return random.pick(
    ["DE", "US", "BR", "IN", "CN", "TR", "AE", "CO", "KR", "ZA", "PL", "RU", "RS"].filter((code) => !own.has(code)),
  );
}

const PARENTS: Record<string, string> = { HK: "CN", MO: "CN", PR: "US", UA: "RU", XK: "RS" };
