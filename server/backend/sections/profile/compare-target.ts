import { type SQL, sql } from "drizzle-orm";
import type { VisibleTarget } from "../../network/targets/visible-target";
import type { Tx } from "../../platform/db/database";
import type { Perspective } from "../../reference/catalogue/perspectives";
import type { RiskBands } from "../../reference/catalogue/risk-bands";
import { riskOf } from "../../reference/catalogue/risk-of";
import { bandsOf } from "./read-parts";

/** So many of the followed are looked at: what a plan lets a customer follow. */
const LOOKED_AT = 2000;
const SHOWN = 5;

/** A target beside the organizations and sites that the customer follows in its industry, and in its country. */
export async function compareTarget(tx: Tx, customerId: number, target: VisibleTarget, perspective: Perspective) {
  const { rows } = await tx.execute<{ score: number | null; followed: number }>(sql`
    select (select score::float8 from scores where customer_id = ${customerId} and perspective = ${perspective}
             and target_id = ${target.id}) as score,
           (select count(*)::int from (select from follows where customer_id = ${customerId} limit ${LOOKED_AT + 1}) f) as followed`);
  const score = rows[0]?.score ?? null;
  const bands = await bandsOf(tx);
  const isCompany = target.type === "organization" || target.type === "POI";
  return {
    perspective,
    score,
    among: isCompany ? await amongThose(tx, { customerId, target, perspective, score, bands }) : [],
    isSample: (rows[0]?.followed ?? 0) > LOOKED_AT,
  };
}

interface Asked {
  customerId: number;
  target: VisibleTarget;
  perspective: Perspective;
  score: number | null;
  bands: RiskBands;
}

/** Among those of its industry and those of its country, as far as these are known. */
async function amongThose(tx: Tx, { customerId, target, perspective, score, bands }: Asked) {
  const groups: { by: "industry" | "country"; like: SQL }[] = [];
  if (target.industry) groups.push({ by: "industry", like: sql`industry = ${target.industry}` });
  if (target.country) groups.push({ by: "country", like: sql`country = ${target.country}` });
  if (groups.length === 0) return [];
  const either = sql.join(
    groups.map(({ like }) => sql`t.${like}`),
    sql` or `,
  );
  const counted = groups.map(
    ({ by, like }) => sql`
    select ${by}::text as by, count(*)::int as compared, (count(*) filter (where score < ${score}::float8))::int as lower,
           percentile_cont(0.5) within group (order by score) as median,
           coalesce((select jsonb_agg(to_jsonb(top) order by top.score desc, top.id)
              from (select id, name, score from others where ${like} order by score desc, id limit ${SHOWN}) top), '[]') as riskiest
      from others where ${like}`,
  );
  const { rows } = await tx.execute<Found>(sql`
    with others as materialized (
      select t.id::float8 as id, t.name, s.score::float8 as score, t.industry, t.country
        from (select target_id from follows where customer_id = ${customerId} order by target_id limit ${LOOKED_AT}) f
        join targets t on t.id = f.target_id and t.id <> ${target.id} and t.type in ('organization', 'POI') and (${either})
        join scores s on s.customer_id = ${customerId} and s.perspective = ${perspective} and s.target_id = t.id
         and s.score is not null)
    ${sql.join(counted, sql` union all `)}`);
  return groups.map(({ by }) => {
    const { riskiest, compared, lower, median } = rows.find((row) => row.by === by) ?? NOBODY;
    return {
      by,
      compared,
      lower,
      median,
      riskiest: riskiest.map((one) => ({ ...one, risk: riskOf(one.score, bands) })),
    };
  });
}

const NOBODY = { compared: 0, lower: 0, median: null, riskiest: [] };

interface Found extends Record<string, unknown> {
  by: "industry" | "country";
  compared: number;
  lower: number;
  median: number | null;
  riskiest: { id: number; name: string; score: number }[];
}
