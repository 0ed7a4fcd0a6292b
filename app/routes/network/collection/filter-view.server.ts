import {
  TARGET_LIST_FIELDS,
  type TargetListField,
  type TargetListFilter,
  targetFilterSearch,
  valuesOf,
  withoutValue,
} from "~/domain/target/target-filter";
import { countriesIn } from "~/i18n/countries";
import { paths } from "~/paths";
import type { Speech } from "../speech.server";

export interface Facet {
  name: TargetListField;
  heading: string;
  choices: { value: string; word: string; checked: boolean }[];
}

/** What is left out, as a link to the list without it. */
export interface Chip {
  key: string;
  text: string;
  href: string;
}

export interface Country {
  code: string;
  name: string;
}

/** Of the countries all where they are asked for, else those that are chosen. */
export function facetsOf(filter: TargetListFilter, allCountries: boolean, speech: Speech) {
  return {
    lists: TARGET_LIST_FIELDS.map(
      (name): Facet => ({
        name,
        heading: speech.text(`filter.${name}`),
        choices: valuesOf(name).map((value) => ({
          value,
          word: wordOf(name, value, speech),
          checked: filter[name].includes(value),
        })),
      }),
    ),
    countries: allCountries
      ? countriesIn(speech.language)
      : filter.countries.map((code): Country => ({ code, name: speech.country(code) })),
  };
}

export function chipsOf(filter: TargetListFilter, collectionId: number, speech: Speech): Chip[] {
  const chip = (field: string, value: string, text: string): Chip => ({
    key: `${field}=${value}`,
    text,
    href: paths.collection(collectionId, targetFilterSearch(withoutValue(filter, field, value))),
  });
  const { q, foreignId, following, countries } = filter;
  return [
    ...(q ? [chip("q", q, speech.text("filter.named", { q }))] : []),
    ...TARGET_LIST_FIELDS.flatMap((field) =>
      filter[field].map((one) => chip(field, one, chipText(field, one, speech))),
    ),
    ...countries.map((code) => chip("countries", code, speech.country(code))),
    ...(following ? [chip("following", following, speech.text(`filter.followingIs.${following}`))] : []),
    ...(foreignId ? [chip("foreignId", foreignId, speech.text("filter.numbered", { id: foreignId }))] : []),
  ];
}

/** "Risk: High", but "Tier 1": some values say themselves what they are of. */
const chipText = (field: TargetListField, value: string, speech: Speech): string =>
  field === "tiers"
    ? wordOf(field, value, speech)
    : speech.labelled(speech.text(`filter.${field}`), wordOf(field, value, speech));

function wordOf(field: TargetListField, value: string, speech: Speech): string {
  switch (field) {
    case "tiers":
      return speech.text("tier", { tier: value });
    case "types":
      return speech.word("targetType", value);
    case "risks":
      return speech.word("risk", value);
    case "edgeTypes":
      return speech.word("edgeType", value);
    case "edgeSources":
      return speech.word("edgeSource", value);
    case "sanctions":
      return value === "NotScreened" ? speech.text("notScreened") : speech.word("sanctionsStatus", value);
  }
}
