import { sql } from "drizzle-orm";
import type { Tx } from "../../platform/db/database";
import type { RawPlace } from "../../platform/db/shapes/raw-event";
import { inPolygon } from "../../reference/geo/country-at";
import { distanceKm } from "../../reference/geo/distance";
import { aboutReason, type PlaceKnown, vagueness } from "./about-place";
import { among } from "./among";
import { type Box, boxAround, boxOf } from "./boxes";
import { type Area, areaOf } from "./hazard-area";
import { type Link, ownerOf, rounded, roundedKm } from "./link";
import type { MatchedEvent } from "./load-events";
import type { MatchingRules } from "./matching-rules";

/** Targets that lie where a hazard is: in its inner radius or its polygon it hits them, in the outer one their surroundings. */
export async function linksByPlace(
  tx: Tx,
  events: readonly MatchedEvent[],
  rules: MatchingRules,
  only: readonly number[] | null,
): Promise<Link[]> {
  const hazards = events.flatMap((event) => hazardsOf(event, rules));
  const found = await sitesIn(
    tx,
    hazards.flatMap(({ boxes, wideBoxes, ctypes }, n) => [
      ...boxes.map((box) => ({ n, ctypes, about: false, ...box })),
      ...wideBoxes.map((box) => ({ n, ctypes, about: true, ...box })),
    ]),
    only,
  );
  return found.flatMap((site) => {
    const hazard = hazards[site.n];
    return hazard ? (linkOf(hazard, site, rules) ?? []) : [];
  });
}

interface Hazard {
  event: MatchedEvent;
  place: Extract<RawPlace, { kind: "point" | "polygon" }>;
  /** Null for a polygon. */
  area: Area | null;
  boxes: Box[];
  /** For targets of which only a town or region is known. */
  wideBoxes: Box[];
  /** Null: of any class. */
  ctypes: string[] | null;
}

function hazardsOf(event: MatchedEvent, rules: MatchingRules): Hazard[] {
  const ctypes = rules.reach.onlyCtypes[event.eventTypeId] ?? null;
  return event.places.flatMap(({ place }): Hazard[] => {
    if (place.kind === "point") {
      if (rules.matching.areaTypes.includes(event.eventTypeId)) return [];
      const area = areaOf(event, place, rules);
      if (!area) return [];
      const wideBoxes = boxAround(place, area.outerKm + rules.matching.aboutTargets.widestKm);
      return [{ event, place, area, boxes: boxAround(place, area.outerKm), wideBoxes, ctypes }];
    }
    if (place.kind !== "polygon" || !(event.eventTypeId in rules.reach.types || event.eventTypeId === "earthquake"))
      return [];
    const boxes = boxOf(place.coordinates[0] ?? []);
    return [{ event, place, area: null, boxes, wideBoxes: boxes, ctypes }];
  });
}

interface Site extends PlaceKnown {
  n: number;
  id: number;
  ownerId: number | null;
  name: string;
  lat: number;
  lon: number;
}

async function sitesIn(
  tx: Tx,
  boxes: readonly (Box & { n: number; ctypes: string[] | null; about: boolean })[],
  only: readonly number[] | null,
): Promise<Site[]> {
  if (boxes.length === 0) return [];
  const { rows } = await tx.execute<{
    n: number;
    id: string;
    owner: string | null;
    name: string;
    lat: number;
    lon: number;
    precision: PlaceKnown["precision"];
    of: string | null;
    radiusKm: number | null;
  }>(sql`
    with box as materialized (
      select * from jsonb_to_recordset(${JSON.stringify(boxes)}::jsonb)
        as b(n int, ctypes text[], about boolean, south float8, north float8, west float8, east float8)
    )
    select b.n, t.id, t.owner_id as owner, t.name, t.lat, t.lon, null as precision, null as of, null::float8 as "radiusKm"
      from box b join targets t on t.lat between b.south and b.north and t.lon between b.west and b.east
     where not b.about and (t.place is null or t.place ->> 'precision' = 'address')
       and t.type in ('organization', 'POI') and (b.ctypes is null or t.ctype = any(b.ctypes))
       and ${among(only)}
    union all
    select b.n, t.id, t.owner_id, t.name, t.lat, t.lon, t.place ->> 'precision', t.place ->> 'name', (t.place ->> 'radiusKm')::float8
      from box b join targets t on t.lat between b.south and b.north and t.lon between b.west and b.east
     where b.about and t.lat is not null and t.place is not null and t.place ->> 'precision' in ('postcode', 'town', 'region')
       and t.type in ('organization', 'POI') and (b.ctypes is null or t.ctype = any(b.ctypes))
       and ${among(only)}
    union all
    select b.n, t.id, t.owner_id, coalesce(p.label, p.city, t.name), p.lat, p.lon, null, null, null
      from box b join target_places p on p.lat between b.south and b.north and p.lon between b.west and b.east
      join targets t on t.id = p.target_id and p.owner_id is not distinct from t.owner_id
     where not b.about and t.type in ('organization', 'POI') and (b.ctypes is null or t.ctype = any(b.ctypes))
       and ${among(only)}`);
  return rows.map(({ owner, id, ...row }) => ({
    ...row,
    id: Number(id),
    ownerId: owner === null ? null : Number(owner),
  }));
}

function linkOf({ event, place, area }: Hazard, site: Site, { matching }: MatchingRules): Link | null {
  const ownerId = ownerOf(event.ownerId, site.ownerId);
  const about = vagueness(site, matching);
  if (ownerId === undefined || about === null) return null;
  const link = { eventId: event.id, targetId: site.id, ownerId };
  const { magnitude } = event.severity;
  if (place.kind === "polygon" || !area) {
    if (place.kind !== "polygon" || !inPolygon(place.coordinates, site.lat, site.lon)) return null;
    const reason = aboutReason({ key: "in-area", params: { place: site.name } }, site);
    const confidence = rounded(matching.confidence.inPolygon * about.confidence);
    // What spreads over an area hits nothing in it by itself, such as a drought; and a town may lie in it and the site beside it.
    const isNear = matching.areaTypes.includes(event.eventTypeId) || about.widenKm > 0;
    return { ...link, impactLevel: isNear ? "regional" : "direct", confidence, distanceKm: null, reason };
  }
  const km = distanceKm(place, site);
  const reached = Math.hypot(km, area.belowKm);
  if (reached > area.outerKm + about.widenKm) return null;
  // A hit has to be one from anywhere in the town.
  const hit = area.innerKm !== null && reached + about.widenKm <= area.innerKm;
  const shown = roundedKm(km);
  return {
    ...link,
    impactLevel: hit ? "direct" : "regional",
    confidence: rounded(
      (hit ? matching.confidence.direct : matching.confidence.regional) * area.confidence * about.confidence,
    ),
    distanceKm: shown,
    reason: aboutReason(
      magnitude === undefined
        ? { key: "distance", params: { km: shown, place: site.name } }
        : { key: "distance-magnitude", params: { km: shown, place: site.name, magnitude } },
      site,
    ),
  };
}
