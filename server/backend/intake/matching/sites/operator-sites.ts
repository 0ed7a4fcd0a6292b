import { sql } from "drizzle-orm";
import type { Tx } from "../../../platform/db/database";
import { among } from "../among";
import type { Box } from "../boxes";

export interface SitesAsked {
  /** Ids of organizations. */
  operators: number[];
  /** ISO 3166-1 alpha-2. */
  countries: string[];
  /** Where it happened; where no point is known, empty. */
  boxes: Box[];
  /** Names of its towns in lower case. */
  towns: string[];
}

/** A site of one of them. */
export interface OperatedSite {
  siteId: number;
  operatorId: number;
  /** Whose each part of the knowledge is that the one runs or owns the other; null: everybody's. */
  owners: (number | null)[];
}

/** In one statement, so that none runs long. */
const AT_ONCE = 100;
/** Of one name: who has more sites in one town is not told apart by it. */
const MOST_SITES = 50;

/** The sites of organizations beside a place: run or owned by them, or by a company of theirs. */
export async function operatorSites(
  tx: Tx,
  asked: readonly SitesAsked[],
  only: readonly number[] | null,
): Promise<OperatedSite[][]> {
  const found: OperatedSite[][] = asked.map(() => []);
  const all = asked.flatMap(({ boxes, ...one }, n) => {
    return boxes.length > 0 ? boxes.map((box) => ({ n, ...one, ...box })) : [{ n, ...one }];
  });
  for (let from = 0; from < all.length; from += AT_ONCE) {
    const { rows } = await tx.execute<{ n: number; site: string; operator: string; owners: (number | null)[] }>(sql`
      select q.n, s.site, s.operator, s.owners
        from jsonb_to_recordset(${JSON.stringify(all.slice(from, from + AT_ONCE))}::jsonb)
          as q(n int, operators bigint[], countries text[], towns text[], south float8, north float8, west float8, east float8)
       cross join lateral (
         select t.id as site, o.id as operator,
                min(jsonb_build_array(o.owner_id, t.owner_id, f.owner, f.via)::text)::jsonb as owners
           from targets o
           join lateral (
             select p.target_id as site, p.owner_id as owner, null::bigint as via from target_parents p where p.parent_id = o.id
             union all
             select own.target_id, p.owner_id, own.owner_id from target_parents p
               join target_parents own on own.parent_id = p.target_id where p.parent_id = o.id
           ) f on true
           join targets t on t.id = f.site and t.type = 'POI' and t.country = any(q.countries) and ${among(only)}
          where o.id = any(q.operators) and ((t.lat between q.south and q.north and t.lon between q.west and q.east) or lower(t.city) = any(q.towns))
          group by t.id, o.id order by t.id, o.id limit ${MOST_SITES}) s`);
    for (const { n, site, operator, owners } of rows)
      found[n]?.push({ siteId: Number(site), operatorId: Number(operator), owners });
  }
  return found;
}
