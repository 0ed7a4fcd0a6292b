import { type SQL, sql } from "drizzle-orm";
import type { TargetFilter } from "~/backend/contract/collection-targets";
import type { Bounds } from "~/backend/contract/map-grid";
import { MOST_PLACES } from "~/backend/contract/map-words";
import type { Tx } from "../../platform/db/database";
import type { Viewer } from "../collections/stored-collection";
import { conditionsOf, type RiskView } from "../collections/targets/conditions";
import { type Members, membersOf } from "../collections/targets/members";
import { riskViewOf } from "../collections/targets/risk-view";

/** Whose places a map shows. */
export interface Network {
  viewer: Viewer;
  members: Members;
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
  return { viewer, members, filter, risk: await riskViewOf(tx, viewer.session) };
}

/** All that match, as something to select from: `m` and its target `t`. */
export const matching = ({ viewer, members, filter, risk }: Network): SQL => sql`
  ${members.from} join targets t on t.id = m.target_id where ${conditionsOf(filter, viewer.customerId, risk)}`;

/**
 * Those that a map reads, the first by number, with `band` from 0: none, 1: the first of the bands. A country's or an industry's point is
 * not where it is, so it has none.
 */
export const picked = ({ viewer, members, filter, risk }: Network): SQL => sql`
  select t.id, m.tier, m.sort_name, case when t.type in ('organization', 'POI') then t.lat end as lat,
         (t.lon + 180) - 360 * floor((t.lon + 180) / 360) as east, coalesce(t.place ->> 'precision', 'address') as precision, s.score,
         case when s.score is null then 0 else greatest(1, width_bucket(s.score::float8, ${froms(risk)}::float8[])) end as band
    from ${members.from} join targets t on t.id = m.target_id
    left join scores s on s.customer_id = ${viewer.customerId}::bigint and s.perspective = ${risk.perspective} and s.target_id = t.id
   where ${conditionsOf(filter, viewer.customerId, risk)} order by m.target_id limit ${MOST_PLACES}`;

const froms = ({ bands }: RiskView) => sql.param(bands.map(({ from }) => from));

/** Of a row of `picked`: it lies between the bounds, over the date line as well. */
export function within({ west, south, east, north }: Bounds): SQL {
  const start = (((west + 180) % 360) + 360) % 360;
  const behind = sql`(east - ${start}::float8)`;
  return sql`lat between ${south}::float8 and ${north}::float8
    and ${behind} - 360 * floor(${behind} / 360) <= ${east - west}::float8`;
}
