import { type SQL, sql } from "drizzle-orm";
import type { Tx } from "../../../platform/db/database";
import { byGroup, isGrouped } from "./by-group";
import type { Members } from "./members";
import { type Place, type PlaceRequest, type PlaceRow, thatFit, toPlace } from "./places";

/** The first places of the list behind the cursor. Each order is walked along its index; none counts off what came before. */
export async function findPlaces(tx: Tx, request: PlaceRequest): Promise<Place[]> {
  if (isGrouped(request.sort)) return byGroup(tx, { ...request, sort: request.sort });
  if (request.sort !== "riskiest") return byName(tx, request, request.sort === "name");
  return riskiest(tx, request);
}

/**
 * Scores first, then by name what has none, in one query. The rest is limited by what the scores leave open: where they fill the page
 * it is not looked at, which could be the whole list.
 */
async function riskiest(tx: Tx, request: PlaceRequest): Promise<Place[]> {
  const { after, limit } = request;
  const unscored = after?.score === null ? after : null;
  const rest = { ...request, after: unscored };
  if (unscored) return byName(tx, rest, true, without(request));
  const { rows } = await tx.execute<PlaceRow>(sql`
    with scored as materialized (${selectByScore(request)}),
         rest as (select * from (${selectByName(rest, true, without(request))}) most limit (select ${limit}::int - count(*) from scored))
    select * from (select * from scored union all select * from rest) found
     order by score desc nulls last, case when score is null then name end, id`);
  return rows.map(toPlace);
}

async function byName(tx: Tx, request: PlaceRequest, rising: boolean, more: SQL = sql``): Promise<Place[]> {
  const { rows } = await tx.execute<PlaceRow>(selectByName(request, rising, more));
  return rows.map(toPlace);
}

function selectByName(request: PlaceRequest, rising: boolean, more: SQL): SQL {
  const { members, after, limit } = request;
  const beyond =
    after &&
    sql`and (m.sort_name, m.target_id) ${rising ? sql`>` : sql`<`} (${after.name} collate "C", ${after.id}::bigint)`;
  const order = rising ? sql`m.sort_name, m.target_id` : sql`m.sort_name desc, m.target_id desc`;
  return sql`
    select m.target_id as id, m.tier, m.sort_name as name, null::real as score, null::text as "group"
      from ${members.from} ${thatFit(request)}
     where true ${beyond ?? sql``} ${more}
     order by ${order} limit ${limit}`;
}

function selectByScore(request: PlaceRequest): SQL {
  const { customerId, members, risk, after, limit } = request;
  const beyond =
    after &&
    sql`and s.score <= ${after.score}::real and (s.score < ${after.score}::real or s.target_id > ${after.id}::bigint)`;
  return sql`
    select m.target_id as id, m.tier, m.sort_name as name, s.score, null::text as "group"
      from scores s ${membersOfScores(members)} ${thatFit(request)}
     where s.customer_id = ${customerId}::bigint and s.perspective = ${risk.perspective} and s.score is not null
       ${beyond ?? sql``}
     order by s.score desc nulls last, s.target_id limit ${limit}`;
}

/** A list of fewer is sorted as a whole, sooner than the scores of the whole network are walked for it. */
const FEW = 5000;

/** The member that a score is of. Of many, each is looked at where its score's turn comes. */
const membersOfScores = ({ from, isStored, count }: Members): SQL =>
  isStored && (count === null || count > FEW)
    ? sql`cross join lateral (select m.* from ${from} where m.target_id = s.target_id offset 0) m`
    : sql`join ${from} on m.target_id = s.target_id`;

const without = ({ customerId, risk }: PlaceRequest): SQL => sql`
  and not exists (select from scores s where s.customer_id = ${customerId}::bigint
    and s.perspective = ${risk.perspective} and s.target_id = m.target_id and s.score is not null)`;
