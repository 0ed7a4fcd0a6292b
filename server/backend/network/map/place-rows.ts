import { sql } from "drizzle-orm";
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
}

export const SCORE_COLUMNS = {
  Sustainability: "sustainability",
  Disruption: "disruption",
  Compliance: "compliance",
} as const;
export type ScoreColumn = (typeof SCORE_COLUMNS)[keyof typeof SCORE_COLUMNS];

/** Rows of all customers together: some 50 bytes each. */
const MOST_KEPT = 1_000_000;
const kept = new Kept<PlaceRows>(MOST_KEPT, ({ ids }) => ids.length);

/** Reads them, or takes those that were read before and still hold. */
export async function placeRows(tx: Tx, customerId: number): Promise<PlaceRows> {
  return (await kept.read(tx, customerId, [], () => readPlaceRows(tx, customerId))).rows;
}

const COLUMNS = ["id", "lat", "east", "vague", "tier", "country", ...Object.values(SCORE_COLUMNS)];

async function readPlaceRows(tx: Tx, customerId: number) {
  const { list, length, snapshot, isCommitted } = await readColumns(
    tx,
    COLUMNS,
    sql`select target_id as id, lat, (lon + 180) - 360 * floor((lon + 180) / 360) as east, is_vague::int as vague, tier, country,
               sustainability, disruption, compliance
          from monitored_targets where customer_id = ${customerId}::bigint order by target_id limit ${MOST_PLACES + 1}`,
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
  };
  return { rows, snapshot, isCommitted };
}

const orNaN = (value: number | null): number => value ?? Number.NaN;
