import { type ExplorerFilter, exportExplorer } from "~/backend/contract/explorer";
import type { Session } from "~/backend/contract/session";
import { answerStream, type Handler } from "../../platform/call/handler";
import type { CustomerScope, Database } from "../../platform/db/database";
import { readTargets } from "../collections/targets/read-targets";
import { targetFile } from "../collections/targets/target-file";
import type { Cursor } from "./cursor";
import { findExplored } from "./find-explored";
import { geoJsonFile, type Placed, pointsOf } from "./geojson-file";
import { lookingFor } from "./looking-for";

export const explorerExportHandlers: Handler[] = [
  answerStream(exportExplorer, ({ database, scope, session, query }) => {
    const { format, ...filter } = query;
    const { language } = session.user;
    const portions = readPortions(database, scope, session, { filter, withPoints: format === "geojson" });
    return format === "geojson" ? geoJsonFile(portions, language) : targetFile(portions, format, language);
  }),
];

/** So many targets are read at once. */
const PORTION = 1000;
/** More than these are for a machine to fetch page by page. */
const MOST_EXPORTED = 100_000;

/** What was found in the order of the names, each portion in a transaction of its own: no connection waits for a slow reader. */
async function* readPortions(
  database: Database,
  scope: CustomerScope,
  session: Session,
  { filter, withPoints }: { filter: ExplorerFilter; withPoints: boolean },
): AsyncGenerator<Placed[], void> {
  let after: Cursor | null = null;
  for (let read = 0; read < MOST_EXPORTED; read += PORTION) {
    const { places, targets } = await database.asCustomer(scope, async (tx) => {
      const { looking, isNothing } = await lookingFor({ tx, scope, session }, filter);
      if (isNothing) return { places: [], targets: [] };
      const { places } = await findExplored(tx, looking, { sort: "name", after, limit: PORTION });
      const viewer = { customerId: scope.customerId, session };
      const targets = await readTargets(tx, viewer, looking.risk, places);
      const ids = withPoints ? targets.map(({ id }) => id) : [];
      const points = await pointsOf(tx, ids);
      return { places, targets: targets.map((target) => ({ ...target, point: points.get(target.id) ?? null })) };
    });
    if (targets.length > 0) yield targets;
    const last = places.at(-1);
    if (!last || places.length < PORTION) return;
    after = { sort: "name", key: last.key, page: 1 };
  }
}
