import { sql } from "drizzle-orm";
import type { Tx } from "../../platform/db/database";
import { numberOf } from "../../reference/catalogue/priorities";
import { among } from "./among";
import { type Link, ownerOf } from "./link";
import { countriesOf, isCountryWide, type MatchedEvent, namedCountriesOf } from "./load-events";
import type { MatchingRules } from "./matching-rules";

/** The countries that an event happened in, from the priority on that the rule says. */
export async function linksToCountries(
  tx: Tx,
  events: readonly MatchedEvent[],
  { matching }: Pick<MatchingRules, "matching">,
  only: readonly number[] | null,
): Promise<Link[]> {
  const grave = events.filter(({ priority, organizations }) => {
    const isOfOne = organizations.some(({ role }) => role !== "publisher");
    return priority >= numberOf(isOfOne ? matching.countryFromNamed : matching.countryFrom);
  });
  const whereIs = (event: MatchedEvent): string[] =>
    matching.areaTypes.includes(event.eventTypeId) ? namedCountriesOf(event) : countriesOf(event);
  const countries = [...new Set(grave.flatMap(whereIs))];
  if (countries.length === 0) return [];
  const { rows } = await tx.execute<{ id: string; owner: string | null; country: string }>(sql`
    select t.id, t.owner_id as owner, t.country from targets t
     where t.type = 'country' and t.country = any(${sql.param(countries)}::text[]) and ${among(only)} order by t.id`);
  return grave.flatMap((event) => {
    const where = new Set(whereIs(event));
    return rows.flatMap(({ id, owner, country }) => {
      const ownerId = ownerOf(event.ownerId, owner === null ? null : Number(owner));
      if (!where.has(country) || ownerId === undefined) return [];
      return {
        eventId: event.id,
        targetId: Number(id),
        ownerId,
        impactLevel: "country",
        confidence: matching.confidence.country,
        distanceKm: null,
        reason: { key: "country", params: { country } },
      } satisfies Link;
    });
  });
}

/** An event that touches all that lies in its countries: too many to carry here, so the database makes these links itself. */
export interface CountryWide {
  eventId: number;
  ownerId: number | null;
  countries: string[];
  /** `area-in-country` where something spreads over a part of them, and nobody says which. */
  reason: "country-wide" | "area-in-country";
}

export function countryWide(
  events: readonly MatchedEvent[],
  { matching }: Pick<MatchingRules, "matching">,
): CountryWide[] {
  return events
    .filter((event) => event.priority >= numberOf(matching.countryWideFrom) && isCountryWide(event, matching.areaTypes))
    .map((event) => ({
      eventId: event.id,
      ownerId: event.ownerId,
      countries: namedCountriesOf(event),
      reason: matching.areaTypes.includes(event.eventTypeId) ? "area-in-country" : "country-wide",
    }));
}
