import { eq } from "drizzle-orm";
import { z } from "zod";
import type { Tx } from "../../../platform/db/database";
import { connectors } from "../../../platform/db/schema/connectors";
import { enqueue } from "../../../platform/jobs/enqueue";
import { withSteadyHeap } from "../../../platform/jobs/steady-heap";
import type { Task } from "../../../platform/jobs/worker";
import { readable } from "../connectors";
import { isNews } from "../formats";
import { ingest } from "../ingest";
import { pageTexts } from "../pages/page-texts";
import { newsFetch } from "../rights/ask-rights";
import { isTheSources } from "../run-connector";
import type { SourceReader } from "../tasks";
import { dropFile, isKept, keptFile, type SentFile } from "./kept-file";

const payloadSchema = z.object({ customerId: z.number(), connectorId: z.number(), file: z.uuid() });

/**
 * Reads a sent file as its source is read, and lets it go. What is wrong with the file is kept in the run; while the source is read by somebody
 * else the job is tried again. Told twice, the second time finds no file.
 */
export const ingestFileTask =
  ({ contact }: SourceReader = {}): Task =>
  async ({ payload, database, logger }) => {
    const sent = payloadSchema.parse(payload);
    const [row] = await database.asSystem((tx) =>
      tx.select().from(connectors).where(eq(connectors.id, sent.connectorId)),
    );
    if (row === undefined || !(await database.asSystem((tx) => isKept(tx, sent)))) return;
    const one = readable(row);
    const how = isNews(row) ? newsFetch(contact ? { contact } : undefined) : {};
    const options = { trigger: "hand" as const, pages: pageTexts(database, one, how) };
    const ingested = await withSteadyHeap(() => ingest(database, one, keptFile(database, sent), options)).catch(
      (error) => {
        if (isTheSources(error)) return null;
        throw error;
      },
    );
    await database.asSystem((tx) => dropFile(tx, sent));
    logger.info({ connectorId: sent.connectorId, counts: ingested?.counts ?? null }, "a file of a source was read");
  };

/** Behind the runs of sources; each file by itself. */
export async function enqueueFile(tx: Tx, sent: SentFile): Promise<void> {
  await enqueue(tx, "connectors.file", { ...sent }, { queue: "connectors", maxAttempts: 10 });
}
