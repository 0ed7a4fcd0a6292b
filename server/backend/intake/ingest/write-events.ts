import { sql } from "drizzle-orm";
import type { Tx } from "../../platform/db/database";
import type { RawPlace } from "../../platform/db/shapes/raw-event";
import { mapInTurns } from "../../platform/threads/map-in-turns";
import { countryAt } from "../../reference/geo/country-at";
import { middleOf } from "../../reference/geo/middle-of";
import { foldName } from "../../reference/names/fold-name";
import type { ComposedEvent } from "./compose-event";
import { idArray } from "./load-known";

/** Writes new events with their places and organizations, in four statements. Answers their ids in the order given. */
export async function insertEvents(
  tx: Tx,
  ownerId: number | null,
  events: readonly ComposedEvent[],
): Promise<number[]> {
  if (events.length === 0) return [];
  const { rows } = await tx.execute<{ id: string }>(sql`
    insert into events (owner_id, event_type_id, also_type_ids, title, summary, url, language, at, happened_at, period_from, period_to,
                        severity, priority, withdrawn, content_hash)
    select ${ownerId}::bigint, "eventTypeId", "alsoTypeIds", title, summary, url, language, at, "happenedAt", "periodFrom", "periodTo",
           severity, priority, withdrawn, "contentHash"
    from jsonb_to_recordset(${columnsOf(events.map((event, n) => ({ n, ...event })))}::jsonb) as row(n int, ${COLUMNS})
    order by n returning id`);
  // Numbers are given in the order of the insert; the order of the answer is not promised.
  const ids = rows.map(({ id }) => Number(id)).sort((a, b) => a - b);
  await writeParts(
    tx,
    ownerId,
    events.map((event, index) => ({ ...event, id: ids[index] ?? 0 })),
  );
  return ids;
}

export interface Revision extends ComposedEvent {
  id: number;
  /** The source that brought it. */
  sourceName: string;
}

/** Replaces what events say; what they said before goes into their history. */
export async function reviseEvents(tx: Tx, ownerId: number | null, revisions: readonly Revision[]): Promise<void> {
  if (revisions.length === 0) return;
  const rows = columnsOf(revisions);
  const ids = idArray(revisions.map(({ id }) => id));
  await tx.execute(sql`
    insert into event_versions (event_id, owner_id, version, content, source_name)
    select e.id, e.owner_id, e.version, jsonb_build_object(
             'eventTypeId', e.event_type_id, 'alsoTypeIds', to_jsonb(e.also_type_ids), 'title', e.title, 'summary', e.summary, 'url', e.url, 'language', e.language,
             'at', e.at, 'happenedAt', e.happened_at, 'periodFrom', e.period_from, 'periodTo', e.period_to,
             'severity', e.severity, 'priority', e.priority, 'withdrawn', e.withdrawn,
             'places', (select coalesce(jsonb_agg(p.place order by p.id), '[]') from event_places p where p.event_id = e.id),
             'organizations', (select coalesce(jsonb_agg(jsonb_build_object('name', o.name, 'role', o.role,
                'otherNames', o.other_names, 'identifiers', o.identifiers, 'address', o.address) order by o.id), '[]')
              from event_organizations o where o.event_id = e.id)), row."sourceName"
    from jsonb_to_recordset(${rows}::jsonb) as row(id bigint, "sourceName" text) join events e on e.id = row.id`);
  await tx.execute(sql`
    update events e set event_type_id = row."eventTypeId", also_type_ids = row."alsoTypeIds", title = row.title, summary = row.summary, url = row.url,
      language = row.language, at = row.at, happened_at = row."happenedAt", period_from = row."periodFrom",
      period_to = row."periodTo", severity = row.severity, priority = row.priority, withdrawn = row.withdrawn,
      content_hash = row."contentHash", version = e.version + 1, updated_at = now()
    from jsonb_to_recordset(${rows}::jsonb) as row(id bigint, ${COLUMNS}) where e.id = row.id`);
  await tx.execute(sql`delete from event_places where event_id = any(${ids})`);
  await tx.execute(sql`delete from event_organizations where event_id = any(${ids})`);
  await writeParts(tx, ownerId, revisions);
}

const COLUMNS = sql.raw(
  `"eventTypeId" text, "alsoTypeIds" text[], title text, summary text, url text, language text, at timestamptz, "happenedAt" timestamptz,
   "periodFrom" timestamptz, "periodTo" timestamptz, severity jsonb, priority int2, withdrawn boolean, "contentHash" text`,
);

/** Places and organizations are written by themselves. */
function columnsOf(events: readonly ComposedEvent[]): string {
  return JSON.stringify(events.map(({ places: _, organizations: __, ...columns }) => columns));
}

type Parts = Pick<ComposedEvent, "places" | "organizations"> & { id: number };

async function writeParts(tx: Tx, ownerId: number | null, events: readonly Parts[]): Promise<void> {
  const placed = await mapInTurns(events, ({ id, places: all }) =>
    all.map((place) => ({ id, place, ...whereIs(place) })),
  );
  const places = placed.flat();
  if (places.length > 0) {
    await tx.execute(sql`
      insert into event_places (event_id, owner_id, place, country, lat, lon)
      select id, ${ownerId}::bigint, place, country, lat, lon from jsonb_to_recordset(${JSON.stringify(places)}::jsonb)
        as row(id bigint, place jsonb, country text, lat float8, lon float8)`);
  }
  const organizations = events.flatMap(({ id, organizations: all }) =>
    all.map((one) => ({ id, ...one, folded: foldName(one.name) })),
  );
  if (organizations.length > 0) {
    await tx.execute(sql`
      insert into event_organizations (event_id, owner_id, name, folded, role, other_names, identifiers, address)
      select id, ${ownerId}::bigint, name, folded, role, "otherNames", identifiers, address
      from jsonb_to_recordset(${JSON.stringify(organizations)}::jsonb) as row(
        id bigint, name text, folded text, role text, "otherNames" text[], identifiers jsonb, address text)`);
  }
}

function whereIs(place: RawPlace): { country: string | null; lat: number | null; lon: number | null } {
  if (place.kind === "country") return { country: place.iso2, lat: null, lon: null };
  if (place.kind === "address") return { country: place.country, lat: null, lon: null };
  const point = place.kind === "point" ? place : middleOf(place.coordinates[0] ?? []);
  return point === null
    ? { country: null, lat: null, lon: null }
    : { country: countryAt(point.lat, point.lon), lat: point.lat, lon: point.lon };
}
