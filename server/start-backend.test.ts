import { mkdtemp, readFile, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pino } from "pino";
import { expect, test } from "vitest";
import { createTestDatabase } from "../tests/support/database";
import { asOwner, urlOf } from "../tests/support/database-cluster";
import { addCustomer, recordDecisions } from "../tests/support/ledger";
import { checkpointFile } from "./backend/platform/evidence/checkpoints/checkpoint-folder";
import { readConfig } from "./config";
import { connectionsOfPool, prepareDatabase } from "./start-backend";

test.each([
  [80, 1, 10],
  [80, 2, 10],
  [80, 4, 9],
  [80, 8, 4],
  [80, 16, 2],
  [80, 64, 1],
  [200, 8, 10],
])("of %i connections, each of %i processes has pools of %i", (connections, processes, size) => {
  expect(connectionsOfPool(connections, processes)).toBe(size);
});

test("the processes together keep to the connections that they share, down to three each", () => {
  for (const connections of [20, 80, 300])
    for (let processes = 1; processes <= connections / 3; processes++)
      expect(processes * (2 * connectionsOfPool(connections, processes) + 1)).toBeLessThanOrEqual(connections);
});

test("a server that does jobs makes the key of the checkpoints at its start, and writes checkpoints by the clock", async () => {
  const dataDir = await mkdtemp(join(tmpdir(), "tierwatch-start-"));
  const db = await createTestDatabase();
  const env = { DATA_DIR: dataDir, DATABASE_URL: urlOf(db.connection), DEMO: "off" };
  const prepared = await prepareDatabase(readConfig(env), pino({ level: "silent" }));
  try {
    expect((await stat(join(dataDir, "evidence/signing-key.pem"))).mode & 0o777).toBe(0o600);
    const customerId = await addCustomer(db.database, "nordwind");
    await recordDecisions(db.database, customerId, 1);
    const clock = "select from graphile_worker._private_known_crontabs where identifier = 'evidence.checkpoint'";
    await expect.poll(async () => (await asOwner(db.connection, clock)).rowCount).toBe(1);
    await asOwner(db.connection, "select graphile_worker.add_job('evidence.checkpoint', '{}')");
    const written = () => readFile(checkpointFile(dataDir, customerId), "utf8").catch(() => "");
    await expect.poll(written, { timeout: 20_000 }).toContain(`"customer":${customerId},"seq":1`);
  } finally {
    await prepared.stop();
    await db.drop();
    await rm(dataDir, { recursive: true });
  }
});
