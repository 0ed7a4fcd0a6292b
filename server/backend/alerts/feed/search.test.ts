import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { FEED_ORDERS } from "~/backend/contract/alert-words";
import { createTestDatabase, type TestDatabase } from "../../../../tests/support/database";
import { addEvent, inTown } from "../../../../tests/support/events";
import { monitor } from "../../../../tests/support/monitoring";
import { addCustomer, addTargets } from "../../../../tests/support/network";
import type { Tx } from "../../platform/db/database";
import { matchEvents } from "../from-events/match-events";
import type { Cursor } from "./cursor";
import { findByWords } from "./find-by-words";
import { idsOfFeed } from "./ids-of-feed";
import { readTotal } from "./read-total";

let db: TestDatabase;
let nordwind: number;
let sudwind: number;
/** Events by a word of theirs. */
const events: Record<string, number> = {};

beforeAll(async () => {
  db = await createTestDatabase();
  await db.database.asSystem(async (tx) => {
    [nordwind, sudwind] = [await addCustomer(tx, "nordwind"), await addCustomer(tx, "sudwind")];
    await monitor(tx, nordwind, await addTargets(tx, [{ name: "Vantor Castings", country: "US", city: "Toledo" }]));
    const towns = [{ name: "Gießerei Überlingen", country: "US", city: "Toledo", ownerId: sudwind }];
    await monitor(tx, sudwind, await addTargets(tx, towns));
    const happened = {
      places: [inTown("Toledo", "US")],
      organizations: [{ name: "Vantor Castings" }, { name: "Gießerei Überlingen" }],
    };
    events.strike = await addEvent(tx, {
      ...happened,
      title: "Strike at the port",
      summary: "Dock workers walked out.",
    });
    events.flood = await addEvent(tx, {
      ...happened,
      title: "Überschwemmung (Pegel 14,5 m)",
      summary: "Straße gesperrt.",
    });
    events.toyota = await addEvent(tx, {
      ...happened,
      title: "丰田汽车工厂停产",
      summary: "因洪水，生产暂停。ABC公司受影响",
    });
    await matchEvents(tx, Object.values(events));
  });
});
afterAll(() => db.drop());

const asCustomer = <T>(customerId: number, run: (tx: Tx) => Promise<T>) =>
  db.database.asCustomer({ customerId, userId: null }, run);
const system = (query: ReturnType<typeof sql>) =>
  db.database.asSystem((tx) => tx.execute<Record<string, unknown>>(query));

/** The names of the events that a search finds, by looking at each alert and by the index alike, in every order. */
async function found(q: string, customerId = nordwind): Promise<string[]> {
  const filter = { statusId: "all", tier: "1", q } as const;
  return asCustomer(customerId, async (tx) => {
    const scope = { customerId, userId: null };
    const ids = await idsOfFeed(tx, scope, filter, 100);
    for (const order of FEED_ORDERS) {
      const byIndex = await findByWords(tx, scope, { filter, order, cursor: null, limit: 100, nearby: 0 });
      expect(byIndex.places.map(({ id }) => id).sort()).toEqual([...ids].sort());
    }
    expect(await readTotal(tx, scope, filter, "NewestFirst")).toEqual({ total: ids.length, isExact: true });
    const { rows } = await tx.execute<{ event_id: string }>(
      sql`select event_id from alerts where id = any(${sql.param(ids)}::bigint[])`,
    );
    return rows
      .map(({ event_id }) => Object.entries(events).find(([, id]) => id === Number(event_id))?.[0] ?? "another")
      .sort();
  });
}

test.each([
  ["strike", ["strike"]],
  ["STRI", ["strike"]],
  ["walked port", ["strike"]],
  ["port flood", []],
  ["trike", []],
  ["vantor", ["flood", "strike", "toyota"]],
  ["Überschw", ["flood"]],
  ["uberschwemmung strasse", ["flood"]],
  ["14,5", ["flood"]],
  ["14.6", []],
  ["丰田", ["toyota"]],
  ["汽车工厂", ["toyota"]],
  ["产", ["toyota"]],
  ["洪水", ["toyota"]],
  ["田丰", []],
  ["abc公司", ["toyota"]],
  ["' | & ! ( ) : * \\", []],
  ["strike:*|'flood", []],
])("searching for %s finds %j", async (q, expected) => {
  expect(await found(q)).toEqual(expected);
});

test("another customer's alerts and names are not found, nor without a customer", async () => {
  expect(await found("überlingen")).toEqual([]);
  expect(await found("gießerei", sudwind)).toEqual(["flood", "strike", "toyota"]);
  expect(
    (await asCustomer(nordwind, (tx) => tx.execute(sql`select from alert_search where customer_id = ${sudwind}`))).rows,
  ).toEqual([]);
  await expect(db.database.pool.query("select alerts_with_words('strike', 0, 99999)")).resolves.toMatchObject({
    rows: [],
  });
});

test("pages of a search follow each other without a gap, though each begins in the index anew", async () => {
  const filter = { statusId: "all", tier: "1", q: "vantor" } as const;
  const ids = await asCustomer(nordwind, async (tx) => {
    const scope = { customerId: nordwind, userId: null };
    const request = { filter, order: "NewestFirst", limit: 1, nearby: 0 } as const;
    const read: number[] = [];
    for (let cursor: Cursor | null = null; ; ) {
      const { places, isAll } = await findByWords(tx, scope, { ...request, cursor });
      const [place] = places;
      expect(isAll).toBe(place === undefined);
      if (!place) return read;
      read.push(place.id);
      cursor = { ...place, order: "NewestFirst", page: read.length };
    }
  });
  expect(new Set(ids).size).toBe(3);
  expect(ids).toHaveLength(3);
});

test("what is revised, renamed, moved in time or touched no more is found by what it says now", async () => {
  await system(sql`update events set title = 'Walkout at the harbour' where id = ${events.strike}`);
  expect([await found("harbour"), await found("strike")]).toEqual([["strike"], []]);
  await system(sql`update targets set name = 'Ventor Castings' where name = 'Vantor Castings'`);
  expect([(await found("ventor")).length, await found("vantor")]).toEqual([3, []]);
  // In no top of the month any more, and in another month of the index.
  await system(sql`update alerts set at = at - interval '5 days' where event_id = ${events.strike}`);
  expect(await found("harbour")).toEqual(["strike"]);
  await system(
    sql`delete from alert_targets where customer_id = ${nordwind} and alert_id in (select id from alerts where event_id = ${events.flood})`,
  );
  expect(await found("ventor")).toEqual(["strike", "toyota"]);
  await system(sql`delete from alerts where event_id = ${events.flood} and customer_id = ${nordwind}`);
  expect(await found("strasse")).toEqual([]);
});
