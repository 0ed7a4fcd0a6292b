import { afterEach, beforeEach, expect, test } from "vitest";
import { createTestDatabase, type TestDatabase } from "../../../../../tests/support/database";
import { asOwner } from "../../../../../tests/support/database-cluster";
import { readSource } from "../../../../../tests/support/ingest/read-source";
import { drawTexts } from "./draw";

let db: TestDatabase;
beforeEach(async () => {
  db = await createTestDatabase();
});
afterEach(() => db.drop());

const rowsOf = async (query: string): Promise<Record<string, unknown>[]> => (await asOwner(db.connection, query)).rows;

/** Strikes, each at another company, and as many texts that tell of nothing. */
function feed(count: number): string {
  const nameOf = (n: number): string => `Quell${"bcdfgklmnprstvz"[n % 15]}a${"bcdfgklmnprst"[Math.floor(n / 15)]}or`;
  const titles = Array.from({ length: count }, (_, n) => [
    `Workers at ${nameOf(n)} walk out in strike over pay`,
    `${nameOf(n)} opens a new office and invites its neighbours`,
  ]);
  const items = titles
    .flat()
    .map(
      (title, n) =>
        `<item><guid>${n}</guid><title>${title}</title><language>en</language><pubDate>${new Date().toUTCString()}</pubDate></item>`,
    );
  return `<rss version="2.0"><channel><title>News</title>${items.join("")}</channel></rss>`;
}

const DRAWN = `select outcome, count(*) filter (where to_review)::int as drawn, count(*)::int as "all"
  from item_readings group by 1 order by 1`;

test("each week ten published texts of a type and twenty rejected ones of a language ask a person, and no more again", async () => {
  await readSource(db, "feed:drawn", feed(30));
  // Of which the lot has drawn some as they came.
  await rowsOf("update item_readings set to_review = (source_id % 20 = 1)");
  expect(await rowsOf(DRAWN)).toMatchObject([
    { outcome: "event", all: 30 },
    { outcome: "nothing", drawn: 0, all: 30 },
  ]);
  const [{ drawn: before }] = (await rowsOf(DRAWN)) as [{ drawn: number }];
  expect(await drawTexts(db.database)).toEqual({ published: 10 - before, rejected: 20 });
  expect(await rowsOf(DRAWN)).toEqual([
    { outcome: "event", drawn: 10, all: 30 },
    { outcome: "nothing", drawn: 20, all: 30 },
  ]);
  expect(await drawTexts(db.database)).toEqual({ published: 0, rejected: 0 });
});

test("nothing is drawn of a type that does not publish, of another week, and of what a customer feeds in itself", async () => {
  await readSource(db, "feed:drawn", feed(12));
  await rowsOf("update item_readings set to_review = false");
  const some = (set: string) => rowsOf(`update item_readings set ${set}`);
  await some("event_type_id = 'lawsuit' where outcome = 'event'");
  await some("read_at = now() - interval '8 days' where outcome = 'nothing'");
  expect(await drawTexts(db.database)).toEqual({ published: 0, rejected: 0 });
  await rowsOf("insert into customers (key, name, plan_name) values ('own', 'own', 'own')");
  await some("event_type_id = 'strike', read_at = now(), owner_id = (select id from customers)");
  expect(await drawTexts(db.database)).toEqual({ published: 0, rejected: 0 });
  await some("owner_id = null where outcome = 'event'");
  expect(await drawTexts(db.database)).toEqual({ published: 10, rejected: 0 });
});
