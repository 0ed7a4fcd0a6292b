import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { FEED_ORDERS } from "~/backend/contract/alert-words";
import { PERMISSIONS } from "~/backend/contract/permissions";
import { createTestDatabase, type TestDatabase } from "../../../../tests/support/database";
import { addCustomer, addTargets } from "../../../../tests/support/network";
import { rowsLookedAt, wholeTablesRead } from "../../../../tests/support/plans";
import { follow } from "../../network/monitored/follow";
import { readTargetDecisions } from "../../network/targets/target-decisions";
import { type VisibleTarget, visibleTarget } from "../../network/targets/visible-target";
import type { Tx } from "../../platform/db/database";
import { computeScores } from "../../risk/scores/compute-scores";
import { readScore } from "../../risk/scores/read-score";
import { compareTarget } from "./compare-target";
import { listAlerts } from "./list-alerts";
import { listAllAlerts } from "./list-all-alerts";
import { readMovers } from "./read-movers";
import { readParts } from "./read-parts";
import { readProfile } from "./read-profile";
import { readPublicEvents } from "./read-public-events";
import { readTimeline } from "./read-timeline";
import { readTransparency } from "./read-transparency";

const MANY = 50_000;
let db: TestDatabase;
let customerId = 0;
let target: VisibleTarget;
let after = "";

beforeAll(async () => {
  db = await createTestDatabase();
  const id = await db.database.asSystem(async (tx) => {
    customerId = await addCustomer(tx, "nordwind");
    const [id = 0] = await addTargets(tx, [{ name: "Werk", country: "DE", industry: "automotive", size: "Large" }]);
    await follow(tx, customerId, [id], { userId: null });
    await addManyAlerts(tx, id);
    await addManyEdges(tx);
    return id;
  });
  await db.database.asSystem((tx) => tx.execute(sql`select refresh_statistics()`));
  await computeScores(db.database, customerId, { targets: "all" });
  target = await read((tx) => visibleTarget(tx, customerId, String(id)));
  after = (await read((tx) => page(tx, {}))).after ?? "";
}, 120_000);
afterAll(() => db.drop());

const read = <T>(run: (tx: Tx) => Promise<T>) => db.database.asCustomer({ customerId, userId: null }, run);
const QUERY = { timeFrame: "All", feedOrder: "NewestFirst", scope: "Public", size: 5 } as const;
const page = (tx: Tx, query: Partial<Parameters<typeof listAlerts>[1]["query"]>) =>
  listAlerts(tx, { customerId, target, perspective: "Disruption", language: "en", query: { ...QUERY, ...query } });

/** Relationships of others: of an empty table the planner may take the whole, which says nothing. */
async function addManyEdges(tx: Tx): Promise<void> {
  const ids = await addTargets(
    tx,
    Array.from({ length: 200 }, (_, n) => ({ name: `Neighbour ${n}` })),
  );
  await tx.execute(sql`
    insert into edges (from_id, to_id, type, source)
    select f, t, 'Supplier', 'Customs' from unnest(${sql.param(ids)}::bigint[]) f, unnest(${sql.param(ids.slice(0, 20))}::bigint[]) t where f <> t`);
}

/** Of forty kinds, over two years; one in a thousand was told by the customer itself. */
async function addManyAlerts(tx: Tx, targetId: number): Promise<void> {
  // As long as it takes on a machine that does other things too.
  await tx.execute(sql`set local statement_timeout = 0`);
  await tx.execute(sql`
    with given as (
      select n, now() - n * interval '20 minutes' as at, 1 + n % 4 as priority, n % 1000 = 7 as own,
             (array['strike','flood','fire','insolvency','pollution'])[1 + n % 5] as type,
             (array['direct','country'])[1 + n % 2] as level from generate_series(1, ${MANY}) n),
    event as (
      insert into events (event_type_id, title, summary, at, priority, content_hash, owner_id)
      select type, 'Event ' || n, '', at, priority, 'many:' || n, case when own then ${customerId}::bigint end from given
      returning id, content_hash),
    alert as (
      insert into alerts (customer_id, event_id, at, event_type_id, event_group, priority, priority_reason, tier_n, tier,
                          impact_levels, countries, target_ctypes, target_count)
      select ${customerId}::bigint, event.id, at, type, 'logistics', priority, '{"key":"x","params":{}}', false, 1,
             array[level], '{}', '{}', 1 from given join event on content_hash = 'many:' || n
      returning id, event_id)
    insert into alert_targets (customer_id, alert_id, target_id, impact_level, tier, confidence, reason, at, event_type_id, priority, own)
    select ${customerId}::bigint, alert.id, ${targetId}::bigint, level, 1, 1, '{"key":"x","params":{}}', at, type, priority, own
      from given join event on content_hash = 'many:' || n join alert on alert.event_id = event.id`);
}

test.each(FEED_ORDERS)(
  "of 50,000 alerts a page in the order %s looks at no more than its kinds hold of them",
  async (feedOrder) => {
    const pages = await read((tx) =>
      rowsLookedAt(tx, async (watched) => {
        const first = await page(watched, { feedOrder });
        await page(watched, { feedOrder, after: first.after ?? "" });
      }),
    );
    // Counting a page's total stops at 1,001, twice.
    expect(pages).toBeLessThan(5_000);
  },
);

test("nor does a page of one group, of one time, of one closeness, or of what the customer told itself", async () => {
  const looked = await read((tx) =>
    rowsLookedAt(tx, async (watched) => {
      await page(watched, { group: "natural-hazard", timeFrame: "Last90Days" });
      await page(watched, { impactLevelGroup: "Peers", after });
      await page(watched, { impactLevelGroup: "SupplyChain" });
      await page(watched, { scope: "Customer" });
    }),
  );
  expect(looked).toBeLessThan(6_000);
});

test("nor does a page of all alerts, of a state or of a priority, though hardly any has it", async () => {
  const all = (tx: Tx, query: object) =>
    listAllAlerts(tx, customerId, { targetId: target.id, language: "en", query: { state: "all", size: 20, ...query } });
  const looked = await read((tx) =>
    rowsLookedAt(tx, async (watched) => {
      const first = await all(watched, {});
      await all(watched, { after: first.after ?? "" });
    }),
  );
  expect(looked).toBeLessThan(2_500);
  const filtered = await read((tx) =>
    rowsLookedAt(tx, async (watched) => {
      const none = await all(watched, { state: "archived" });
      expect([none.content, none.totalIsExact]).toEqual([[], false]);
      await all(watched, { state: "archived", after: none.after ?? "" });
      await all(watched, { state: "open", priorities: ["Critical"] });
    }),
  );
  // What is looked at, where its state is, and the same again to count; three times.
  expect(filtered).toBeLessThan(3 * 10_500);
});

test("pages of all alerts go on where the one before ended, past a part without a match", async () => {
  const ask = (tx: Tx, query: object) =>
    listAllAlerts(tx, customerId, { targetId: target.id, language: "en", query: { state: "all", size: 7, ...query } });
  const first = await read((tx) => ask(tx, {}));
  const second = await read((tx) => ask(tx, { after: first.after ?? "" }));
  const whole = await read((tx) => ask(tx, { size: 14 }));
  expect([...first.content, ...second.content]).toEqual(whole.content);
  await db.database.asSystem((tx) =>
    tx.execute(sql`update alerts set status_id = 'archived' where id = (
      select alert_id from alert_targets order by at desc offset 2500 limit 1)`),
  );
  const nothing = await read((tx) => ask(tx, { state: "archived" }));
  const found = await read((tx) => ask(tx, { state: "archived", after: nothing.after ?? "" }));
  expect([nothing.content.length, found.content.map(({ statusId }) => statusId)]).toEqual([0, ["archived"]]);
});

test("a page of what happened, or of its ledger, looks at a part of 50,000 alerts, and no count is made of them", async () => {
  const asked = { targetId: target.id, language: "en", perspective: "Disruption" } as const;
  const timeline = (tx: Tx, query: object) => readTimeline(tx, customerId, { ...asked, query: { size: 30, ...query } });
  const alerts = await read((tx) =>
    rowsLookedAt(tx, async (watched) => {
      const first = await timeline(watched, { kind: "alert" });
      await timeline(watched, { kind: "alert", after: first.after ?? "" });
    }),
  );
  expect(alerts).toBeLessThan(1_000);
  // The newest 2,000 alerts are looked up in the ledger, once.
  const all = await read((tx) => rowsLookedAt(tx, (watched) => timeline(watched, {})));
  expect(all).toBeGreaterThan(2_000);
  expect(all).toBeLessThan(6_000);
  const decisions = await read((tx) =>
    rowsLookedAt(tx, (watched) => readTargetDecisions(watched, customerId, { targetId: target.id, size: 30 })),
  );
  expect(decisions).toBeLessThan(6_000);
});

test("why a score is what it is, its parts, a month of it and its peers are told without a look at all", async () => {
  const looked = await read((tx) =>
    rowsLookedAt(tx, async (watched) => {
      await readScore(watched, customerId, target.id, "Disruption");
      await readParts(watched, customerId, target, "Disruption");
      const month = new Date().toISOString().slice(0, 7);
      await readMovers(watched, customerId, target, { perspective: "Disruption", month, own: false });
      await compareTarget(watched, customerId, target, "Disruption");
      await readTransparency(watched, customerId, target);
    }),
  );
  expect(looked).toBeLessThan(25_000);
});

test("a target's facts and what happened to it last are found by number", async () => {
  const read = (run: (tx: Tx) => Promise<unknown>) =>
    db.database.asCustomer({ customerId, userId: null }, (tx) => wholeTablesRead(tx, run));
  const whole = await read(async (tx) => {
    await readProfile(tx, { customerId, perspective: "Disruption", permissions: PERMISSIONS }, target.id);
    await readPublicEvents(tx, target.id);
  });
  expect(whole).toEqual([]);
});

test("a page goes on where the one before ended, in every order, and none is told twice", async () => {
  for (const feedOrder of FEED_ORDERS) {
    const first = await read((tx) => page(tx, { feedOrder, size: 7 }));
    const second = await read((tx) => page(tx, { feedOrder, size: 7, after: first.after ?? "" }));
    const whole = await read((tx) => page(tx, { feedOrder, size: 14 }));
    expect([...first.content, ...second.content], feedOrder).toEqual(whole.content);
  }
});
