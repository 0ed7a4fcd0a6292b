import { sql } from "drizzle-orm";
import { z } from "zod";
import type { Tx } from "../../platform/db/database";
import { enqueue } from "../../platform/jobs/enqueue";
import type { Task } from "../../platform/jobs/worker";
import { runConnector } from "./run-connector";
import type { Trigger } from "./runs";

/** Each minute: enqueues the reading of every connector whose time has come. Two at once take each connector once. */
export const tickConnectors: Task = async ({ database }) => {
  await database.asSystem(async (tx) => {
    const { rows } = await tx.execute<{ id: string }>(sql`
      update connectors set next_run_at = now() + every_minutes * interval '1 minute' where id in (
        select id from connectors where enabled and next_run_at <= now() and every_minutes is not null and url is not null
        order by next_run_at limit 100 for update skip locked)
      returning id`);
    for (const { id } of rows) await enqueueRun(tx, Number(id), "schedule");
  });
};

const payloadSchema = z.object({ connectorId: z.number(), trigger: z.enum(["schedule", "hand"]) });

/** Whoever reads sources: `contact`, whom a source's host can ask about us; `secret`, under which the passwords of mailboxes are sealed. */
export interface SourceReader {
  contact?: string;
  secret?: string;
}

/** Reads one connector's source. Told twice, the second time changes nothing. */
export const runConnectorTask =
  ({ contact, secret }: SourceReader = {}): Task =>
  async ({ payload, database, logger }) => {
    const { connectorId, trigger } = payloadSchema.parse(payload);
    const ingested = await runConnector(database, connectorId, { trigger, fetch: contact ? { contact } : {}, secret });
    logger.info({ connectorId, counts: ingested?.counts ?? null }, "a source was read");
  };

/** One waiting job for each connector; one after the other, so that a slow source never takes all workers. */
export async function enqueueRun(tx: Tx, connectorId: number, trigger: Exclude<Trigger, "push">): Promise<void> {
  const options = { key: `connector:${connectorId}`, queue: "connectors", maxAttempts: 3 };
  await enqueue(tx, "connectors.run", { connectorId, trigger }, options);
}
