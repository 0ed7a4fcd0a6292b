import { sql } from "drizzle-orm";
import type { Database, Tx } from "../../../platform/db/database";
import type { Actor } from "../../../platform/db/schema/evidence";
import { appendEvidence, type EvidenceEntry } from "../../../platform/evidence/ledger";
import { enqueueRescreening } from "../screening/enqueue";
import { takeTurn } from "./import-list";
import { ownerOf } from "./own-lists";
import { applyRemoval, type Removal, type RemovalAsked, refuseWhileRunning, removalOf } from "./removal";

export interface RemovalWanted extends RemovalAsked {
  actor: Actor;
  /** Of which customer the actor is; null for the operator. */
  customerId: number | null;
  reason: string;
}

/**
 * Takes a list, or one of its versions, out of effect, in one transaction, and has everybody screened again: matches that are not found
 * any more are closed then, each with its line in the ledger. The removal itself is evidence of every customer whose matches it may
 * close. Null for a list or version that is not there. Throws ListRefused while the list is being imported.
 */
export async function removeList(
  database: Database,
  { actor, customerId: own, reason, ...asked }: RemovalWanted,
): Promise<Removal | null> {
  return database.asSystem(async (tx) => {
    await takeTurn(tx, asked.name);
    await refuseWhileRunning(tx, asked.name);
    const removal = await removalOf(tx, asked);
    if (removal === null) return null;
    await applyRemoval(tx, removal);
    await enqueueRescreening(tx, ownerOf(asked.name));
    const entry = entryOf(removal, actor, reason);
    for (const customerId of await concernedBy(tx, asked.name, own)) await appendEvidence(tx, customerId, [entry]);
    return removal;
  });
}

/** In one order, so that two removals wait for each other's ledgers and never across. */
async function concernedBy(tx: Tx, name: string, own: number | null): Promise<number[]> {
  const owner = ownerOf(name);
  if (owner !== null) return [owner];
  const { rows } = await tx.execute<{ id: string }>(sql`
    select customer_id as id from screening_settings where follows_since is not null
    union select customer_id from sanctions_matches where list_name = ${name} and closed_at is null
    union select ${own}::bigint where ${own}::bigint is not null
    order by id`);
  return rows.map(({ id }) => Number(id));
}

function entryOf({ name, version, versions, from, to }: Removal, actor: Actor, reason: string): EvidenceEntry {
  return {
    actor,
    subjectType: "sanctions-list",
    subjectId: name,
    kind: version === null ? "sanctions-list.removed" : "sanctions-list.version-removed",
    before: { versions, inEffect: from || null },
    after: { inEffect: to || null },
    reason,
  };
}
