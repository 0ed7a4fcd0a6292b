import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { createTestDatabase } from "../support/database";
import { fuzzPages } from "../support/fuzz/fuzz-pages";
import { fuzzWorld } from "../support/fuzz/fuzz-world";
import { SEEDS } from "../support/fuzz/seeds";
import { siteOf } from "../support/fuzz/site-of";

test.each(SEEDS.pages)(
  "whatever a page is asked with, it is answered, and nothing breaks: seed $seed",
  {
    timeout: 120_000,
  },
  async ({ seed, rounds }) => {
    const { connection, database, drop } = await createTestDatabase();
    const dataDir = await mkdtemp(join(tmpdir(), "tierwatch-fuzz-"));
    try {
      const { patterns, forms, enter } = await siteOf(await fuzzWorld(connection, database, dataDir));
      const run = await fuzzPages({ seed, cases: rounds * patterns.length, patterns, forms, enter });
      expect(run.faults).toEqual([]);
      expect(run.statuses[200]).toBeGreaterThan(10);
    } finally {
      await drop();
      await rm(dataDir, { recursive: true });
    }
  },
);
