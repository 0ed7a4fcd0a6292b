import { sql } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { callBackend } from "~/backend/client.server";
import { mergeEvents, undoEventMerge } from "~/backend/contract/event-merges";
import { readEventReports, splitEvent } from "~/backend/contract/events";
import { listEvidence } from "~/backend/contract/evidence";
import { readAlert } from "~/backend/contract/feed";
import { followTargets } from "~/backend/contract/following";
import { readSession } from "~/backend/contract/session";
import { addTopic, readTopic } from "~/backend/contract/topics";
import { mergeEvents as mergeByCommand, undoMerge } from "../../server/backend/intake/ingest/merging/merge-events";
import { splitEvent as splitByCommand } from "../../server/backend/intake/ingest/merging/split-event";
import { tellingFeeds } from "../support/ingest/telling-feeds";
import { firesAt, tellEvents } from "../support/ingest/told-events";
import { ownBackend } from "../support/own-backend";
import { signInAs } from "../support/personas";

// What a call and the operator's command do to events is one, though the call sees the customer's rows only. In a backend of its own.

const use = ownBackend();
let admin: Awaited<ReturnType<typeof signInAs>>;
let customerId: number;
beforeAll(async () => {
  admin = await signInAs(use.transport, "admin");
  customerId = (await callBackend(admin, readSession, {})).user.customer.id;
});

let tables = 0;
async function told(): Promise<[number, number]> {
  const fires = await firesAt(use, 2, async (targetIds) => {
    await callBackend(admin, followTargets, { body: { targetIds } });
    await use.drain();
  });
  const [kept = 0, other = 0] = await tellEvents(use, { name: `table:own-${++tables}`, ownerId: customerId }, fires);
  return [kept, other];
}

/** All rows about two events, without numbers, clocks and names, which differ from pair to pair. */
async function rowsOf(ids: readonly number[]) {
  await use.drain();
  const list = sql`${sql.param([...ids])}::bigint[]`;
  const { rows } = await use.database.asSystem((tx) =>
    tx.execute(sql`
      select e.id = ${ids[0]} as first, e.merged_into = ${ids[0]} as merged, e.version, e.owner_id,
             (select jsonb_agg(jsonb_build_array(s.external_id, s.joined->>'key') order by s.id) from event_sources s where s.event_id = e.id) as reports,
             (select jsonb_agg(jsonb_build_array(a.status_id, a.note, a.target_count, a.version, a.priority)) from alerts a where a.event_id = e.id) as alerts,
             (select count(*)::int from event_links l where l.event_id = e.id) as links,
             (select jsonb_agg(jsonb_build_array(v.version, v.source_name) order by v.version) from event_versions v where v.event_id = e.id) as versions,
             (select jsonb_agg(jsonb_build_array(m.reason->>'key', m.undone_at is not null, m.owner_id) order by m.id) from event_merges m where m.kept_id = e.id) as merges,
             (select jsonb_agg(jsonb_build_array(v.kind, v.reason) order by v.seq) from evidence v
               where v.customer_id = ${customerId} and v.subject_type = 'event' and v.subject_id = e.id::text) as ledger
        from events e where e.id = any(${list}) order by e.id`),
  );
  return rows;
}

const actor = { type: "rule" as const, id: "operator" };
const system = <T>(run: Parameters<typeof use.database.asSystem<T>>[0]) => use.database.asSystem(run);

test("merging, taking back and splitting write the same by a call as by the operator's command", async () => {
  const [byCall, byCommand] = [await told(), await told()];
  const body = { keptId: byCall[0], eventIds: [byCall[1]] };
  const { mergeIds } = await callBackend(admin, mergeEvents, { body });
  const reason = { key: "joined.by-hand", params: {} };
  const mergeId = await system((tx) => mergeByCommand(tx, ...byCommand, { actor, reason }));
  const merged = await rowsOf(byCall);
  expect(merged).toMatchObject([{ merges: [["joined.by-hand", false, customerId]] }, { merged: true }]);
  expect(await rowsOf(byCommand)).toEqual(merged);

  await callBackend(admin, undoEventMerge, { params: { mergeId: mergeIds[0] ?? 0 } });
  await system((tx) => undoMerge(tx, mergeId, actor));
  const undone = await rowsOf(byCall);
  expect(undone).toMatchObject([{ links: 1 }, { merged: null, links: 1 }]);
  expect(await rowsOf(byCommand)).toEqual(undone);

  await callBackend(admin, mergeEvents, { body });
  await system((tx) => mergeByCommand(tx, ...byCommand, { actor, reason }));
  const joinedIn = async (eventId: number) => {
    const { content } = await callBackend(admin, readEventReports, { params: { eventId } });
    return content.filter(({ joined }) => joined).map(({ id }) => id);
  };
  const reportIds = await joinedIn(byCall[0]);
  const { eventId } = await callBackend(admin, splitEvent, { params: { eventId: byCall[0] }, body: { reportIds } });
  const others = await joinedIn(byCommand[0]);
  const newId = await system((tx) => splitByCommand(tx, byCommand[0], others, actor));
  expect(await rowsOf([byCommand[0], newId])).toEqual(await rowsOf([byCall[0], eventId]));
});

test("what a topic made of shared news is neither merged nor split: it goes where the news goes", async () => {
  const body = {
    ...{
      name: "Lanthal",
      words: ["lanthalurium"],
      not: [],
      countries: [],
      onlyTargets: false,
      targetIds: [],
      sources: [],
    },
    ...{ eventTypeId: null, active: true, highestPriority: "High" as const },
  };
  const { id: topicId } = await callBackend(admin, addTopic, { body });
  await tellingFeeds(use).tell("metals", "1", "Lanthalurium is short in all of Europe");
  const { newest } = await callBackend(admin, readTopic, { params: { topicId } });
  const { eventId } = await callBackend(admin, readAlert, { params: { alertId: newest[0]?.alertId ?? 0 } });
  const [kept] = await told();
  const merge = callBackend(admin, mergeEvents, { body: { keptId: kept, eventIds: [eventId] } });
  await expect(merge).rejects.toMatchObject({ status: 409, code: "event_from_news" });
  const { event, content } = await callBackend(admin, readEventReports, { params: { eventId } });
  expect(event.lock).toBe("from-news");
  const split = callBackend(admin, splitEvent, { params: { eventId }, body: { reportIds: [content[0]?.id ?? 0] } });
  await expect(split).rejects.toMatchObject({ status: 409, code: "event_from_news" });
});

test("an event of 500 reports is read by pages, and half of it split off; both are in the ledger without an alert", async () => {
  const [kept] = await tellEvents(use, { name: `table:many-${++tables}`, ownerId: customerId }, [
    { what: "Smoke over the northern harbour", firm: "Nobody follows this one", day: "2026-03-08" },
  ]);
  const eventId = kept ?? 0;
  await system((tx) =>
    tx.execute(sql`
      insert into event_sources (event_id, owner_id, source_name, external_id, content_hash, title, content, joined)
      select event_id, owner_id, source_name, external_id || '-' || n, content_hash || n, title, content,
             '{"key": "joined.same-words", "params": {}}'
        from event_sources, generate_series(1, 499) n where event_id = ${eventId}`),
  );
  const ids: number[] = [];
  for (let after: string | null | undefined; after !== null; ) {
    const query = { size: 200, ...(after && { after }) };
    const page = await callBackend(admin, readEventReports, { params: { eventId }, query });
    expect(page).toMatchObject({ totalElements: 500, event: { reports: 500, alert: null } });
    ids.push(...page.content.map(({ id }) => id));
    after = page.after;
  }
  expect(new Set(ids).size).toBe(500);
  const params = { eventId };
  const { eventId: other } = await callBackend(admin, splitEvent, { params, body: { reportIds: ids.slice(250) } });
  const half = await callBackend(admin, readEventReports, { params: { eventId: other }, query: {} });
  expect(half.event.reports).toBe(250);
  const { content } = await callBackend(admin, listEvidence, { query: { subject: `event:${eventId}` } });
  expect(content[0]).toMatchObject({ kind: "event.split", after: { newId: other, reports: 250 } });
  await callBackend(admin, mergeEvents, { body: { keptId: eventId, eventIds: [other] } });
  const after = await callBackend(admin, listEvidence, { query: { subject: `event:${eventId}` } });
  expect(after.content[0]).toMatchObject({ kind: "event.merged", after: { mergedId: other } });
});

test("a shared event that is behind none of one's alerts is not there", async () => {
  const [eventId = 0] = await tellEvents(use, { name: `table:shared-${++tables}`, ownerId: null }, [
    { what: "Fire in a mill that nobody follows", firm: "Unfollowed Mill", day: "2026-03-08" },
  ]);
  expect(eventId).toBeGreaterThan(0);
  const read = callBackend(admin, readEventReports, { params: { eventId }, query: {} });
  await expect(read).rejects.toMatchObject({ status: 404 });
});
