import { FACET_NAMES, type FacetName, MOST_FOUND, NO_VALUE } from "~/backend/contract/explorer-words";
import type { Speech, WordGroup } from "~/i18n/speech.server";
import { paths } from "~/paths";
import { type Asked, askedSearch, EITHER_OR, VALUES, withoutValue } from "./asked";
import type { Figures } from "./queries.server";

/** So many values of a facet are shown until all are asked for. */
const SHOWN = 8;

export interface FacetView {
  name: FacetName;
  heading: string;
  isOpen: boolean;
  choices: { value: string; word: string /** Null: not counted. */; count: string | null; checked: boolean }[];
  /** The same page with all of its values; null where they are there. */
  allHref: string | null;
}

export interface FacetsView {
  facets: FacetView[];
  /** That the figures are only of the first targets found; null where they are exact. */
  estimated: string | null;
}

/**
 * The facets with their figures; a value that was chosen is there even where nothing has it. Without figures a facet has the values of its
 * scale and what was chosen. `to`: the page that shows them.
 */
export function facetsOf(asked: Asked, figures: Figures | null, speech: Speech, to = paths.explorer): FacetsView {
  return {
    facets: facetViews(asked, figures, speech, to),
    estimated:
      figures?.isExact === false ? speech.say("explorer:notes.estimated", { number: speech.number(MOST_FOUND) }) : null,
  };
}

interface Counted {
  name: FacetName;
  values: readonly { value: string; count: number | null }[];
}

const UNCOUNTED = FACET_NAMES.map((name): Counted => {
  const scale = VALUES[name];
  return { name, values: scale instanceof RegExp ? [] : scale.map((value) => ({ value, count: null })) };
});

function facetViews(asked: Asked, figures: Figures | null, speech: Speech, to: typeof paths.explorer): FacetView[] {
  const facets: readonly Counted[] = figures?.facets ?? UNCOUNTED;
  return facets.flatMap(({ name, values }) => {
    const chosen = asked.facets[name];
    const missing = chosen.filter((value) => values.every((one) => one.value !== value));
    const all = inOrder(name, [...values, ...missing.map((value) => ({ value, count: figures && 0 }))]);
    const isWhole = asked.all === name || all.length <= SHOWN + 2;
    const shown = isWhole ? all : all.filter(({ value }, n) => n < SHOWN || chosen.includes(value));
    // A facet that tells nothing apart is left out.
    if (all.length < 2 && chosen.length === 0) return [];
    return {
      name,
      heading: speech.say(`explorer:facets.${name}`),
      isOpen: OPEN.has(name) || chosen.length > 0 || asked.all === name,
      choices: shown.map(({ value, count }) => ({
        value,
        word: wordOf(name, value, speech),
        count: count === null ? null : speech.number(count),
        checked: chosen.includes(value),
      })),
      allHref: isWhole ? null : to(askedSearch(asked, { all: name })),
    };
  });
}

/** Scales as they run, other values the most frequent first; what is not known comes last. */
function inOrder<Value extends { value: string }>(name: FacetName, values: readonly Value[]): Value[] {
  const scale = VALUES[name];
  const rank = ({ value }: Value) => (scale instanceof RegExp ? Number(value === NO_VALUE) : scale.indexOf(value));
  return [...values].sort((one, other) => rank(one) - rank(other));
}

/** Those that are rarely asked for are folded until something in them is chosen. */
const OPEN: ReadonlySet<FacetName> = new Set(["types", "countries", "tiers", "risks"]);

/** What is left out, as links to the list without it. */
export function chipsOf(
  asked: Asked,
  collectionNames: readonly { id: number; name: string }[],
  speech: Speech,
  to: (asked: Asked) => string = (asked) => paths.explorer(askedSearch(asked)),
) {
  const chip = (key: string, text: string, without: Asked) => ({
    key,
    text,
    href: to({ ...without, after: null }),
  });
  const { q, begins, hs, collections, facets } = asked;
  return [
    ...(q
      ? [
          chip("q", speech.say(begins ? "explorer:chips.begins" : "explorer:chips.q", { q }), {
            ...asked,
            q: "",
            begins: false,
          }),
        ]
      : []),
    ...(hs ? [chip("hs", speech.say("explorer:chips.hs", { hs }), { ...asked, hs: "" })] : []),
    ...collections.map((id) =>
      chip(`collection=${id}`, nameOf(id, collectionNames), {
        ...asked,
        collections: collections.filter((one) => one !== id),
      }),
    ),
    ...Object.entries(facets).flatMap(([key, values]) => {
      const name = key as FacetName;
      return values.map((value) =>
        chip(`${name}=${value}`, chipText(name, value, speech), withoutValue(asked, name, value)),
      );
    }),
  ];
}

/** One that the reader does not see, or that is gone, by its number. */
export const nameOf = (id: number, collections: readonly { id: number; name: string }[]): string =>
  collections.find((one) => one.id === id)?.name ?? String(id);

/** "Country: unknown", but "Germany": most values say themselves what they are of. */
const chipText = (name: FacetName, value: string, speech: Speech): string =>
  value === NO_VALUE || EITHER_OR.has(name) || LABELLED.has(name)
    ? speech.labelled(speech.say(`explorer:facets.${name}`), wordOf(name, value, speech))
    : wordOf(name, value, speech);

const LABELLED: ReadonlySet<FacetName> = new Set(["risks", "sanctions", "sizes", "places"]);

function wordOf(name: FacetName, value: string, speech: Speech): string {
  if (name === "places") return speech.say(`explorer:places.${value as "exact"}`);
  if (name === "own") return speech.say(`explorer:own.${value as "true"}`);
  if (EITHER_OR.has(name)) return speech.say(value === "true" ? "explorer:yes" : "explorer:no");
  if (name === "tiers")
    return value === NO_VALUE ? speech.say("explorer:noTier") : speech.say("explorer:tier", { tier: value });
  if (name === "sanctions")
    return value === "NotScreened" ? speech.say("explorer:notScreened") : speech.word("sanctionsStatuses", value);
  if (value === NO_VALUE) return speech.say("explorer:unknown");
  if (name === "countries") return speech.country(value);
  const group = GROUPS[name];
  return group ? speech.word(group, value) : value;
}

const GROUPS: Partial<Record<FacetName, WordGroup>> = {
  types: "targetTypes",
  ctypes: "ctypes",
  industries: "industries",
  sizes: "sizes",
  risks: "risks",
};
