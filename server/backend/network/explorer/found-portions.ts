import type { ExplorerFilter } from "~/backend/contract/explorer";
import type { Session } from "~/backend/contract/session";
import type { CustomerScope, Database, Tx } from "../../platform/db/database";
import type { Cursor } from "./cursor";
import { type Explored, findExplored } from "./find-explored";
import { lookingFor } from "./looking-for";
import type { Looking } from "./sources";

/** So many targets are read at once. */
const PORTION = 1000;
/** More than these are for a machine to fetch page by page. */
const MOST_EXPORTED = 100_000;

export interface Asked {
  database: Database;
  scope: CustomerScope;
  session: Session;
  filter: ExplorerFilter;
}

/**
 * What is found in the order of the names, at most 100,000, as `read` tells it. Each portion is a transaction of its own: no connection
 * waits for a slow reader.
 */
export async function* foundPortions<Row>(
  { database, scope, session, filter }: Asked,
  read: (tx: Tx, looking: Looking, found: readonly Explored[]) => Promise<Row[]>,
): AsyncGenerator<Row[], void> {
  let after: Cursor | null = null;
  for (let count = 0; count < MOST_EXPORTED; count += PORTION) {
    const { found, rows } = await database.asCustomer(scope, async (tx) => {
      const { looking, isNothing } = await lookingFor({ tx, scope, session }, filter);
      if (isNothing) return { found: [], rows: [] };
      const { places: found } = await findExplored(tx, looking, { sort: "name", after, limit: PORTION });
      return { found, rows: await read(tx, looking, found) };
    });
    if (rows.length > 0) yield rows;
    const last = found.at(-1);
    if (!last || found.length < PORTION) return;
    after = { sort: "name", key: last.key, page: 1 };
  }
}
