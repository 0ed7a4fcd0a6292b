import { randomUUID } from "node:crypto";
import type { CustomerScope, Database } from "../../../platform/db/database";
import { readRows } from "./read-rows";
import type { ExportedAlert } from "./rows-of-columns";
import { type ExportOrder, type Stretch, stretchesOf } from "./stretches";
import { namesOfTargets } from "./target-names";

/** So many alerts are read at once: long enough that the way to the database does not count, short enough to be little. */
const PORTION = 1000;
/**
 * A stretch holds more than it was cut for only if alerts came into its midst since; even of so many none is lost.
 */
const MOST_IN_STRETCH = 10 * PORTION;

/**
 * All alerts of a filter, portion by portion, each in a transaction of its own: a reader may take its time, and no connection waits for
 * it. While one portion is written the next two are read: one alone does not keep a second processor busy.
 */
export async function* readPortions(
  database: Database,
  scope: CustomerScope,
  exported: ExportOrder,
): AsyncGenerator<ExportedAlert[], void> {
  const names = namesOfTargets();
  const { filter, order } = exported;
  const read = async ({ after, until, ids }: Stretch): Promise<ExportedAlert[]> => {
    const request = { filter, order, after, until, ids, limit: MOST_IN_STRETCH, names };
    // In pipeline mode: an answer waits for the event loop, which is writing, and so would each of four in a row.
    const rows = await database.readAsCustomer(scope, randomUUID(), (tx) => readRows(tx, scope, request));
    const last = rows.length === MOST_IN_STRETCH ? rows.at(-1) : undefined;
    if (!last) return rows;
    const rest = { order, page: 1, id: last.id, at: String(last.at), priority: last.priority };
    return [...rows, ...(await read({ after: rest, until, ids: null }))];
  };
  const stretches = stretchesOf(database, scope, exported, PORTION);
  const next = (): Promise<ExportedAlert[] | null> => {
    const begun = stretches.next().then(({ done, value }) => (done ? null : read(value)));
    // It is looked at when its turn comes; until then a failure is nobody's.
    begun.catch(() => undefined);
    return begun;
  };
  const begun = [next(), next()];
  for (;;) {
    const portion = await begun.shift();
    if (!portion) return;
    begun.push(next());
    if (portion.length > 0) yield portion;
  }
}
