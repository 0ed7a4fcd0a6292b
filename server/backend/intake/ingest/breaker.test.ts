import { afterEach, beforeEach, expect, test } from "vitest";
import { createTestDatabase, type TestDatabase } from "../../../../tests/support/database";
import { asOwner } from "../../../../tests/support/database-cluster";
import { readSource } from "../../../../tests/support/ingest/read-source";

let db: TestDatabase;
beforeEach(async () => {
  db = await createTestDatabase();
});
afterEach(() => db.drop());

const rowsOf = async (query: string): Promise<Record<string, unknown>[]> => (await asOwner(db.connection, query)).rows;

/** Strikes at companies that nobody has heard of, each at another one. */
function strikes(from: number, count: number): string {
  const nameOf = (n: number): string =>
    `Quell${"bcdfgklmnprstvz"[n % 15]}a${"bcdfgklmnprst"[Math.floor(n / 15) % 13]}or`;
  const items = Array.from({ length: count }, (_, n) => {
    const title = `Workers at ${nameOf(from + n)} walk out in strike over pay`;
    return `<item><guid>${from + n}</guid><title>${title}</title><language>en</language><pubDate>${new Date().toUTCString()}</pubDate></item>`;
  });
  return `<rss version="2.0"><channel><title>News</title>${items.join("")}</channel></rss>`;
}

const HELD = "select count(*)::int as n from item_readings where held_by = 'breaker' and to_review";
const STRIKES = "select count(*)::int as n from events where event_type_id = 'strike'";

test("what a source tells beyond fifty events of a first day waits for a person, and its run says so", async () => {
  const { counts, problems } = await readSource(db, "feed:flood", strikes(0, 70), { batchSize: 40 });
  expect(counts).toMatchObject({ added: 70, published: 50, held: 20, problems: 1 });
  expect(problems).toMatchObject([{ message: expect.stringContaining("20 texts wait for a person") }]);
  expect([await rowsOf(STRIKES), await rowsOf(HELD)]).toEqual([[{ n: 50 }], [{ n: 20 }]]);
  // The same file again changes nothing, and what is new the same day waits, too.
  await readSource(db, "feed:flood", strikes(0, 75));
  expect([await rowsOf(STRIKES), await rowsOf(HELD)]).toEqual([[{ n: 50 }], [{ n: 25 }]]);
  // Another source's day is its own.
  await readSource(db, "feed:other", strikes(100, 10));
  expect(await rowsOf(STRIKES)).toEqual([{ n: 60 }]);
});

test("a source that tells of many events every day may tell of five times as many", async () => {
  await readSource(db, "feed:flood", strikes(0, 0));
  await rowsOf(`insert into connector_runs (connector_id, trigger, state, counts, started_at)
    select connector_id, 'schedule', 'Done', '{"published": 12}', now() - make_interval(days => d)
      from connector_runs, generate_series(1, 28) d`);
  const { counts } = await readSource(db, "feed:flood", strikes(0, 65));
  expect(counts).toMatchObject({ published: 60, held: 5 });
});

const YESTERDAY = `update connector_runs set started_at = started_at - interval '25 hours'`;
const HELD_TYPE = "select count(*)::int as n from item_readings where held_by = 'type-breaker' and to_review";

test("what all sources tell of one type beyond fifty events of a usual day waits, each source being within its own", async () => {
  await readSource(db, "feed:one", strikes(0, 2));
  await rowsOf(YESTERDAY);
  for (const n of [1, 2]) await readSource(db, `feed:source-${n}`, strikes(n * 20, 20));
  const { counts, problems } = await readSource(db, "feed:source-3", strikes(60, 20), { batchSize: 8 });
  expect(counts).toMatchObject({ published: 10, held: 10, types: { strike: 10 }, heldTypes: { strike: 10 } });
  expect(problems).toMatchObject([
    { message: expect.stringContaining("of type “strike” as on a usual day, of all sources: 10") },
  ]);
  expect([await rowsOf(STRIKES), await rowsOf(HELD_TYPE), await rowsOf(HELD)]).toEqual([
    [{ n: 52 }],
    [{ n: 10 }],
    [{ n: 0 }],
  ]);
  // Read again, what waits goes on waiting.
  await readSource(db, "feed:source-3", strikes(60, 20));
  expect(await rowsOf(STRIKES)).toEqual([{ n: 52 }]);
});

test("a type of which much is told every day may be told of five times as much", async () => {
  for (const n of [1, 2]) await readSource(db, `feed:source-${n}`, strikes(n * 15, 15));
  await rowsOf(YESTERDAY);
  for (const n of [3, 4]) await readSource(db, `feed:source-${n}`, strikes(n * 40, 40));
  expect(await rowsOf(HELD_TYPE)).toEqual([{ n: 0 }]);
});

test("a source of which all items say the same has failed, and nothing of it is taken in", async () => {
  const items = Array.from(
    { length: 6 },
    (_, n) => `<item><guid>${n}</guid><title>This domain is for sale</title></item>`,
  );
  const parked = `<rss version="2.0"><channel><title>News</title>${items.join("")}</channel></rss>`;
  await expect(readSource(db, "feed:parked", parked)).rejects.toThrow("all 6 items say the same");
  expect(await rowsOf("select count(*)::int as n from events")).toEqual([{ n: 0 }]);
  expect(await rowsOf("select state, error from connector_runs")).toMatchObject([{ state: "Failed" }]);
});
