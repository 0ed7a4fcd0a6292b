import { randomUUID } from "node:crypto";
import type { FeedOrder } from "~/backend/contract/alert-words";
import type { CustomerScope, Database } from "../../db/database";
import type { FeedFilter } from "../conditions";
import { readRows } from "./read-rows";
import type { ExportedAlert } from "./rows-of-columns";
import { namesOfTargets } from "./target-names";

/** So many alerts are read at once: long enough that the way to the database does not count, short enough to be little. */
const PORTION = 1000;

export interface ExportOrder {
  filter: FeedFilter;
  order: FeedOrder;
  /** Not more than these. */
  most: number;
}

/**
 * All alerts of a filter, portion by portion, each in a transaction of its own from where the one before ended: a reader may take
 * its time, and no connection waits for it. While one portion is written the next one is read.
 */
export async function* readPortions(
  database: Database,
  scope: CustomerScope,
  { filter, order, most }: ExportOrder,
): AsyncGenerator<ExportedAlert[], void> {
  const names = namesOfTargets();
  const key = `export ${randomUUID()}`;
  const read = (last: ExportedAlert | undefined, limit: number): Promise<ExportedAlert[]> => {
    const after = last ? { order, page: 1, id: last.id, at: String(last.at), priority: last.priority } : null;
    // In pipeline mode: waiting for each answer in turn costs more than the reading, while the portion before is being written.
    const asked = database.readAsCustomer(scope, key, (tx) =>
      readRows(tx, scope, { filter, order, after, limit, names }),
    );
    // It is looked at when its turn comes; until then a failure is nobody's.
    asked.catch(() => undefined);
    return asked;
  };
  let left = most;
  let next: Promise<ExportedAlert[]> | null = read(undefined, Math.min(PORTION, left));
  while (next) {
    const portion: ExportedAlert[] = await next;
    left -= portion.length;
    const isLast = portion.length < PORTION || left === 0;
    next = isLast ? null : read(portion.at(-1), Math.min(PORTION, left));
    if (portion.length > 0) yield portion;
  }
}
