import { sql } from "drizzle-orm";
import type { Tx } from "../../platform/db/database";
import type { OrganizationRole, RawPlace, SeverityInputs } from "../../platform/db/shapes/raw-event";
import type { PriorityNumber } from "../../reference/catalogue/priorities";

/** What of an event is compared with targets. */
export interface MatchedEvent {
  id: number;
  ownerId: number | null;
  eventTypeId: string;
  title: string;
  summary: string;
  /** BCP 47. */
  language: string | null;
  severity: SeverityInputs;
  priority: PriorityNumber;
  places: EventPlace[];
  organizations: EventOrganization[];
  /** What its sources said of the industry in their own columns: a code, what it was taken from, words, or the class that an authority has it in. */
  industries: { naics: string | null; basis: string | null; words: string | null; sic: string | null }[];
}

export interface EventPlace {
  place: RawPlace;
  country: string | null;
  lat: number | null;
  lon: number | null;
}

export interface EventOrganization {
  name: string;
  otherNames: string[];
  role: OrganizationRole;
  identifiers: { type: string; value: string }[];
}

/** Whom it happened to: a source's own column says so, or the sentence that tells of it. */
export const isItself = ({ role }: Pick<EventOrganization, "role">): boolean =>
  role === "employer" || role === "subject";

/**
 * Events that stand for themselves, by id; those that were merged into another are left out, and those that a topic made: what the news
 * touches is told by its public event, and would count twice.
 */
export async function loadEvents(tx: Tx, eventIds: readonly number[]): Promise<MatchedEvent[]> {
  const { rows } = await tx.execute<Record<string, unknown> & MatchedEvent>(sql`
    select e.id::int8, e.owner_id as "ownerId", e.event_type_id as "eventTypeId", e.title, e.summary, e.language, e.severity, e.priority,
      coalesce((select jsonb_agg(jsonb_build_object('place', p.place, 'country', p.country, 'lat', p.lat, 'lon', p.lon) order by p.id)
                  from event_places p where p.event_id = e.id), '[]') as places,
      coalesce((select jsonb_agg(jsonb_build_object('name', o.name, 'otherNames', o.other_names, 'role', o.role,
                                                    'identifiers', o.identifiers) order by o.id)
                  from event_organizations o where o.event_id = e.id), '[]') as organizations,
      coalesce((select jsonb_agg(jsonb_build_object(
                  'naics', coalesce(s.raw->>'naics', s.raw->>'NAICS', s.raw->>'NAICS Code'),
                  'basis', s.raw->>'naics_basis',
                  'sic', nullif(s.raw->>'sic_description', ''),
                  'words', coalesce(s.raw->>'industry', s.raw->>'Industry')) order by s.id)
                  from event_sources s where s.event_id = e.id), '[]') as industries
      from events e
     where e.id = any(${sql.param([...eventIds])}::bigint[]) and e.merged_into is null
       and not exists (select from topic_hits h where h.event_id = e.id)
     order by e.id`);
  return rows.map((row) => ({
    ...row,
    id: Number(row.id),
    ownerId: row.ownerId === null ? null : Number(row.ownerId),
  }));
}

/** ISO 3166-1 alpha-2 of all its places, sorted. */
export function countriesOf(event: MatchedEvent): string[] {
  return [...new Set(event.places.flatMap(({ country }) => country ?? []))].sort();
}

/** Only the countries that its source names; a point in the middle of an area is in a country by chance. */
export function namedCountriesOf(event: MatchedEvent): string[] {
  const named = event.places.filter(({ place }) => place.kind === "country" || place.kind === "address");
  return countriesOf({ ...event, places: named });
}

/**
 * It is told of whole countries: nothing says where in them, and nobody is named. Of an area that spreads over a country, such as a
 * drought, a point says nothing more; its outline does.
 */
export function isCountryWide(
  { places, organizations, eventTypeId }: MatchedEvent,
  areaTypes: readonly string[],
): boolean {
  const named = organizations.some(({ role }) => role !== "publisher");
  const area = areaTypes.includes(eventTypeId);
  const wide = places.filter(({ place }) => !(area && place.kind === "point"));
  return !named && wide.length > 0 && wide.every(({ place }) => place.kind === "country");
}
