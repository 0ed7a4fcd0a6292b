import { sql } from "drizzle-orm";
import type { MapCountry } from "~/backend/contract/map-countries";
import { MOST_PLACES } from "~/backend/contract/map-words";
import type { Tx } from "../../platform/db/database";
import { riskOf } from "../../reference/catalogue/risk-of";
import { inCountries, type Network } from "./picked";

/** Days of UTC, both included; null: as far as there is something. */
export interface Period {
  from: string | null;
  to: string | null;
}

/** How many targets of a network, of the first 50,000, are in each country, the median of their scores, and the alerts about them. */
export async function readCountries(tx: Tx, network: Network, { from, to }: Period) {
  const { viewer, risk } = network;
  const { rows } = await tx.execute<Omit<MapCountry, "risk"> & Record<string, unknown>>(sql`
    with those as materialized (${inCountries(network)} limit ${MOST_PLACES}),
         alerted as (
           select t.country, count(distinct a.alert_id)::int as alerts from alert_targets a join those t on t.id = a.target_id
            where a.customer_id = ${viewer.customerId}::bigint
              and a.at >= coalesce(${from}::date, '-infinity'::timestamptz) and a.at < coalesce((${to}::date + 1)::timestamptz, 'infinity')
            group by t.country)
    select country, count(*)::int as targets, count(score)::int as rated, coalesce(max(alerts), 0) as alerts,
           percentile_cont(0.5) within group (order by score::float8) as median
      from those left join alerted using (country) group by country order by targets desc, country`);
  const countries = rows.map((row): MapCountry => ({ ...row, risk: riskOf(row.median, risk.bands) }));
  return {
    countries: countries.filter(({ country }) => country !== ""),
    total: countries.reduce((sum, { targets }) => sum + targets, 0),
    withoutCountry: countries.find(({ country }) => country === "")?.targets ?? 0,
  };
}
