import { sql } from "drizzle-orm";
import { exportExplorerPlaces } from "~/backend/contract/explorer-map";
import { answerStream, type Handler } from "../../platform/call/handler";
import type { Tx } from "../../platform/db/database";
import { begun } from "../../platform/export/begun";
import { riskOf } from "../../reference/catalogue/risk-of";
import type { Explored } from "../explorer/find-explored";
import { foundPortions } from "../explorer/found-portions";
import type { Looking } from "../explorer/sources";
import { type ExportedPlace, placesFile } from "../map/places-file";

export const directoryMapExportHandlers: Handler[] = [
  answerStream(exportExplorerPlaces, async ({ database, scope, session, query }) => {
    const { format, ...filter } = query;
    const portions = foundPortions({ database, scope, session, filter }, placesOf);
    return placesFile(await begun(portions), format, session.user.language);
  }),
];

async function placesOf(tx: Tx, looking: Looking, found: readonly Explored[]): Promise<ExportedPlace[]> {
  const { customerId, risk } = looking;
  const { rows } = await tx.execute<Omit<ExportedPlace, "risk" | "tier"> & Record<string, unknown>>(sql`
    select t.id::float8 as id, t.name, t.type, t.ctype, t.country, t.city, t.place ->> 'name' as "placeName", p.lon, p.lat,
           case when p.lat is not null then coalesce(t.place ->> 'precision', 'address') end as precision, s.score
      from unnest(${sql.param(found.map(({ id }) => id))}::bigint[]) with ordinality as w(id, n) join targets t on t.id = w.id
     cross join lateral place_on_map(t.type, t.lat, t.lon, t.place) p
      left join scores s on s.customer_id = ${customerId}::bigint and s.perspective = ${risk.perspective} and s.target_id = t.id
     order by w.n`);
  const tiers = new Map(found.map(({ id, tier }) => [id, tier]));
  return rows.map((row) => ({ ...row, tier: tiers.get(row.id) ?? null, risk: riskOf(row.score, risk.bands) }));
}
