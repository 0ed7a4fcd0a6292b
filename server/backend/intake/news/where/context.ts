import type { Mention } from "./mentions";

/** What else a text names: it tells which of many towns of one name is meant. */
export interface Context {
  /** ISO 3166-1 alpha-2. */
  countries: ReadonlySet<string>;
  /** Country and code, such as `US.GA`. */
  regions: ReadonlySet<string>;
  /** The source's, or where nothing says it that of a script which one country writes. */
  home: string | null;
}

export function contextOf(mentions: readonly Mention[], language: string, homeCountry: string | null): Context {
  const countries = new Set<string>();
  const regions = new Set<string>();
  for (const { country, named, key } of mentions) {
    if (country) countries.add(country.iso2);
    if (country || key === "georgia" || key.length < 3) continue;
    const first = named.filter(({ place }) => place.kind === "region");
    const town = Math.max(0, ...named.map(({ place }) => (place.kind === "town" ? place.inhabitants : 0)));
    // A region that has the name of a town in it says no more than the town does.
    for (const { place } of first) if (town < place.inhabitants / 3) regions.add(`${place.country}.${place.admin1}`);
  }
  for (const region of regions) if (regions.size === 1) countries.add(region.slice(0, 2));
  return { countries, regions, home: homeCountry ?? OF_SCRIPT[language] ?? null };
}

const OF_SCRIPT: Readonly<Record<string, string>> = { zh: "CN", ja: "JP" };

/** The country between the Black Sea and the Caucasus, or the state: by what else is named. Only English and Spanish call both so. */
export function georgiaOf(mentions: readonly Mention[], context: Context, language: string): "GE" | "US.GA" | null {
  if (language !== "en" && language !== "es") return "US.GA";
  const towns = mentions.flatMap(({ named }) =>
    named.filter(({ own, place }) => own && place.inhabitants >= KNOWN_TOWN),
  );
  const caucasus = context.countries.has("GE") || towns.some(({ place }) => place.country === "GE");
  const states = [...context.regions].some((region) => region.startsWith("US."));
  const states2 = context.countries.has("US") || states;
  const inState = towns.some(({ place }) => place.country === "US" && place.admin1 === "GA");
  if (caucasus !== (states2 || inState)) return caucasus ? "GE" : "US.GA";
  if (context.home === "US") return "US.GA";
  return context.home === "GE" ? "GE" : null;
}

const KNOWN_TOWN = 40_000;
