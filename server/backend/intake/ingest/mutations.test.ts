import { readFileSync } from "node:fs";
import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { minutes } from "~/time/duration";
import { createTestDatabase, type TestDatabase } from "../../../../tests/support/database";
import { dumpEvents, readSource } from "../../../../tests/support/ingest/read-source";

let db: TestDatabase;
beforeAll(async () => {
  db = await createTestDatabase();
});
afterAll(() => db.drop());

const FILES = [
  ["usgs", "usgs/fixtures/week.geojson"],
  ["gdacs", "gdacs/fixtures/alerts.xml"],
  ["warn-al", "warn/fixtures/state.csv"],
  ["chokepoints", "chokepoints/fixtures/incidents.csv"],
  ["feed:f", "feed/fixtures/rss2.xml"],
] as const;
const PIECES = [
  '"',
  "<",
  "&",
  "\0",
  "\n",
  ",",
  "{",
  "]",
  "\ud800",
  "\\u0000",
  "\\ud800",
  "9".repeat(400),
  "-1e999",
  "0000-01-01",
  "\u2028",
];

test.each(FILES)(
  "%s with any characters changed is taken in without an exception, and a second time without a change",
  async (name, file) => {
    const original = readFileSync(new URL(`../connectors/${file}`, import.meta.url), "utf8");
    const change = fc.record({ at: fc.nat(), length: fc.nat({ max: 30 }), put: fc.constantFrom(...PIECES) });
    await fc.assert(
      fc.asyncProperty(
        fc.array(change, { minLength: 1, maxLength: 5 }),
        fc.integer({ min: 1, max: 5 }),
        async (changes, batchSize) => {
          const text = changes.reduce((before, { at, length, put }) => {
            const from = at % (before.length + 1);
            return before.slice(0, from) + put + before.slice(from + length);
          }, original);
          const { counts } = await readSource(db, name, text, { batchSize });
          expect(counts.read).toBe(counts.added + counts.revised + counts.joined + counts.unchanged);
          const once = await dumpEvents(db);
          await readSource(db, name, text, { batchSize });
          expect(await dumpEvents(db)).toEqual(once);
        },
      ),
      { numRuns: 10, endOnFailure: true },
    );
  },
  minutes(2),
);
