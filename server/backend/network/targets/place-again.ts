import { type SQL, sql } from "drizzle-orm";
import type { Tx } from "../../platform/db/database";
import type { TargetPlace } from "../../platform/db/shapes/target-place";
import type { Task } from "../../platform/jobs/worker";
import { mapInTurns } from "../../platform/threads/map-in-turns";
import { closeGazetteer, openGazetteer } from "../../reference/geo/gazetteer/gazetteer";
import { PLACE_RULES } from "../../reference/geo/geocode/place-rules";
import { placedBy } from "../../reference/geo/placed";
import { enqueueTargetMatch } from "../monitored/enqueue-match";

/** The job's name. */
export const PLACE_AGAIN = "targets.place";

/** So many in one transaction: at half a millisecond each, it holds its rows for a moment. */
const PORTION = 500;

/**
 * Looks up again where targets are that older rules of the gazetteer placed, or that nobody has looked up. What a list or a person
 * said stays. Those whose point moved are matched with past events. Run twice it finds nothing to do.
 */
export const placeTargetsAgain: Task = async ({ database, logger }) => {
  let looked = 0;
  let moved = 0;
  for (let after: number | null = 0; after !== null; ) {
    const portion: Portion = await database.asSystem((tx) => placePortion(tx, after ?? 0));
    looked += portion.looked;
    moved += portion.moved;
    after = portion.next;
  }
  closeGazetteer();
  logger.info({ looked, moved }, "places were looked up again");
};

interface Portion {
  looked: number;
  moved: number;
  /** Behind which target the next portion begins; null when there is none. */
  next: number | null;
}

/** By older rules, or by nobody; a country alone tells nothing that could be looked up. */
const IS_DUE: SQL = sql`t.type in ('organization', 'POI') and t.country is not null
  and coalesce(t.city, t.postal_code, t.address, t.region) is not null
  and (t.place is null and t.lat is null
    or t.place->>'source' = 'gazetteer' and coalesce((t.place->>'rules')::int, 0) < ${PLACE_RULES})`;

interface Due extends Record<string, unknown> {
  id: number;
  country: string;
  region: string | null;
  city: string | null;
  postalCode: string | null;
  address: string | null;
  lat: number | null;
  lon: number | null;
  place: TargetPlace | null;
}

async function placePortion(tx: Tx, after: number): Promise<Portion> {
  const { rows: due } = await tx.execute<Due>(sql`
    select t.id::int as id, t.country, t.region, t.city, t.postal_code as "postalCode", t.address, t.lat, t.lon, t.place
      from targets t where t.id > ${after} and ${IS_DUE} order by t.id limit ${PORTION} for update`);
  const found = await mapInTurns(
    due,
    (target) => ({ target, ...placedBy(target) }),
    ({ country }) => openGazetteer(country),
  );
  const written = found.map(({ target, lat, lon, place }) => ({ id: target.id, lat, lon, place }));
  await tx.execute(sql`
    update targets t set lat = n.lat, lon = n.lon, place = n.place
      from jsonb_to_recordset(${JSON.stringify(written)}::jsonb) n(id bigint, lat float8, lon float8, place jsonb)
     where t.id = n.id`);
  const moved = found.filter(({ target, lat, lon }) => lat !== null && (lat !== target.lat || lon !== target.lon));
  await enqueueTargetMatch(
    tx,
    moved.map(({ target }) => target.id),
  );
  const next = due.length < PORTION ? null : (due.at(-1)?.id ?? null);
  return { looked: due.length, moved: moved.length, next };
}
