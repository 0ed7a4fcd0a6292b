import { sql } from "drizzle-orm";
import { exportMapPlaces } from "~/backend/contract/map";
import { answerStream, type Handler } from "../../platform/call/handler";
import type { CustomerScope, Database } from "../../platform/db/database";
import { begun } from "../../platform/export/begun";
import { riskOf } from "../../reference/catalogue/risk-of";
import { matching, networkOf } from "./picked";
import { type ExportedPlace, placesFile } from "./places-file";

export const mapExportHandlers: Handler[] = [
  answerStream(exportMapPlaces, async ({ database, scope, session, query }) => {
    const { format, ...filter } = query;
    const viewer = { customerId: scope.customerId, session };
    const portions = readPortions(database, scope, (tx) => networkOf(tx, viewer, filter));
    return placesFile(await begun(portions), format, session.user.language);
  }),
];

/** So many are read at once, each portion in a transaction of its own: no connection waits for a slow reader. */
const PORTION = 2000;
/** More than these are for a machine to fetch by parts of the world. */
const MOST_EXPORTED = 100_000;

type OpenNetwork = (tx: Parameters<typeof networkOf>[0]) => ReturnType<typeof networkOf>;

async function* readPortions(
  database: Database,
  scope: CustomerScope,
  open: OpenNetwork,
): AsyncGenerator<ExportedPlace[], void> {
  let last = 0;
  for (let read = 0; read < MOST_EXPORTED; read += PORTION) {
    const rows = await database.asCustomer(scope, async (tx) => {
      const network = await open(tx);
      const { viewer, risk } = network;
      const found = await tx.execute<Omit<ExportedPlace, "risk"> & Record<string, unknown>>(sql`
        select t.id::float8 as id, t.name, t.type, t.ctype, t.country, t.city, m.tier, t.place ->> 'name' as "placeName",
               case when t.type in ('organization', 'POI') then t.lon end as lon,
               case when t.type in ('organization', 'POI') then t.lat end as lat,
               case when t.lat is not null and t.type in ('organization', 'POI')
                    then coalesce(t.place ->> 'precision', 'address') end as precision,
               (select s.score from scores s where s.customer_id = ${viewer.customerId}::bigint
                   and s.perspective = ${risk.perspective} and s.target_id = t.id) as score
          from ${matching(network)} and m.target_id > ${last}::bigint order by m.target_id limit ${PORTION}`);
      return found.rows.map((row): ExportedPlace => ({ ...row, risk: riskOf(row.score, risk.bands) }));
    });
    if (rows.length > 0) yield rows;
    if (rows.length < PORTION) return;
    last = rows.at(-1)?.id ?? last;
  }
}
