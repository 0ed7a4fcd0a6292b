import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { FEED_ORDERS } from "~/backend/contract/alert-words";
import { countPriorities, countStatuses, readFacets } from "~/backend/contract/feed";
import { createTestDatabase, type TestDatabase } from "../../../../tests/support/database";
import { addEvent, inTown } from "../../../../tests/support/events";
import { monitor } from "../../../../tests/support/monitoring";
import { addCustomer, addTargets } from "../../../../tests/support/network";
import { wholeTablesRead } from "../../../../tests/support/plans";
import type { Handler } from "../../platform/call/handler";
import type { Tx } from "../../platform/db/database";
import { matchEvents } from "../from-events/match-events";
import type { FeedFilter } from "./conditions";
import { facetCounts } from "./facet-counts";
import { findByWords } from "./find-by-words";
import { findPlaces } from "./find-places";
import { feedHandlers } from "./handlers";
import { idsOfFeed } from "./ids-of-feed";
import { ORDERS } from "./orders";
import { readDetail } from "./read-detail";
import { readItems } from "./read-items";
import { readTotal } from "./read-total";

let db: TestDatabase;
let customerId: number;
let userId: number;
beforeAll(async () => {
  db = await createTestDatabase();
  customerId = await db.database.asSystem(async (tx) => {
    const id = await addCustomer(tx, "nordwind");
    const { rows } = await tx.execute<{ id: string }>(sql`
      insert into users (customer_id, email, firstname, lastname, roles)
      values (${id}, 'plans@nordwind.example', 'Petra', 'Plan', '{analyst}') returning id`);
    userId = Number(rows[0]?.id);
    await monitor(tx, id, await addTargets(tx, [{ name: "Vantor Castings", country: "US", city: "Toledo" }]));
    const event = { places: [inTown("Toledo", "US")], organizations: [{ name: "Vantor Castings" }] };
    await matchEvents(tx, [await addEvent(tx, event), await addEvent(tx, event)]);
    return id;
  });
});
afterAll(() => db.drop());

/** A person, to whom what is somebody else's own is closed, and a rule of the customer, which sees all. */
const READERS = ["a person", "a rule"] as const;
type Reads = (typeof READERS)[number];
const scope = (reader: Reads = "a person") => ({ customerId, userId: reader === "a person" ? userId : null });
const asCustomer = <T>(run: (tx: Tx) => Promise<T>, reader?: Reads) => db.database.asCustomer(scope(reader), run);
const plain = { statusId: "new", tier: "1" } as const;

test.each(FEED_ORDERS)("a page in the order %s is read from an index, at any depth", async (order) => {
  const cursor = { id: 5, at: "1790000000000000", priority: 3, order, page: 1 } as never;
  expect(Object.keys(ORDERS)).toContain(order);
  const read = await asCustomer((tx) =>
    wholeTablesRead(tx, async (watched) => {
      await findPlaces(watched, scope(), { filter: plain, order, limit: 21, cursor: null });
      await findPlaces(watched, scope(), { filter: plain, order, limit: 21, cursor });
      await readTotal(watched, scope(), plain, order);
    }),
  );
  expect(read).toEqual([]);
});

const PARTS: FeedFilter[] = (
  [
    { statusId: "all" },
    { tier: "n" },
    { alertLabelId: 1 },
    { topicId: 1 },
    { haveActions: "true" },
    { collectionIds: [1] },
    { targetIds: [1] },
    { dateRange: { from: "2026-01-01", to: "2026-02-01" } },
    { priorities: ["High"] },
    { infotagGroups: ["environment"] },
    { impactLevels: ["direct"] },
    { targetCTypes: ["mine"] },
    { countries: ["DE"] },
    { alertStatus: ["Relevant"] },
    { assignedTo: "nobody" },
    { assignedTo: 7 },
    { statusId: "all", assignedTo: "me" },
    { actionsMetaStatuses: ["Planned"] },
    { actionsTeams: [1], actionsAssignees: [1], actionsCreators: [1] },
    { actionsCreatedAt: "Last7Days", actionsDueDate: "Overdue" },
    { q: "vantor" },
    { statusId: "all", q: "vantor castings", countries: ["US"] },
  ] as Partial<FeedFilter>[]
).map((part) => ({ ...plain, ...part }));

test.each(READERS.flatMap((reader) => PARTS.map((filter) => ({ reader, filter }))))(
  "for $reader with $filter nothing is read as a whole, in any order, to list, to count or to change",
  async ({ reader, filter }) => {
    const asked = scope(reader);
    const read = await asCustomer(
      (tx) =>
        wholeTablesRead(tx, async (watched) => {
          for (const order of FEED_ORDERS) {
            const request = { filter, order, limit: 21, cursor: null, nearby: 0 };
            if (filter.q) await findByWords(watched, asked, request);
            await findPlaces(watched, asked, request);
            await readTotal(watched, asked, filter, order);
            await facetCounts(watched, asked, filter, order);
          }
          await idsOfFeed(watched, asked, filter, 10_001);
        }),
      reader,
    );
    expect(read).toEqual([]);
  },
);

test("words are looked up in their index, which row-level security would otherwise switch off", async () => {
  const [before, after] = await asCustomer(async (tx) => {
    const scans = async () => {
      const { rows } = await tx.execute<{ byIndex: number; whole: number }>(sql`
        select pg_stat_get_xact_numscans('alert_search_words'::regclass)::int as "byIndex",
               pg_stat_get_xact_numscans('alert_search'::regclass)::int as whole`);
      return rows[0];
    };
    const first = await scans();
    const { rows } = await tx.execute(sql`select alerts_with_words('vantor', 0, 99999)`);
    expect(rows).toHaveLength(2);
    return [first, await scans()];
  });
  expect(after).toEqual({ byIndex: (before?.byIndex ?? 0) + 1, whole: before?.whole });
});

test.each([countStatuses, countPriorities, readFacets])("$name reads counters by their key", async (call) => {
  const handler = feedHandlers.find((one) => one.call.name === call.name);
  const read = await asCustomer((tx) =>
    wholeTablesRead(tx, (watched) =>
      (handler as Extract<Handler, { form: "signed-in" }>).run({
        ...{ tx: watched, scope: scope(), query: { ...plain, order: "NewestFirst" } },
      } as never),
    ),
  );
  expect(read).toEqual([]);
});

test("the items of a page and one alert's whole are read by number", async () => {
  const read = await asCustomer(async (tx) => {
    const { rows } = await tx.execute<{ id: string }>(sql`select id from alerts order by id`);
    const ids = rows.map(({ id }) => Number(id));
    expect(ids).toHaveLength(2);
    return wholeTablesRead(tx, async (watched) => {
      await readItems(watched, scope(), ids, "en");
      await readDetail(watched, scope(), ids[0] ?? 0, "en");
    });
  });
  expect(read).toEqual([]);
});
