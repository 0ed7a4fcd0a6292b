import type { Mention } from "./mentions";

/** What else a text names: it tells which of many towns of one name is meant. */
export interface Context {
  /** ISO 3166-1 alpha-2. */
  countries: ReadonlySet<string>;
  /** Country and code, such as `US.GA`, with the keys that name it: no name supports itself. */
  regions: ReadonlyMap<string, ReadonlySet<string>>;
  /** The source's, or where nothing says it that of a script which one country writes. */
  home: string | null;
}

export function contextOf(mentions: readonly Mention[], language: string, homeCountry: string | null): Context {
  const countries = new Set<string>();
  const regions = new Map<string, Set<string>>();
  for (const { country, named, key } of mentions) {
    if (country) countries.add(country.iso2);
    if (country || key === "georgia" || key.length < 3) continue;
    const first = named.filter(({ place }) => place.kind === "region");
    const town = Math.max(0, ...named.map(({ place }) => (place.kind === "town" ? place.inhabitants : 0)));
    // A region that has the name of a town in it says no more than the town does.
    for (const { place } of first) {
      if (town >= place.inhabitants * OF_REGION) continue;
      const id = `${place.country}.${place.admin1}`;
      regions.set(id, (regions.get(id) ?? new Set()).add(key));
    }
  }
  return { countries, regions, home: homeCountry ?? OF_SCRIPT[language] ?? null };
}

const OF_SCRIPT: Readonly<Record<string, string>> = { zh: "CN", ja: "JP" };

/** The country between the Black Sea and the Caucasus, or the state: by what else is named. Only English and Spanish call both so. */
export function georgiaOf(mentions: readonly Mention[], context: Context, language: string): "GE" | "US.GA" | null {
  if (language !== "en" && language !== "es") return "US.GA";
  const towns = mentions.flatMap(({ named, key }) =>
    named.filter(({ own, place }) => key !== "georgia" && own && place.inhabitants >= KNOWN_TOWN),
  );
  const caucasus = context.countries.has("GE") || towns.some(({ place }) => place.country === "GE");
  const states = context.countries.has("US") || [...context.regions.keys()].some((region) => region.startsWith("US."));
  const inState = towns.some(({ place }) => place.country === "US" && place.admin1 === "GA");
  if (caucasus !== (states || inState)) return caucasus ? "GE" : "US.GA";
  if (context.home === "US") return "US.GA";
  return context.home === "GE" ? "GE" : null;
}

const KNOWN_TOWN = 40_000;

/** "New York" is the town, "Quebec" the province: with fewer of its inhabitants the town is not what all speak of. */
export const OF_REGION = 0.25;
