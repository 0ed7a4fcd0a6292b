import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { CALLS } from "~/backend/contract/calls";
import { createTestDatabase } from "../support/database";
import { fuzzCalls } from "../support/fuzz/fuzz-calls";
import { fuzzWorld } from "../support/fuzz/fuzz-world";
import { SEEDS } from "../support/fuzz/seeds";

test.each(SEEDS.calls)(
  "whatever is sent to a call, it is answered, refused by its contract, and nothing breaks: seed $seed",
  {
    timeout: 120_000,
  },
  async ({ seed, rounds }) => {
    const { connection, database, drop } = await createTestDatabase();
    const dataDir = await mkdtemp(join(tmpdir(), "tierwatch-fuzz-"));
    try {
      const { enter } = await fuzzWorld(connection, database, dataDir);
      const run = await fuzzCalls({ seed, cases: rounds * CALLS.length, enter });
      expect(run.faults).toEqual([]);
      // Junk that is all refused at the door would show nothing.
      expect(run.reached.size).toBeGreaterThan(20);
    } finally {
      await drop();
      await rm(dataDir, { recursive: true });
    }
  },
);
