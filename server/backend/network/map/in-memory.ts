import { sql } from "drizzle-orm";
import type { TargetFilter } from "~/backend/contract/collection-targets";
import type { Tx } from "../../platform/db/database";
import { conditionsOf, isPlain } from "../collections/targets/conditions";
import type { Coded } from "../kept/read-columns";
import { CellCounter } from "./cell-counter";
import { type Part, riskOfBand } from "./cell-groups";
import { type Network, wholeScore } from "./picked";
import { type PlaceRows, placeRows, type ScoreColumn } from "./place-rows";

/** A network of which all that a map asks stands in memory. */
export interface InMemory {
  rows: PlaceRows;
  filter: TargetFilter;
  score: ScoreColumn;
  bands: Part["bands"];
  /** By number, what the database found of words, numbers and relations; null where nothing of them is asked. */
  found: ReadonlySet<number> | null;
}

/** Null where the database has to be asked: of collections, and of more than 50,000. */
export async function inMemory(tx: Tx, network: Network): Promise<InMemory | null> {
  const score = wholeScore(network);
  if (!score) return null;
  const { viewer, filter, risk } = network;
  const rows = await placeRows(
    tx,
    viewer.customerId,
    TRAIT_FILTERS.some((name) => filter[name]),
  );
  return rows.isWhole ? { rows, filter, score, bands: risk.bands, found: await findLooked(tx, network) } : null;
}

/** Filters by what stands with the targets. */
const TRAIT_FILTERS = ["types", "following", "sanctions"] as const;

/** Those of the network that names, foreign numbers and relations leave: these are not in memory, and changes of them are not noted. */
async function findLooked(tx: Tx, { viewer, filter, risk }: Network): Promise<ReadonlySet<number> | null> {
  const { q, foreignId, edgeTypes, edgeSources } = filter;
  const looked: TargetFilter = { q, foreignId, edgeTypes, edgeSources };
  if (isPlain(looked)) return null;
  // None of these conditions asks the target itself: the list stands for it, whose rows are all the customer's own.
  const { rows } = await tx.execute<{ ids: string }>(sql`
    select coalesce(json_agg(t.id), '[]')::text as ids
      from (select target_id as id, null::bigint as owner_id from monitored_targets where customer_id = ${viewer.customerId}::bigint) t
     where ${conditionsOf(looked, viewer.customerId, risk)}`);
  return new Set(JSON.parse(rows[0]?.ids ?? "[]"));
}

/** What matches, in the cells of a part of the world; as `groupsOf` answers. */
export function countInMemory(places: InMemory, { bounds, zoom }: Pick<Part, "bounds" | "zoom">) {
  const counter = new CellCounter(bounds, zoom);
  let withoutPlace = 0;
  eachPlace(places, (id, lat, east, isVague, band) => {
    if (Number.isNaN(lat)) withoutPlace++;
    else counter.add(id, lat, east, isVague, band);
  });
  return { groups: counter.groups, withoutPlace, outside: counter.outside };
}

/** What matches, by number; degrees are NaN without a place, `band` is 0 for no score, 1 for the first of the bands and what is below it. */
export function eachPlace(
  { rows, filter, score, bands, found }: InMemory,
  take: (id: number, lat: number, east: number, isVague: boolean, band: number) => void,
): void {
  const { ids, lat, east, isVague, tiers, countries, scores, traits } = rows;
  const { risks, following } = filter;
  const ofTier = filter.tiers && new Set(filter.tiers.map(Number));
  const ofBand =
    risks && Array.from({ length: bands.length + 1 }, (_, band) => risks.includes(riskOfBand(band, bands)));
  const coded = [
    lets(countries, filter.countries),
    lets(traits?.types, filter.types),
    lets(traits?.screenings, filter.sanctions),
  ].filter((one) => one !== null);
  const followed = following ? Number(following === "true") : null;
  const froms = bands.map(({ from }) => from);
  for (let row = 0; row < ids.length; row++) {
    if (ofTier && !ofTier.has(tiers[row] as number)) continue;
    if (!coded.every(({ codes, isLet }) => isLet[codes[row] as number])) continue;
    if (followed !== null && traits?.isFollowed[row] !== followed) continue;
    if (found && !found.has(ids[row] as number)) continue;
    const band = bandOf(scores[score][row] as number, froms);
    if (ofBand && !ofBand[band]) continue;
    take(ids[row] as number, lat[row] as number, east[row] as number, isVague[row] === 1, band);
  }
}

/** Which codes of a column a filter lets through; null where it lets all. */
function lets(column: Coded | undefined, wanted: readonly string[] | undefined) {
  return column && wanted ? { codes: column.codes, isLet: column.values.map((value) => wanted.includes(value)) } : null;
}

function bandOf(score: number, froms: readonly number[]): number {
  if (Number.isNaN(score)) return 0;
  let band = 0;
  while (band < froms.length && (froms[band] as number) <= score) band++;
  return Math.max(1, band);
}
