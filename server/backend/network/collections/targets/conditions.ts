import { type SQL, sql } from "drizzle-orm";
import type { TargetFilter } from "~/backend/contract/collection-targets";
import type { RiskBands } from "../../../reference/catalogue/risk-bands";
import { foldName } from "../../../reference/names/fold-name";
import { mine, notRejected } from "../../monitored/known-edges";

/** Under which perspective, and by which bands, a list speaks of risk. */
export interface RiskView {
  perspective: string;
  bands: RiskBands;
}

/** No filter leaves anything out. */
export const isPlain = (filter: TargetFilter): boolean =>
  Object.values(filter).every((value) => value === undefined || value === "");

/** What a member `m` with its target `t` has to be, joined by "and". */
export function conditionsOf(filter: TargetFilter, customerId: number, risk: RiskView): SQL {
  const { q, types, countries, risks, tiers, edgeTypes, edgeSources, following, sanctions, foreignId } = filter;
  const customer = sql`${customerId}::bigint`;
  const own = (alias: SQL) => sql`(${alias}.owner_id is null or ${alias}.owner_id = ${customer})`;
  const isFollowed = sql`exists (select from follows f where f.customer_id = ${customer} and f.target_id = t.id)`;
  const parts: (SQL | false | undefined | "")[] = [
    own(sql`t`),
    types && sql`t.type = any(${texts(types)}::text[])`,
    countries && sql`t.country = any(${texts(countries)}::text[])`,
    tiers && sql`m.tier = any(${sql.param(tiers.map(Number))}::smallint[])`,
    following && (following === "true" ? isFollowed : sql`not ${isFollowed}`),
    risks && riskIn(risks, customer, risk),
    sanctions &&
      sql`coalesce((select s.status from target_screenings s where s.customer_id = ${customer} and s.target_id = t.id),
            'NotScreened') = any(${texts(sanctions)}::text[])`,
    q && named(q, own),
    foreignId &&
      sql`exists (select from target_identifiers i where i.target_id = t.id and ${own(sql`i`)}
            and starts_with(lower(i.value), lower(${foreignId})))`,
    (edgeTypes || edgeSources) &&
      sql`exists (select from edges e where e.from_id = t.id and ${mine(sql`e`, customerId)}
            and ${notRejected(sql`e`, customerId)}
            ${edgeTypes ? sql`and e.type = any(${texts(edgeTypes)}::text[])` : sql``}
            ${edgeSources ? sql`and e.source = any(${texts(edgeSources)}::text[])` : sql``})`,
  ];
  return sql.join(
    parts.filter((part): part is SQL => Boolean(part)),
    sql` and `,
  );
}

/** Nothing of what was typed may be left, such as of "---": then nothing is called so. */
function named(q: string, own: (alias: SQL) => SQL): SQL {
  const typed = foldName(q);
  if (typed === "") return sql`false`;
  return sql`exists (select from target_names n where n.target_id = t.id and ${own(sql`n`)}
    and strpos(n.folded, ${typed}) > 0)`;
}

const riskIn = (risks: readonly string[], customer: SQL, risk: RiskView): SQL =>
  riskIs(
    risks,
    sql`(select s.score from scores s
      where s.customer_id = ${customer} and s.perspective = ${risk.perspective} and s.target_id = t.id)`,
    risk,
  );

/** A score, null where there is none, is of one of these risks. */
export function riskIs(risks: readonly string[], score: SQL, { bands }: RiskView): SQL {
  const wanted = risks.map((risk) => {
    const at = bands.findIndex((band) => band.risk === risk);
    const [band, next] = [bands[at], bands[at + 1]];
    if (!band) return sql`${score} is null`;
    return next ? sql`${score} >= ${band.from} and ${score} < ${next.from}` : sql`${score} >= ${band.from}`;
  });
  return sql`(${sql.join(wanted, sql` or `)})`;
}

const texts = (values: readonly string[]) => sql.param([...values]);
