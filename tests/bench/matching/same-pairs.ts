import type { ListedEntity } from "../../../server/backend/reference/names/types";
import { abbreviatePerson, misspell, reorderPerson, transliterate } from "./distort-name";
import { abbreviate, reorder, restyle } from "./distort-organization";
import type { LabelledPair } from "./pair";
import type { Random } from "./random";
import { trigramSimilarity } from "./trigram-baseline";

/** Pairs that mean the same: a listed name against itself in another hand, and against its own aliases. */
export function samePairs(
  entities: readonly ListedEntity[],
  kind: "organization" | "person",
  count: number,
  random: Random,
): LabelledPair[] {
  const pairs: LabelledPair[] = [];
  const make = (className: string, change: (entity: ListedEntity) => string | undefined): void => {
    let made = 0;
    for (const entity of random.shuffled(entities)) {
      if (made >= count) return;
      const name = change(entity);
      if (!name || name === entity.name) continue;
      // Half of the records know their country: then both have it.
      const countries = random.next() < 0.5 ? (entity.countries ?? []) : [];
      pairs.push({
        kind,
        className,
        same: true,
        query: { name, kind, countries },
        candidate: { name: entity.name, kind, countries },
      });
      made++;
    }
  };
  const person = kind === "person";
  make("exact", ({ name }) => restyle(name, random));
  make("reordered", ({ name }) => (person ? reorderPerson(name, random) : reorder(name, random)));
  make("abbreviated", ({ name }) => (person ? abbreviatePerson(name, random) : abbreviate(name, random)));
  make("transliterated", ({ name }) => transliterate(name, random));
  make("misspelt", ({ name }) => misspell(name, random));
  make("alias", (entity) => pickAlias(entity, random, true));
  make("alias-unrelated", (entity) => pickAlias(entity, random, false));
  make("original-script", ({ aliases }) => aliases?.find((alias) => !isLatin(alias)));
  return pairs;
}

/** Latin aliases; related ones share a word or a good part of their trigrams with the primary name. */
function pickAlias({ name, aliases = [] }: ListedEntity, random: Random, related: boolean): string | undefined {
  const fitting = aliases.filter((alias) => isLatin(alias) && isRelated(name, alias) === related);
  return fitting.length === 0 ? undefined : random.pick(fitting);
}

/** Judged without the matcher: what shares no word and few trigrams is another name, which no spelling explains. */
function isRelated(a: string, b: string): boolean {
  const words = (text: string): string[] => text.toLowerCase().match(/\p{L}{4,}/gu) ?? [];
  const common = words(a).filter((word) => words(b).includes(word));
  const enough = Math.min(words(a).length, words(b).length) <= 2 ? 1 : 2;
  return common.length >= enough || trigramSimilarity(a, b) >= 0.35;
}

const isLatin = (text: string): boolean => !/(?!\p{Script=Latin})\p{L}/u.test(text);
