import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { CALLS } from "~/backend/contract/calls";
import { seconds } from "~/time/duration";
import { createTestDatabase } from "../support/database";
import { fuzzCalls } from "../support/fuzz/fuzz-calls";
import { fuzzWorld } from "../support/fuzz/fuzz-world";

/** Always the same here, so that what is red was broken by the change; `npm run bench -- fuzz` takes others. */
const SEED = 1;

test("whatever is sent to a call, it is answered, refused by its contract, and nothing breaks", {
  timeout: 120_000,
}, async () => {
  const { connection, database, drop } = await createTestDatabase();
  const dataDir = await mkdtemp(join(tmpdir(), "tierwatch-fuzz-"));
  try {
    const { enter } = await fuzzWorld(connection, database, dataDir);
    const run = await fuzzCalls({ seed: SEED, cases: 3 * CALLS.length, enter, limit: seconds(15) });
    expect(run.faults, `seed ${SEED}`).toEqual([]);
    // Junk that is all refused at the door would show nothing.
    expect(run.reached.size).toBeGreaterThan(20);
  } finally {
    await drop();
    await rm(dataDir, { recursive: true });
  }
});
