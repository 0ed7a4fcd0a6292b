import { and, eq, sql } from "drizzle-orm";
import pg from "pg";
import type { Database, Tx } from "../../platform/db/database";
import { connectorRuns, type RunCounts } from "../../platform/db/schema/connectors";
import type { Problem } from "../../platform/db/shapes/raw-event";

/** Another process reads this connector's source at the moment. */
export class ConnectorBusy extends Error {
  override readonly name = "ConnectorBusy";
}

export interface Run {
  id: number;
  counts: RunCounts;
  problems: Problem[];
}

export type Trigger = (typeof connectorRuns.$inferInsert)["trigger"];

/**
 * Holds a connector while `work` goes on, in a lock that goes with the process: a run of it that still says `Running` was
 * interrupted then, and is told so. Throws `ConnectorBusy` when it is held elsewhere.
 */
export async function holdingConnector<T>(database: Database, connectorId: number, work: () => Promise<T>): Promise<T> {
  // A connection of its own: held for minutes, one of the pool's would be missing for the work.
  const client = new pg.Client(database.pool.options);
  client.on("error", () => undefined);
  await client.connect();
  try {
    const { rows } = await client.query("select pg_try_advisory_lock($1, $2) as mine", [CONNECTOR_LOCK, connectorId]);
    if (!rows[0]?.mine) throw new ConnectorBusy("This source is being read already.");
    return await work();
  } finally {
    // Closing it gives the lock back.
    await client.end();
  }
}

export async function beginRun(
  tx: Tx,
  { connectorId, ownerId, trigger }: { connectorId: number; ownerId: number | null; trigger: Trigger },
): Promise<Run> {
  await tx
    .update(connectorRuns)
    .set({ state: "Failed", error: "interrupted", finishedAt: sql`now()` })
    .where(and(eq(connectorRuns.connectorId, connectorId), eq(connectorRuns.state, "Running")));
  const counts: RunCounts = { read: 0, added: 0, revised: 0, joined: 0, unchanged: 0, problems: 0 };
  const values = { connectorId, ownerId, trigger, counts, state: "Running" as const };
  const [row] = await tx.insert(connectorRuns).values(values).returning({ id: connectorRuns.id });
  return { id: row?.id ?? 0, counts, problems: [] };
}

/** Says how far a run is; with each batch, so that the counts of a killed run are those of what it wrote. */
export async function keepRun(tx: Tx, { id, counts, problems }: Run): Promise<void> {
  await tx.update(connectorRuns).set({ counts, problems }).where(eq(connectorRuns.id, id));
}

export async function endRun(tx: Tx, run: Run, error: string | null): Promise<void> {
  await keepRun(tx, run);
  const state = error === null ? "Done" : "Failed";
  await tx.update(connectorRuns).set({ state, error, finishedAt: sql`now()` }).where(eq(connectorRuns.id, run.id));
}

/** Any number will do, as long as it stays the same. */
const CONNECTOR_LOCK = 7_204_311;
