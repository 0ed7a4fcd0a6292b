import { type SQL, sql } from "drizzle-orm";
import { MOST_PLACES } from "~/backend/contract/map-words";
import type { Tx } from "../../platform/db/database";
import { Kept } from "../kept/kept";
import { type Coded, coded, readColumns } from "../kept/read-columns";

/** What a map has to know of all that a customer monitors, by target number; what has no place or no score has NaN. */
export interface PlaceRows {
  /** False where there are more than a map reads: then there are no rows. */
  isWhole: boolean;
  ids: Float64Array;
  /** Degrees; `east` counts from the date line. */
  lat: Float64Array;
  east: Float64Array;
  isVague: Uint8Array;
  tiers: Uint8Array;
  countries: Coded;
  /** By column of `monitored_targets`. */
  scores: Record<ScoreColumn, Float32Array>;
  /** What stands with the targets themselves, where a filter asks for it. */
  traits: Traits | null;
}

export interface Traits {
  types: Coded;
  /** How far each is screened against sanctions lists. */
  screenings: Coded;
  isFollowed: Uint8Array;
}

export const SCORE_COLUMNS = {
  Sustainability: "sustainability",
  Disruption: "disruption",
  Compliance: "compliance",
} as const;
export type ScoreColumn = (typeof SCORE_COLUMNS)[keyof typeof SCORE_COLUMNS];

/** Rows of all customers together: some 50 bytes each, with traits some 55. */
const MOST_KEPT = 1_000_000;
const kept = new Kept<PlaceRows>(MOST_KEPT, ({ ids }) => ids.length);

/**
 * Reads them, or takes those that were read before and still hold. With traits they are kept beside those without: reading these joins three
 * tables, which a map without such a filter does not wait for after each change.
 */
export async function placeRows(tx: Tx, customerId: number, withTraits: boolean): Promise<PlaceRows> {
  return (await kept.read(tx, customerId, [withTraits], () => readPlaceRows(tx, customerId, withTraits))).rows;
}

const COLUMNS = ["id", "lat", "east", "vague", "tier", "country", ...Object.values(SCORE_COLUMNS)];
const TRAITS = ["type", "screening", "followed"];

export async function readPlaceRows(tx: Tx, customerId: number, withTraits: boolean) {
  const customer = sql`${customerId}::bigint`;
  const { list, length, snapshot, isCommitted } = await readColumns(
    tx,
    withTraits ? [...COLUMNS, ...TRAITS] : COLUMNS,
    sql`select m.target_id as id, m.lat, (m.lon + 180) - 360 * floor((m.lon + 180) / 360) as east, m.is_vague::int as vague, m.tier, m.country,
               m.sustainability, m.disruption, m.compliance
               ${withTraits ? sql`, t.type, coalesce(s.status, 'NotScreened') as screening, (f.target_id is not null)::int as followed` : sql``}
          from monitored_targets m ${withTraits ? traitsOf(customer) : sql``}
         where m.customer_id = ${customer} order by m.target_id limit ${MOST_PLACES + 1}`,
  );
  const isWhole = length <= MOST_PLACES;
  const column = <T>(name: string): T[] => (isWhole ? list<T>(name) : []);
  const numbers = (name: string) => Float64Array.from(column<number | null>(name), orNaN);
  const scores = (name: ScoreColumn) => Float32Array.from(column<number | null>(name), orNaN);
  const rows: PlaceRows = {
    isWhole,
    ids: numbers("id"),
    lat: numbers("lat"),
    east: numbers("east"),
    isVague: Uint8Array.from(column<number>("vague")),
    tiers: Uint8Array.from(column<number>("tier")),
    countries: coded(column<string>("country")),
    scores: {
      sustainability: scores("sustainability"),
      disruption: scores("disruption"),
      compliance: scores("compliance"),
    },
    traits: withTraits
      ? {
          types: coded(column<string>("type")),
          screenings: coded(column<string>("screening")),
          isFollowed: Uint8Array.from(column<number>("followed")),
        }
      : null,
  };
  return { rows, snapshot, isCommitted };
}

/** What changes any of these is noted in `network_changes`, as what changes the list is. */
const traitsOf = (customer: SQL): SQL => sql`
  join targets t on t.id = m.target_id and (t.owner_id is null or t.owner_id = ${customer})
  left join follows f on f.customer_id = ${customer} and f.target_id = m.target_id
  left join target_screenings s on s.customer_id = ${customer} and s.target_id = m.target_id`;

const orNaN = (value: number | null): number => value ?? Number.NaN;
