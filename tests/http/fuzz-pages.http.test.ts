import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { seconds } from "~/time/duration";
import { createTestDatabase } from "../support/database";
import { fuzzPages } from "../support/fuzz/fuzz-pages";
import { fuzzWorld } from "../support/fuzz/fuzz-world";
import { siteOf } from "../support/fuzz/site-of";

/** Always the same here, so that what is red was broken by the change; `npm run bench -- fuzz` takes others. */
const SEED = 1;

test("whatever a page is asked with, it is answered, and nothing breaks", { timeout: 120_000 }, async () => {
  const { connection, database, drop } = await createTestDatabase();
  const dataDir = await mkdtemp(join(tmpdir(), "tierwatch-fuzz-"));
  try {
    const { patterns, forms, enter } = await siteOf(await fuzzWorld(connection, database, dataDir));
    const run = await fuzzPages({ seed: SEED, cases: 3 * patterns.length, patterns, forms, enter, limit: seconds(15) });
    expect(run.faults, `seed ${SEED}`).toEqual([]);
    expect(run.statuses[200]).toBeGreaterThan(10);
  } finally {
    await drop();
    await rm(dataDir, { recursive: true });
  }
});
