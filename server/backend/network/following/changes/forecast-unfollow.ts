import { sql } from "drizzle-orm";
import { forecastUnfollow, type UnfollowForecast } from "~/backend/contract/unfollow-forecast";
import { answer, type Handler } from "../../../platform/call/handler";
import type { Tx } from "../../../platform/db/database";
import { mayFill, visibleCollections } from "../../collections/stored-collection";
import { selectedTargets } from "./selected-targets";

/** What an unfollow takes away by the same rules: out of the collections that the asker may fill, and out of no other. */
export const unfollowForecastHandlers: Handler[] = [
  answer(forecastUnfollow, async (asked) => {
    const { tx, scope, session, body } = asked;
    const { holders, ...counts } = await count(tx, scope.customerId, await selectedTargets(asked, body.selection));
    const seen = new Map(
      (await visibleCollections(tx, { customerId: scope.customerId, session })).map((row) => [row.id, row]),
    );
    const named = holders.flatMap(({ id, targets, owner }) => {
      const row = seen.get(id);
      return row ? [{ id, name: row.name, owner, targets, leaves: mayFill(row, session) }] : [];
    });
    return {
      ...counts,
      leaves: most(named.filter(({ leaves }) => leaves)),
      stays: most(named.filter(({ leaves }) => !leaves)),
      hidden: holders.length - named.length,
    };
  }),
];

type Holder = UnfollowForecast["leaves"]["first"][number];

/** A page names so many; thousands of targets are in hundreds of collections. */
const MOST_NAMED = 20;

const most = (all: readonly (Holder & { leaves: boolean })[]): UnfollowForecast["leaves"] => ({
  total: all.length,
  first: all.slice(0, MOST_NAMED).map(({ leaves: _, ...holder }) => holder),
});

type Counts = Omit<UnfollowForecast, "leaves" | "stays" | "hidden"> & { holders: Omit<Holder, "name">[] };

/** One statement for all of them. What the customer cannot see counts for nothing. */
async function count(tx: Tx, customerId: number, targetIds: readonly number[]): Promise<Counts> {
  const { rows } = await tx.execute<Counts & Record<string, unknown>>(sql`
    with picked as materialized (
      select coalesce(array_agg(id), '{}') as ids from targets
       where id = any(${sql.param([...targetIds])}::bigint[]) and (owner_id is null or owner_id = ${customerId})
    ), held as (
      select collection_id, count(*)::int as n from collection_targets
       where customer_id = ${customerId} and target_id = any((select ids from picked)::bigint[]) group by 1
    )
    select (select cardinality(ids) from picked) as total,
           (select count(*)::int from follows
             where customer_id = ${customerId} and target_id = any((select ids from picked)::bigint[])) as following,
           (select count(distinct a.id)::int
              from action_targets k join actions a on a.customer_id = k.customer_id and a.id = k.action_id
             where k.customer_id = ${customerId} and k.target_id = any((select ids from picked)::bigint[])
               and a.meta_status in ('Planned', 'InProgress')) as "openActions",
           alerts.open as "openAlerts", alerts.own as "ownAlerts",
           (select coalesce(json_agg(json_build_object('id', c.id, 'targets', h.n,
                     'owner', case when u.id is not null then json_build_object('id', u.id, 'name', concat_ws(' ', u.firstname, u.lastname)) end)
                     order by h.n desc, lower(c.name), c.id), '[]')
              from held h join collections c on c.customer_id = ${customerId} and c.id = h.collection_id
              left join users u on c.scope = 'User' and u.customer_id = c.customer_id and u.id = c.user_id) as holders
      from (select count(distinct a.id) filter (where a.status_id in ('new', 'in-review'))::int as open,
                   count(distinct a.id) filter (where k.own)::int as own
              from alert_targets k join alerts a on a.customer_id = k.customer_id and a.id = k.alert_id
             where k.customer_id = ${customerId} and k.target_id = any((select ids from picked)::bigint[])
               and (k.own or a.status_id in ('new', 'in-review'))) alerts`);
  const [row] = rows;
  if (!row) throw new Error("Counting answered no row");
  return row;
}
