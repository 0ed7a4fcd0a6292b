import { sql } from "drizzle-orm";
import type { Tx } from "../../platform/db/database";
import type { TargetType } from "../../platform/db/schema/targets";
import type { PlacePrecision } from "../../platform/db/shapes/target-place";

/** What of a target is compared with events. */
export interface MatchedTarget {
  id: number;
  ownerId: number | null;
  type: TargetType;
  name: string;
  aliases: string[];
  /** The main place first. */
  places: TargetPlace[];
}

export interface TargetPlace {
  label: string | null;
  country: string | null;
  city: string | null;
  lat: number | null;
  lon: number | null;
  /** Null or missing: to the address. */
  precision?: PlacePrecision | null;
}

/** Names that another than the owner gave are left out: what one customer calls a target links nothing for the others. */
export async function loadTargets(tx: Tx, ids: readonly number[]): Promise<Map<number, MatchedTarget>> {
  if (ids.length === 0) return new Map();
  const { rows } = await tx.execute<Record<string, unknown> & MatchedTarget>(sql`
    select t.id, t.owner_id as "ownerId", t.type, t.name,
      coalesce((select array_agg(n.text order by n.id) from target_names n
                 where n.target_id = t.id and n.kind <> 'main' and n.owner_id is not distinct from t.owner_id), '{}') as aliases,
      jsonb_build_array(jsonb_build_object('label', null, 'country', t.country, 'city', t.city, 'lat', t.lat, 'lon', t.lon,
                                           'precision', t.place ->> 'precision')) ||
      coalesce((select jsonb_agg(jsonb_build_object('label', p.label, 'country', p.country, 'city', p.city, 'lat', p.lat,
                                                    'lon', p.lon) order by p.id)
                  from target_places p
                 where p.target_id = t.id and p.owner_id is not distinct from t.owner_id), '[]') as places
      from targets t where t.id = any(${sql.param([...new Set(ids)])}::bigint[])`);
  const targets = rows.map((row) => ({
    ...row,
    id: Number(row.id),
    ownerId: row.ownerId === null ? null : Number(row.ownerId),
  }));
  return new Map(targets.map((target) => [target.id, target]));
}
