import { sql } from "drizzle-orm";
import type { ExplorerFilter } from "~/backend/contract/explorer";
import { exportExplorerPlaces } from "~/backend/contract/explorer-map";
import type { Session } from "~/backend/contract/session";
import { answerStream, type Handler } from "../../platform/call/handler";
import type { CustomerScope, Database, Tx } from "../../platform/db/database";
import { riskOf } from "../../reference/catalogue/risk-of";
import type { Cursor } from "../explorer/cursor";
import { type Explored, findExplored } from "../explorer/find-explored";
import { lookingFor } from "../explorer/looking-for";
import type { Looking } from "../explorer/sources";
import { type ExportedPlace, placesFile } from "../map/places-file";

export const directoryMapExportHandlers: Handler[] = [
  answerStream(exportExplorerPlaces, async ({ database, scope, session, query }) => {
    const { format, ...filter } = query;
    return placesFile(readPortions(database, scope, session, filter), format, session.user.language);
  }),
];

/** So many are read at once. */
const PORTION = 1000;
/** More than these are for a machine to fetch by parts of the world. */
const MOST_EXPORTED = 100_000;

/** In the order of the names, each portion in a transaction of its own: no connection waits for a slow reader. */
async function* readPortions(
  database: Database,
  scope: CustomerScope,
  session: Session,
  filter: ExplorerFilter,
): AsyncGenerator<ExportedPlace[], void> {
  let after: Cursor | null = null;
  for (let read = 0; read < MOST_EXPORTED; read += PORTION) {
    const { found, places } = await database.asCustomer(scope, async (tx) => {
      const { looking, isNothing } = await lookingFor({ tx, scope, session }, filter);
      if (isNothing) return { found: [], places: [] };
      const { places: found } = await findExplored(tx, looking, { sort: "name", after, limit: PORTION });
      return { found, places: await placesOf(tx, looking, found) };
    });
    if (places.length > 0) yield places;
    const last = found.at(-1);
    if (!last || found.length < PORTION) return;
    after = { sort: "name", key: last.key, page: 1 };
  }
}

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
