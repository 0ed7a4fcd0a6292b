import { sql } from "drizzle-orm";
import type { Tx } from "../../platform/db/database";
import type { RawPlace, SeverityInputs } from "../../platform/db/shapes/raw-event";
import type { PriorityNumber } from "../../reference/catalogue/priorities";

/** What of an event is compared with targets. */
export interface MatchedEvent {
  id: number;
  ownerId: number | null;
  eventTypeId: string;
  title: string;
  summary: string;
  severity: SeverityInputs;
  priority: PriorityNumber;
  places: EventPlace[];
  organizations: EventOrganization[];
  /** What its sources said of the industry in their own columns: a code or words. */
  industries: { naics: string | null; words: string | null }[];
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
  role: "employer" | "parent" | "publisher" | "mentioned";
  identifiers: { type: string; value: string }[];
}

/** Events that stand for themselves, by id; those that were merged into another are left out. */
export async function loadEvents(tx: Tx, eventIds: readonly number[]): Promise<MatchedEvent[]> {
  const { rows } = await tx.execute<Record<string, unknown> & MatchedEvent>(sql`
    select e.id::int8, e.owner_id as "ownerId", e.event_type_id as "eventTypeId", e.title, e.summary, e.severity, e.priority,
      coalesce((select jsonb_agg(jsonb_build_object('place', p.place, 'country', p.country, 'lat', p.lat, 'lon', p.lon) order by p.id)
                  from event_places p where p.event_id = e.id), '[]') as places,
      coalesce((select jsonb_agg(jsonb_build_object('name', o.name, 'otherNames', o.other_names, 'role', o.role,
                                                    'identifiers', o.identifiers) order by o.id)
                  from event_organizations o where o.event_id = e.id), '[]') as organizations,
      coalesce((select jsonb_agg(jsonb_build_object(
                  'naics', coalesce(s.raw->>'naics', s.raw->>'NAICS', s.raw->>'NAICS Code'),
                  'words', coalesce(s.raw->>'industry', s.raw->>'Industry')) order by s.id)
                  from event_sources s where s.event_id = e.id), '[]') as industries
      from events e
     where e.id = any(${sql.param([...eventIds])}::bigint[]) and e.merged_into is null
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

/** It is told of whole countries: nothing says where in them, and nobody is named. */
export function isCountryWide({ places, organizations }: MatchedEvent): boolean {
  const named = organizations.some(({ role }) => role !== "publisher");
  return !named && places.length > 0 && places.every(({ place }) => place.kind === "country");
}
