import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestDatabase, type TestDatabase } from "../../../../tests/support/database";
import { asOwner } from "../../../../tests/support/database-cluster";
import { loadKnown } from "./load-known";
import type { Incoming } from "./plan-batch";

let db: TestDatabase;
beforeAll(async () => {
  db = await createTestDatabase();
  await asOwner(
    db.connection,
    `insert into events (event_type_id, title, summary, at, severity, priority, content_hash) values ('news', 't', '', now(), '{}', 1, 'x')`,
  );
  await asOwner(
    db.connection,
    `insert into event_sources (event_id, source_name, external_id, content_hash, title, raw, content, join_keys)
      select (select min(id) from events), 'feed:' || (n % 100), n::text, md5(n::text), 't', '{}', '{}',
             (select array_agg('news:' || n * 20 + k) from generate_series(0, 19) k) from generate_series(1, 40000) n`,
  );
}, 120_000);
afterAll(() => db.drop());

test("what shares one of thousands of keys is looked up by its keys, and not by comparing all that is known", async () => {
  // Each twentieth of the first eighty thousand keys is another report's.
  const incoming = Array.from({ length: 200 }, (_, n) => ({
    event: { externalId: `new ${n}`, contentHash: `none ${n}` },
    lookupKeys: Array.from({ length: 20 }, (_, k) => `news:${20 + (n * 20 + k) * 20}`),
  })) as unknown as Incoming[];
  const { reports } = await db.database.asSystem(async (tx) => {
    // Compared with each row, it takes minutes.
    await tx.execute(sql`set local statement_timeout = '20s'`);
    return loadKnown(tx, { sourceName: "feed:new", ownerId: null }, incoming);
  });
  expect(reports).toHaveLength(4_000);
});
