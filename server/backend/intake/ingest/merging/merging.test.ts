// Again on PostgreSQL 15: statements that insert or update, with what they return.
import { sql } from "drizzle-orm";
import { afterEach, beforeEach, expect, test } from "vitest";
import { createTestDatabase, type TestDatabase } from "../../../../../tests/support/database";
import { readSource } from "../../../../../tests/support/ingest/read-source";
import { monitor } from "../../../../../tests/support/monitoring";
import { addCustomer, addTargets } from "../../../../../tests/support/network";
import { matchEvents } from "../../../alerts/from-events/match-events";
import type { Tx } from "../../../platform/db/database";
import { alertLabels } from "../../../platform/db/schema/alerts";
import { MergeRefused, mergeEvents, undoMerge } from "./merge-events";
import { splitEvent } from "./split-event";

let db: TestDatabase;
let nordwind: number;
let suedstern: number;
beforeEach(async () => {
  db = await createTestDatabase();
  await system(async (tx) => {
    nordwind = await addCustomer(tx, "nordwind");
    suedstern = await addCustomer(tx, "suedstern");
    const places = { country: "US", city: "Toledo", lat: 41.65, lon: -83.54 };
    const [vantor = 0, brenton = 0] = await addTargets(tx, [
      { name: "Vantor Castings", ...places },
      { name: "Brenton Foods", ...places },
    ]);
    await monitor(tx, nordwind, [vantor, brenton]);
    await monitor(tx, suedstern, [brenton]);
  });
});
afterEach(() => db.drop());

const system = <T>(run: (tx: Tx) => Promise<T>) => db.database.asSystem(run);
const decision = { actor: { type: "rule" as const, id: "test" }, reason: { key: "joined.by-hand", params: {} } };
const mapping = { title: "What", id: "Nr", organization: "Firm", city: "Town", country: "Land", happenedAt: "Day" };

/** A source tells of one firm in Toledo; its event's number, matched. */
async function told(name: string, firm: string, what: string): Promise<number> {
  const table = `What,Nr,Firm,Town,Land,Day\n${what},1,${firm},Toledo,US,2026-03-01\n`;
  await readSource(db, name, table, { settings: { mapping, eventTypeId: "fire" } });
  return system(async (tx) => {
    const { rows } = await tx.execute<{ event_id: string }>(
      sql`select event_id from event_sources where source_name = ${name}`,
    );
    const id = Number(rows[0]?.event_id);
    await matchEvents(tx, [id]);
    return id;
  });
}

async function twoEvents(): Promise<{ kept: number; merged: number }> {
  const kept = await told("table:one", "Vantor Castings", "Fire in the foundry");
  const merged = await told("table:two", "Brenton Foods", "Smoke over Toledo");
  return { kept, merged };
}

/** What customers see and what the events say, without clocks and version counters. */
async function seen(): Promise<unknown> {
  return system(async (tx) => {
    const { rows: alerts } = await tx.execute(sql`
      select a.customer_id, a.event_id, a.status_id, a.note, a.target_count,
        (select array_agg(target_id order by target_id) from alert_targets t where t.customer_id = a.customer_id and t.alert_id = a.id) as targets,
        (select array_agg(label_id order by label_id) from alert_label_links l where l.customer_id = a.customer_id and l.alert_id = a.id) as labels
      from alerts a order by 1, 2`);
    const { rows: events } = await tx.execute(sql`
      select e.id, e.title, e.merged_into, e.content_hash, array_agg(s.source_name || coalesce(s.joined->>'key', '') order by s.id) as sources
      from events e left join event_sources s on s.event_id = e.id group by e.id order by e.id`);
    const { rows: counts } = await tx.execute(sql`
      select customer_id, status_id, count from alert_counts where facet = 'all' and count <> 0 order by 1, 2`);
    return { alerts, events, counts };
  });
}

test("two events become one alert of each customer, with what was made of either", async () => {
  const { kept, merged } = await twoEvents();
  const label = await workOn(merged);
  await system((tx) => mergeEvents(tx, kept, merged, decision));
  await system((tx) => matchEvents(tx, [kept]));
  expect(await seen()).toMatchObject({
    alerts: [
      {
        customer_id: String(nordwind),
        event_id: String(kept),
        status_id: "relevant",
        note: "seen",
        target_count: 2,
        labels: [label],
      },
      { customer_id: String(suedstern), event_id: String(kept), status_id: "new", target_count: 1 },
    ],
    events: [
      { title: "Fire in the foundry", sources: ["table:one", "table:twojoined.by-hand"] },
      { merged_into: String(kept), sources: [null] },
    ],
    counts: [
      { status_id: "relevant", count: 1 },
      { status_id: "new", count: 1 },
    ],
  });
});

test("a merge taken back leaves everything as it was", async () => {
  const { kept, merged } = await twoEvents();
  await workOn(merged);
  const before = await seen();
  expect(before).toMatchObject({ alerts: [{}, {}, {}] });
  const mergeId = await system((tx) => mergeEvents(tx, kept, merged, decision));
  await system((tx) => matchEvents(tx, [kept]));
  expect(await seen()).not.toEqual(before);
  await system((tx) => undoMerge(tx, mergeId, decision.actor));
  await system((tx) => matchEvents(tx, [kept, merged]));
  expect(await seen()).toEqual(before);
  await expect(system((tx) => undoMerge(tx, mergeId, decision.actor))).rejects.toBeInstanceOf(MergeRefused);
});

test("what a customer decided between a merge and its taking back stays decided", async () => {
  const { kept, merged } = await twoEvents();
  await workOn(merged);
  const mergeId = await system((tx) => mergeEvents(tx, kept, merged, decision));
  await system((tx) =>
    tx.execute(sql`update alerts set status_id = 'archived', status_changed_at = now() where event_id = ${kept}`),
  );
  await system((tx) => undoMerge(tx, mergeId, decision.actor));
  const { rows } = await system((tx) =>
    tx.execute(sql`
    select event_id, status_id from alerts where customer_id = ${nordwind} order by event_id`),
  );
  expect(rows).toEqual([
    { event_id: String(kept), status_id: "archived" },
    { event_id: String(merged), status_id: "relevant" },
  ]);
});

test("comments, an assignee and a snooze go over to the kept alert, and back with the merge", async () => {
  const { kept, merged } = await twoEvents();
  await system(async (tx) => {
    await tx.execute(sql`
      insert into users (customer_id, email, firstname, lastname, roles)
      values (${nordwind}, 'a@nordwind.example', 'Ann', 'Analyst', '{analyst}')`);
    await tx.execute(sql`
      insert into alert_comments (customer_id, alert_id, text)
      select a.customer_id, a.id, e.title from alerts a join events e on e.id = a.event_id where customer_id = ${nordwind}`);
    await tx.execute(sql`
      update alerts a set assigned_to = u.id, snoozed_until = '2099-01-01'
        from users u where u.customer_id = a.customer_id and a.customer_id = ${nordwind} and a.event_id = ${merged}`);
  });
  const state = async () => {
    const { rows } = await system((tx) =>
      tx.execute(sql`
        select event_id::int as event, assigned_to is not null as assigned, snoozed_until is not null as snoozed,
               (select array_agg(text order by c.id) from alert_comments c
                 where c.customer_id = a.customer_id and c.alert_id = a.id) as said
          from alerts a where customer_id = ${nordwind} order by 1`),
    );
    return rows;
  };
  const before = await state();
  expect(before).toMatchObject([{ said: ["Fire in the foundry"], assigned: false }, { said: ["Smoke over Toledo"] }]);
  const mergeId = await system((tx) => mergeEvents(tx, kept, merged, decision));
  expect(await state()).toEqual([
    { event: kept, assigned: true, snoozed: true, said: ["Fire in the foundry", "Smoke over Toledo"] },
  ]);
  await system((tx) => undoMerge(tx, mergeId, decision.actor));
  expect(await state()).toEqual(before);
});

test("a report split off is an event of its own, stays one when told again, and goes back by a merge", async () => {
  const { kept, merged } = await twoEvents();
  await system((tx) => mergeEvents(tx, kept, merged, decision));
  const together = (await seen()) as { events: { content_hash: string }[] };
  const { rows } = await system((tx) =>
    tx.execute<{ id: string }>(sql`
    select id from event_sources where source_name = 'table:two'`),
  );
  const own = await system((tx) => splitEvent(tx, kept, [Number(rows[0]?.id)], decision.actor));
  await told("table:two", "Brenton Foods", "Smoke over Toledo");
  expect(await seen()).toMatchObject({
    events: [
      { id: String(kept), sources: ["table:one"] },
      {},
      { id: String(own), title: "Smoke over Toledo", sources: ["table:two"] },
    ],
  });
  await system((tx) => mergeEvents(tx, kept, own, decision));
  const again = (await seen()) as typeof together;
  expect(again.events[0]?.content_hash).toBe(together.events[0]?.content_hash);
});

test("an event is not merged with itself, with one that is gone, or across owners; its last report cannot be split off", async () => {
  const { kept, merged } = await twoEvents();
  const refuse = (run: (tx: Tx) => Promise<unknown>) => expect(system(run)).rejects.toBeInstanceOf(MergeRefused);
  await refuse((tx) => mergeEvents(tx, kept, kept, decision));
  await refuse((tx) => mergeEvents(tx, kept, 999_999, decision));
  await refuse((tx) => splitEvent(tx, kept, [1], decision.actor));
  await system((tx) => tx.execute(sql`update events set owner_id = ${nordwind} where id = ${merged}`));
  await refuse((tx) => mergeEvents(tx, kept, merged, decision));
});

/** Nordwind's analyst has been at the alert about the event that is going to be merged. */
async function workOn(eventId: number): Promise<string> {
  return system(async (tx) => {
    const look = {
      customerId: nordwind,
      scope: "Customer" as const,
      name: "Watch",
      backgroundColor: "#000000",
      textColor: "#ffffff",
    };
    const [label] = await tx.insert(alertLabels).values(look).returning();
    const labelId = label?.id ?? 0;
    await tx.execute(sql`
      update alerts set status_id = 'relevant', status_changed_at = now(), note = 'seen'
      where customer_id = ${nordwind} and event_id = ${eventId}`);
    await tx.execute(sql`
      insert into alert_label_links (customer_id, label_id, alert_id, at)
      select customer_id, ${labelId}, id, at from alerts where customer_id = ${nordwind} and event_id = ${eventId}`);
    return String(labelId);
  });
}
