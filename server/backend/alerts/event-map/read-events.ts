import { sql } from "drizzle-orm";
import type { MapEvent } from "~/backend/contract/map";
import { MOST_EVENTS } from "~/backend/contract/map-words";
import { areaOf } from "../../intake/matching/hazard-area";
import { type MatchingRules, matchingRules } from "../../intake/matching/matching-rules";
import type { CustomerScope, Tx } from "../../platform/db/database";
import type { RawPlace, SeverityInputs } from "../../platform/db/shapes/raw-event";
import { type PriorityNumber, priorityOf } from "../../reference/catalogue/priorities";
import { IS_HERE } from "../feed/snoozed";

/** Days of UTC, both included; null: as far as there is something. */
export interface Period {
  from: string | null;
  to: string | null;
}

/** The events behind a customer's alerts of a period, the gravest first, with where they are and how far they reach. */
export async function readMapEvents(tx: Tx, { customerId }: CustomerScope, { from, to }: Period) {
  const { rows } = await tx.execute<EventRow & Record<string, unknown>>(sql`
    select a.id::float8 as "alertId", a.priority, a.at, a.target_count as "targetCount", e.title, e.event_type_id as type, e.severity,
           (select coalesce(jsonb_agg(jsonb_build_object('place', p.place, 'country', p.country, 'lat', p.lat, 'lon', p.lon) order by p.id), '[]')
              from event_places p where p.event_id = e.id) as places
      from alerts a join events e on e.id = a.event_id
     where a.customer_id = ${customerId}::bigint and a.status_id <> 'archived' and ${IS_HERE} and not e.withdrawn
       and a.at >= coalesce(${from}::date, '-infinity'::timestamptz) and a.at < coalesce((${to}::date + 1)::timestamptz, 'infinity')
     order by a.priority desc, a.at desc, a.id desc limit ${MOST_EVENTS + 1}`);
  const rules = await matchingRules(tx);
  const events = rows.slice(0, MOST_EVENTS).map((row) => eventOf(row, rules));
  const placed = events.filter(({ points, areas, countries }) => points.length + areas.length + countries.length > 0);
  return { events: placed, withoutPlace: events.length - placed.length, isCut: rows.length > MOST_EVENTS };
}

interface EventRow {
  alertId: number;
  priority: PriorityNumber;
  at: string;
  targetCount: number;
  title: string;
  type: string;
  severity: SeverityInputs;
  places: { place: RawPlace; country: string | null; lat: number | null; lon: number | null }[];
}

function eventOf({ priority, at, places, severity, ...row }: EventRow, rules: MatchingRules): MapEvent {
  const asEvent = { eventTypeId: row.type, severity };
  // Of what spreads over an area the point is its middle, and nothing reaches from there.
  const isArea = rules.matching.areaTypes.includes(row.type);
  const points = places.flatMap(({ place, lat, lon }): MapEvent["points"] => {
    if (place.kind === "point") {
      const area = isArea ? null : areaOf(asEvent, place, rules);
      return [
        {
          lon: place.lon,
          lat: place.lat,
          innerKm: groundKm(area?.innerKm, area),
          outerKm: groundKm(area?.outerKm, area),
        },
      ];
    }
    return place.kind === "address" && lat !== null && lon !== null ? [{ lon, lat, innerKm: null, outerKm: null }] : [];
  });
  const areas = places.flatMap(({ place }) => (place.kind === "polygon" ? [place.coordinates] : []));
  const hasPlace = points.length > 0 || areas.length > 0;
  return {
    ...row,
    priority: priorityOf(priority),
    at: new Date(at).toISOString(),
    points,
    areas,
    countries: hasPlace ? [] : [...new Set(places.flatMap(({ country }) => country ?? []))].sort(),
  };
}

/** Depth takes away from how far it reaches on the ground; null where nothing is left. */
function groundKm(km: number | null | undefined, area: { belowKm: number } | null): number | null {
  if (km === null || km === undefined || area === null || km <= area.belowKm) return null;
  return Math.round(Math.sqrt(km ** 2 - area.belowKm ** 2) * 10) / 10;
}
