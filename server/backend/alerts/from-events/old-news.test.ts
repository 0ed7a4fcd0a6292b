// Again on PostgreSQL 15: the statement that finds whom an event reaches.
import { pino } from "pino";
import { afterEach, beforeEach, expect, test } from "vitest";
import { minutes } from "~/time/duration";
import { createTestDatabase, type TestDatabase } from "../../../../tests/support/database";
import { asOwner } from "../../../../tests/support/database-cluster";
import { readSource } from "../../../../tests/support/ingest/read-source";
import { monitor } from "../../../../tests/support/monitoring";
import { addCustomer, addTargets } from "../../../../tests/support/network";
import { drainJobs } from "../../main/drain";

// The archive of a feed that is read for the first time (design 40, "Bad input, traps").

let db: TestDatabase;
beforeEach(async () => {
  db = await createTestDatabase();
  await db.database.asSystem(async (tx) => {
    const [vantor = 0] = await addTargets(tx, [{ name: "Vantor Castings GmbH", country: "DE" }]);
    await monitor(tx, await addCustomer(tx, "nordwind"), [vantor]);
  });
});
afterEach(() => db.drop());

const OLD = 10_000;
/** Every twentieth names the company that is followed. */
const FOLLOWED = 20;
/** Of the last two weeks, and from all over the file. */
const RECENT = new Map([
  [0, 0],
  [4_000, 6],
  [9_980, 13],
]);

function itemAt(n: number): string {
  const who = n % FOLLOWED === 0 ? "Vantor Castings GmbH" : `Beispiel ${n} GmbH`;
  const days = RECENT.get(n) ?? 15 + (n % 700);
  return `<item><guid>item-${n}</guid><title>Workers of ${who} walk out in strike over pay, day ${n}</title>
    <language>en</language><pubDate>${new Date(Date.now() - days * 24 * 3_600_000).toUTCString()}</pubDate></item>`;
}

test("of ten thousand items of a feed that is read for the first time only those of the last two weeks alert", {
  timeout: minutes(3),
}, async () => {
  const items = Array.from({ length: OLD }, (_, n) => itemAt(n)).join("");
  const { counts } = await readSource(
    db,
    "feed:archive",
    `<rss version="2.0"><channel><title>Archive</title>${items}</channel></rss>`,
  );
  expect(counts).toMatchObject({ read: OLD, problems: 0, published: RECENT.size });
  expect(await drainJobs(db.connection, db.database, pino({ level: "silent" }))).toMatchObject({ failed: 0 });

  const { rows: alerted } = await asOwner(
    db.connection,
    `select e.event_type_id as type, array_agg(s.external_id order by s.id) as items
       from alerts a join events e on e.id = a.event_id join event_sources s on s.event_id = e.id group by e.id, 1`,
  );
  expect(alerted).toEqual([{ type: "strike", items: [...RECENT.keys()].map((n) => `item-${n}`) }]);
  const { rows: linked } = await asOwner(db.connection, "select count(distinct event_id)::int as n from event_links");
  expect(linked).toEqual([{ n: OLD / FOLLOWED - RECENT.size + 1 }]);
});
