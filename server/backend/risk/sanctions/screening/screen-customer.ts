import { setImmediate } from "node:timers/promises";
import type { Database } from "../../../platform/db/database";
import { appendEvidence } from "../../../platform/evidence/ledger";
import { type Ask, type CurrentIndex, currentIndex } from "./current-index";
import { markDue, markScreened, pendingAfter, type Wanted } from "./due-targets";
import { overtakenEntry, statusEntry } from "./evidence-entries";
import { refreshStatuses } from "./statuses";
import { type FoundMatch, storeMatches } from "./store-matches";
import { type TargetQuery, targetQueries } from "./target-queries";
import { fromIndexId } from "./to-named";

export interface Screened {
  targets: number;
  /** Candidates from the threshold of review on. */
  found: number;
  /** Decisions that are asked for again, or whose entry is gone. */
  overtaken: number;
  /** Targets whose status is another one now. */
  changed: number;
}

/** A batch is one transaction: what was screened when the process dies is not screened again. */
const TARGETS_AT_ONCE = 200;

/** Screens what a customer wants screened and is due. A second run finds nothing due and changes nothing. */
export async function screenCustomer(
  database: Database,
  { customerId, ...wanted }: Omit<Wanted, "key">,
): Promise<Screened> {
  const scope = { customerId, userId: null };
  const ask: Ask = (query) => database.asCustomer(scope, query);
  const current = await currentIndex(ask, customerId);
  await ask((tx) => markDue(tx, { customerId, ...wanted, key: current.key }));
  const screened: Screened = { targets: 0, found: 0, overtaken: 0, changed: 0 };
  for (let after = 0; ; ) {
    const pending = await ask((tx) => pendingAfter(tx, customerId, after, TARGETS_AT_ONCE));
    if (pending.length === 0) break;
    const ids = pending.map(({ targetId }) => targetId);
    after = ids.at(-1) ?? after;
    const queries = await ask((tx) => targetQueries(tx, customerId, ids));
    const found = await findMatches(current, queries);
    await ask(async (tx) => {
      const overtaken = await storeMatches(tx, customerId, queries, found, current.ruleVersion);
      await markScreened(tx, customerId, pending, current.key);
      if (overtaken.length > 0)
        await appendEvidence(
          tx,
          customerId,
          overtaken.map((one) => overtakenEntry(one, current.ruleVersion)),
        );
      screened.overtaken += overtaken.length;
    });
    screened.targets += ids.length;
    screened.found += found.length;
  }
  await ask(async (tx) => {
    const changes = await refreshStatuses(tx, customerId);
    if (changes.length > 0)
      await appendEvidence(
        tx,
        customerId,
        changes.map((one) => statusEntry(one, current.ruleVersion, current.versions)),
      );
    screened.changed = changes.length;
  });
  return screened;
}

async function findMatches({ find, versions }: CurrentIndex, queries: readonly TargetQuery[]): Promise<FoundMatch[]> {
  const found: FoundMatch[] = [];
  for (const { targetId, targetHash, query } of queries) {
    for (const { id, score, verdict, matchedName, reasons } of find(query)) {
      const { listName, entityId } = fromIndexId(id);
      const listVersion = versions.get(listName) ?? 0;
      found.push({ targetId, targetHash, listName, entityId, listVersion, score, verdict, matchedName, reasons });
    }
    // A screening takes some milliseconds; requests of the same process come in between.
    await setImmediate();
  }
  return found;
}
