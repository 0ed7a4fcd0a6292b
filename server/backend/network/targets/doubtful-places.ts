import { sql } from "drizzle-orm";
import type { Tx } from "../../platform/db/database";
import { enqueue } from "../../platform/jobs/enqueue";
import type { Task } from "../../platform/jobs/worker";
import { mapInTurns } from "../../platform/threads/map-in-turns";
import { placeDoubt } from "../../reference/geo/place-doubt";

/** The job's name. */
export const DOUBT_PLACES = "targets.doubts";

/** So many in one transaction, which holds its rows for a moment. */
const PORTION = 500;

/** Has points looked at that were written in this transaction; once for any number of changes that wait. */
export async function enqueuePlaceCheck(tx: Tx): Promise<void> {
  await enqueue(tx, DOUBT_PLACES, {}, { key: DOUBT_PLACES, queue: DOUBT_PLACES });
}

/**
 * Looks at the points of customers' own targets that nobody has looked at since they were written (`targets_unlooked`), after an import and
 * every night, and notes what speaks against them. Run twice it finds nothing to do.
 */
export const doubtPlacesTask: Task = async ({ database, logger }) => {
  let looked = 0;
  for (let after: number | null = 0; after !== null; ) {
    const portion: Portion = await database.asSystem((tx) => doubtPortion(tx, after ?? 0));
    looked += portion.looked;
    after = portion.next;
  }
  logger.info({ looked }, "points of targets were looked at");
};

interface Portion {
  looked: number;
  /** Behind which target the next portion begins; null when there is none. */
  next: number | null;
}

interface Unlooked extends Record<string, unknown> {
  id: number;
  lat: number;
  lon: number;
  country: string | null;
  /** Looked up by the address: nobody wrote its numbers. */
  looked: boolean;
}

async function doubtPortion(tx: Tx, after: number): Promise<Portion> {
  const { rows } = await tx.execute<Unlooked>(sql`
    select id::float8 as id, lat, lon, country, coalesce(place->>'source' = 'gazetteer', false) as looked from targets
     where owner_id is not null and lat is not null and place_doubt is null and id > ${after}
     order by id limit ${PORTION} for update`);
  const found = await mapInTurns(rows, ({ looked, ...at }) => ({ id: at.id, doubt: looked ? "none" : placeDoubt(at) }));
  await tx.execute(sql`
    update targets t set place_doubt = f.doubt
      from jsonb_to_recordset(${JSON.stringify(found)}::jsonb) f(id bigint, doubt text) where t.id = f.id`);
  return { looked: rows.length, next: rows.length < PORTION ? null : (rows.at(-1)?.id ?? null) };
}
