import { type SQL, sql } from "drizzle-orm";
import type { FoundTarget } from "~/backend/contract/targets";
import type { Tx } from "../../platform/db/database";
import { riskOf } from "../../reference/catalogue/risk-of";
import { foldName } from "../../reference/names/fold-name";
import type { RiskView } from "../collections/targets/conditions";

interface Wanted {
  /** Part of a name, as somebody types it. */
  q: string;
  type?: FoundTarget["type"];
  size: number;
  risk: RiskView;
}

/** So many names are looked at of the monitored, of those that begin so, and of the rest; more letters make them fewer. */
const CANDIDATES = 200;

/**
 * Targets that the customer can see with a name that holds what was typed: those that begin with it first, then those with
 * a word that does, then the likest. What is followed comes before what is not. Folded as names are, so that "muller"
 * finds "Müller".
 */
export async function findTargets(tx: Tx, customerId: number, { q, type, size, risk }: Wanted): Promise<FoundTarget[]> {
  const typed = foldName(q);
  if (typed === "") return [];
  const seen = (alias: SQL) => sql`(${alias}.owner_id is null or ${alias}.owner_id = ${customerId})`;
  const { rows } = await tx.execute<Row>(sql`
    with hits as (
      (select n.target_id, n.text, n.kind, n.folded from monitored_targets m
        join target_names n on n.target_id = m.target_id
        where m.customer_id = ${customerId} and n.folded like ${`%${typed}%`} and ${seen(sql`n`)} limit ${CANDIDATES})
      union all
      (select n.target_id, n.text, n.kind, n.folded from target_names n
        where n.folded like ${`${typed}%`} and ${seen(sql`n`)} limit ${CANDIDATES})
      union all
      (select n.target_id, n.text, n.kind, n.folded from target_names n
        where n.folded like ${`%${typed}%`} and ${seen(sql`n`)} limit ${CANDIDATES})),
    placed as (
      select *, similarity(folded, ${typed}) as likeness,
        case when folded like ${`${typed}%`} then 0 when folded like ${`% ${typed}%`} then 1 else 2 end as place
      from hits),
    best as (
      select distinct on (target_id) * from placed
      order by target_id, place, (kind = 'main') desc, likeness desc, text)
    select t.id, t.name, t.type, t.ctype, t.country, t.city, b.text as matched, f.target_id is not null as following,
           m.tier, s.score
    from best b
    join targets t on t.id = b.target_id and ${seen(sql`t`)} ${type ? sql`and t.type = ${type}` : sql``}
    left join follows f on f.customer_id = ${customerId} and f.target_id = t.id
    left join monitored_targets m on m.customer_id = ${customerId} and m.target_id = t.id
    left join scores s on s.customer_id = ${customerId} and s.perspective = ${risk.perspective} and s.target_id = t.id
    order by (f.target_id is null), b.place, b.likeness desc, t.name, t.id
    limit ${size}`);
  return rows.map(({ id, matched, name, score, ...rest }) => ({
    ...rest,
    score,
    risk: riskOf(score, risk.bands),
    id: Number(id),
    name,
    matchedName: matched === name ? null : matched,
  }));
}

type Row = Omit<FoundTarget, "id" | "matchedName" | "risk"> & { id: string; matched: string };
