import { sql } from "drizzle-orm";
import type { GraphTarget } from "~/backend/contract/graphs";
import type { Tx } from "../../platform/db/database";
import { ruleAt } from "../../platform/rules/register";
import { commodityOfHs } from "../../reference/catalogue/commodities";
import type { Perspective } from "../../reference/catalogue/perspectives";
import { riskBandsSchema } from "../../reference/catalogue/risk-bands";
import { riskOf } from "../../reference/catalogue/risk-of";
import type { WalkedEdge } from "./merge-edges";

const SHOWN_CODES = 10;
/** From a company to the one at the top of its owners in so many steps at most. */
const FAR_UP = 4;

/** Scores of targets under a perspective, by id; what has none is left out. */
export async function readScores(
  tx: Tx,
  customerId: number,
  perspective: Perspective,
  ids: readonly number[],
): Promise<Map<number, number>> {
  const { rows } = await tx.execute<{ id: string; score: number }>(sql`
    select s.target_id as id, s.score from unnest(${sql.param([...ids])}::bigint[]) as n(id)
      join scores s on s.customer_id = ${customerId} and s.perspective = ${perspective} and s.target_id = n.id
     where s.score is not null`);
  return new Map(rows.map(({ id, score }) => [Number(id), score]));
}

/** What a graph says of each of these targets, in the order of the ids. What the customer cannot see is left out. */
export async function readNodes(
  tx: Tx,
  customerId: number,
  ids: readonly number[],
  { tiers, edges }: { tiers: ReadonlyMap<number, number>; edges: readonly WalkedEdge[] },
  scores: ReadonlyMap<number, number>,
): Promise<GraphTarget[]> {
  const today = new Date().toISOString().slice(0, 10);
  const bands = (await ruleAt(tx, "risk-bands", today, riskBandsSchema)).value;
  const groups = await groupsOf(tx, customerId, ids);
  const traded = codesOf(edges);
  const { rows } = await tx.execute<Row>(sql`
    select t.id, t.name, t.type, t.ctype, t.country, t.hs_codes as "hsCodes", f.target_id is not null as following,
           exists (select from edges o where o.from_id = t.id and o.type = 'Own' and o.owner_id = ${customerId} and o.state <> 'rejected')
        or exists (select from edges o where o.to_id = t.id and o.type = 'Own' and o.owner_id = ${customerId} and o.state <> 'rejected') as own
      from unnest(${sql.param([...ids])}::bigint[]) with ordinality as n(id, place)
      join targets t on t.id = n.id and (t.owner_id is null or t.owner_id = ${customerId})
      left join follows f on f.customer_id = ${customerId} and f.target_id = t.id
     order by n.place`);
  return rows.map((row) => {
    const id = Number(row.id);
    const score = scores.get(id) ?? null;
    const codes = [...new Set([...row.hsCodes, ...(traded.get(id) ?? [])])].map((code) => code.replace(/\D/g, ""));
    // The row itself: copied into another object, ten thousand of them took longer than all else here.
    return Object.assign(row, {
      id,
      tier: tiers.get(id) ?? 1,
      score,
      risk: riskOf(score, bands),
      group: groups.get(id) ?? null,
      commodity: codes.map(commodityOfHs).find((found) => found !== null)?.id ?? null,
      hsCodes: codes.slice(0, SHOWN_CODES),
    });
  });
}

type Row = Pick<GraphTarget, "name" | "type" | "ctype" | "country" | "following" | "own" | "hsCodes"> & {
  id: string | number;
};

/** Codes of what each target delivers, the most frequent first. */
function codesOf(edges: readonly WalkedEdge[]): Map<number, string[]> {
  const counts = new Map<number, Map<string, number>>();
  for (const { from, hsCodes } of edges) {
    const own = counts.get(from) ?? new Map<string, number>();
    for (const code of hsCodes) own.set(code, (own.get(code) ?? 0) + 1);
    counts.set(from, own);
  }
  const byCount = (own: Map<string, number>) =>
    [...own].sort((one, other) => other[1] - one[1] || (one[0] < other[0] ? -1 : 1)).map(([code]) => code);
  return new Map([...counts].map(([id, own]) => [id, byCount(own)]));
}

/** The owner at the top: of several owners the one with the largest share. A circle of owners ends by the number of steps. */
async function groupsOf(tx: Tx, customerId: number, ids: readonly number[]) {
  const { rows } = await tx.execute<{ id: string; group: string; name: string }>(sql`
    with recursive up(id, owner, depth) as (
      select n.id, p.parent_id, 1 from unnest(${sql.param([...ids])}::bigint[]) as n(id)
        cross join lateral (${ownerOf(sql`n.id`, customerId)}) p
      union all
      select u.id, p.parent_id, u.depth + 1 from up u cross join lateral (${ownerOf(sql`u.owner`, customerId)}) p
       where u.depth < ${FAR_UP})
    select distinct on (u.id) u.id, u.owner as "group", t.name from up u join targets t on t.id = u.owner
     order by u.id, u.depth desc`);
  return new Map(rows.map(({ id, group, name }) => [Number(id), { id: Number(group), name }]));
}

const ownerOf = (target: ReturnType<typeof sql>, customerId: number) => sql`
  select p.parent_id from target_parents p
   where p.target_id = ${target} and (p.owner_id is null or p.owner_id = ${customerId})
   order by p.share desc nulls last, p.parent_id limit 1`;
