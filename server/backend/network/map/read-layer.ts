import { type SQL, sql } from "drizzle-orm";
import type { Bounds } from "~/backend/contract/map-grid";
import { MOST_POINTS, type PointLayer } from "~/backend/contract/map-words";
import type { Tx } from "../../platform/db/database";
import { capitals } from "../../reference/geo/capitals";
import type { Point } from "../../reference/geo/distance";
import { PASSAGES, WATERWAYS } from "../../reference/geo/waterways";

interface LayerPoint {
  id: number | null;
  name: string;
  code: string | null;
  lon: number;
  lat: number;
}

type TargetLayer = Exclude<PointLayer, "capitals">;
const CTYPES = { ports: "port", airports: "airport", passages: "waterway" } as const satisfies Record<
  TargetLayer,
  string
>;
const SYSTEMS = { ports: "UN/LOCODE", airports: "IATA", passages: null } as const;
/** An airfield without a code of IATA carries no freight. */
const KNOWN: Record<TargetLayer, SQL> = {
  ...{ ports: sql`true`, passages: sql`true` },
  airports: sql`exists (select from target_identifiers i where i.target_id = t.id and i.system = 'IATA')`,
};

/** What of a layer lies in a part of the world, by name: targets that the customer sees, the passages that ships take, and capitals. */
export async function readLayer(tx: Tx, layer: PointLayer, bounds: Bounds) {
  if (layer === "capitals") return { points: capitalsIn(bounds), isCut: false };
  const named = layer === "passages" ? passagesIn(bounds) : [];
  const { west, south, east, north } = bounds;
  const { rows } = await tx.execute<LayerPoint & Record<string, unknown>>(sql`
    select t.id::float8 as id, t.name, t.lon, t.lat,
           (select min(i.value) from target_identifiers i where i.target_id = t.id and i.system = ${SYSTEMS[layer]}) as code
      from targets t
     where ${KNOWN[layer]} and t.ctype = ${CTYPES[layer]} and t.type = 'POI' and t.lat between ${south}::float8 and ${north}::float8
       and (t.lon - ${west}::float8) - 360 * floor((t.lon - ${west}::float8) / 360) <= ${east - west}::float8
     order by sort_key(t.name) collate "C", t.id limit ${MOST_POINTS + 1}`);
  const points = [...named, ...rows];
  return { points: points.slice(0, MOST_POINTS), isCut: points.length > MOST_POINTS };
}

/** `suez-canal` */
const passagesIn = ({ west, south, east, north }: Bounds): LayerPoint[] =>
  PASSAGES.flatMap((key) => {
    const place = WATERWAYS[key];
    if (!place || !isIn({ west, south, east, north }, place)) return [];
    const name = key.replace(/\b(?!of\b)[a-z]/g, (letter) => letter.toUpperCase());
    return [{ id: null, name, code: key.replaceAll(" ", "-"), lon: place.lon, lat: place.lat }];
  });

const capitalsIn = (bounds: Bounds): LayerPoint[] =>
  capitals()
    .filter((capital) => isIn(bounds, capital))
    .map(({ country, name, lon, lat }) => ({ id: null, name, code: country, lon, lat }))
    .sort((a, b) => (a.name < b.name ? -1 : 1));

/** Over the date line as well. */
const isIn = ({ west, south, east, north }: Bounds, { lat, lon }: Point): boolean =>
  lat >= south && lat <= north && (((lon - west) % 360) + 360) % 360 <= east - west;
