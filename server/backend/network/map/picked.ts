import { type SQL, sql } from "drizzle-orm";
import type { TargetFilter } from "~/backend/contract/collection-targets";
import { ROOT_ID } from "~/backend/contract/collection-words";
import { MOST_PLACES } from "~/backend/contract/map-words";
import type { Tx } from "../../platform/db/database";
import type { Viewer } from "../collections/stored-collection";
import { conditionsOf, type RiskView, riskIs } from "../collections/targets/conditions";
import { type Members, membersOf } from "../collections/targets/members";
import { riskViewOf } from "../collections/targets/risk-view";
import { SCORE_COLUMNS, type ScoreColumn } from "./place-rows";

/** Whose places a map shows. */
export interface Network {
  viewer: Viewer;
  members: Members;
  /** All that the customer monitors, and no collection of it. */
  isWhole: boolean;
  filter: TargetFilter;
  risk: RiskView;
}

/** Throws 404 for a collection that is not there for this user. */
export async function networkOf(
  tx: Tx,
  viewer: Viewer,
  { collectionId, ...filter }: TargetFilter & { collectionId: number },
): Promise<Network> {
  const members = await membersOf(tx, viewer, collectionId);
  return { viewer, members, isWhole: collectionId === ROOT_ID, filter, risk: await riskViewOf(tx, viewer.session) };
}

/** All that match, as something to select from: `m` and its target `t`. */
export const matching = ({ viewer, members, filter, risk }: Network): SQL => sql`
  ${members.from} join targets t on t.id = m.target_id where ${conditionsOf(filter, viewer.customerId, risk)}`;

/**
 * Those that a map reads, the first by number: id, tier, sort_name, lat, east (degrees from the date line), is_vague, score, with `band` from
 * 0: none, 1: the first of the bands. A country's or an industry's point is not where it is, so it has none.
 */
export const picked = (network: Network): SQL => sql`
  select id, tier, sort_name, lat, (lon + 180) - 360 * floor((lon + 180) / 360) as east, is_vague, score,
         case when score is null then 0 else greatest(1, width_bucket(score::float8, ${froms(network.risk)}::float8[])) end as band
    from (${standsInList(network) ? fromList(network) : fromTargets(network)}) p`;

/** What else a filter may ask stands with the targets. */
const IN_LIST: ReadonlySet<string> = new Set(["risks", "tiers", "countries"]);

/** All that is asked stands in the list of what the customer monitors. */
const standsInList = (network: Network): boolean =>
  wholeScore(network) !== null &&
  Object.entries(network.filter).every(([name, value]) => value === undefined || value === "" || IN_LIST.has(name));

/** The column of that list that has the scores; null of a collection, which has other tiers. */
export const wholeScore = ({ isWhole, risk }: Network): ScoreColumn | null =>
  (isWhole && (SCORE_COLUMNS as Record<string, ScoreColumn>)[risk.perspective]) || null;

/** The list of what is monitored holds all that a map tells of a target: nothing is joined with it. */
const fromList = (network: Network): SQL => sql`
  select target_id as id, tier, sort_name, lat, lon, is_vague, ${listScore(network)} as score ${ofList(network)} order by target_id limit ${MOST_PLACES}`;

/** The same targets without their places, by number: id, country ('' where it is not known) and score. */
export const inCountries = (network: Network): SQL =>
  standsInList(network)
    ? sql`select target_id as id, country, ${listScore(network)} as score ${ofList(network)} order by target_id`
    : sql`select t.id, m.country, s.score
            from ${network.members.from} join targets t on t.id = m.target_id
            left join scores s on s.customer_id = ${network.viewer.customerId}::bigint and s.perspective = ${network.risk.perspective} and s.target_id = t.id
           where ${conditionsOf(network.filter, network.viewer.customerId, network.risk)} order by m.target_id`;

const listScore = (network: Network): SQL => sql`${sql.identifier(wholeScore(network) ?? "")}`;

function ofList(network: Network): SQL {
  const { viewer, filter, risk } = network;
  const { customerId } = viewer;
  const { tiers, countries, risks } = filter;
  const parts = [
    sql`customer_id = ${customerId}::bigint`,
    ...(tiers ? [sql`tier = any(${sql.param(tiers.map(Number))}::smallint[])`] : []),
    ...(countries ? [sql`country = any(${sql.param([...countries])}::text[])`] : []),
    ...(risks ? [riskIs(risks, listScore(network), risk)] : []),
  ];
  return sql`from monitored_targets where ${sql.join(parts, sql` and `)}`;
}

const fromTargets = ({ viewer, members, filter, risk }: Network): SQL => sql`
  select t.id, m.tier, m.sort_name, p.lat, p.lon, p.is_vague, s.score
    from ${members.from} join targets t on t.id = m.target_id
    left join scores s on s.customer_id = ${viewer.customerId}::bigint and s.perspective = ${risk.perspective} and s.target_id = t.id
   cross join lateral place_on_map(t.type, t.lat, t.lon, t.place) p
   where ${conditionsOf(filter, viewer.customerId, risk)} order by m.target_id limit ${MOST_PLACES}`;

const froms = ({ bands }: RiskView) => sql.param(bands.map(({ from }) => from));
