import { sql } from "drizzle-orm";
import { matchEvents } from "../../../alerts/from-events/match-events";
import { type ComposedEvent, composeEvent } from "../../../intake/ingest/compose-event";
import { contentOfNews } from "../../../intake/ingest/content-of-news";
import { rulesNow } from "../../../intake/ingest/ingest";
import { joinKeys } from "../../../intake/ingest/joining/join-keys";
import type { Incoming } from "../../../intake/ingest/plan-batch";
import { type ProposedUpdate, proposeUpdates } from "../../../intake/ingest/propose-updates";
import { contentOf } from "../../../intake/ingest/source-content";
import type { IngestRules } from "../../../intake/ingest/write-batch";
import { insertEvents, reviseEvents } from "../../../intake/ingest/write-events";
import { writeReadings } from "../../../intake/ingest/write-readings";
import { insertSources, updateSources } from "../../../intake/ingest/write-sources";
import type { Tx } from "../../../platform/db/database";
import type { LinkReason } from "../../../platform/db/schema/events";
import type { Readings } from "./read-reports";
import type { PlannedReport, Story } from "./story";

/**
 * Writes events with their reports and earlier versions as ingest would compose them, and links them: the alerts are there when
 * the transaction ends. What a run before this one wrote is left out. Needs the system's rights.
 */
export async function writeStories(tx: Tx, stories: readonly Story[], readings: Readings): Promise<void> {
  const rules = await rulesNow(tx);
  const fresh = await newOnes(tx, stories);
  const told = fresh.map((story) => toldOf(story, { ...rules, readings }));
  const ids = await insertEvents(
    tx,
    null,
    told.map(({ event }) => event),
  );
  const numbered = told.map((story, index) => ({ ...story, eventId: ids[index] ?? 0 }));
  for (const sourceName of new Set(numbered.flatMap(({ reports }) => reports.map(({ event }) => event.sourceName)))) {
    const reports = numbered.flatMap(({ eventId, reports }) =>
      reports
        .map((report, index) => ({ ...report, eventId, joined: index === 0 ? null : SAME_TITLE }))
        .filter(({ event }) => event.sourceName === sourceName),
    );
    await insertSources(tx, { sourceName, ownerId: null }, reports);
    await writeReadings(tx, { sourceName, ownerId: null }, reports);
  }
  const revised = numbered.flatMap(({ eventId, correction }) => (correction ? [{ id: eventId, ...correction }] : []));
  for (const sourceName of new Set(revised.map(({ report }) => report.event.sourceName))) {
    const reports = revised.map(({ report }) => report).filter(({ event }) => event.sourceName === sourceName);
    await updateSources(tx, { sourceName, ownerId: null }, reports);
    await writeReadings(tx, { sourceName, ownerId: null }, reports);
  }
  await reviseEvents(
    tx,
    null,
    revised.map(({ id, event, report }) => ({ ...event, id, sourceName: report.event.sourceName })),
  );
  await dateReadings(tx, ids);
  await matchEvents(tx, ids);
  await proposeUpdates(tx, null, await updatesOf(tx, stories));
}

/** What invented papers write may be kept as it is: of the longest of their texts nothing is left out. */
const WHOLE = 2_000;

/** A text was read when it came, and what people have said already waits for nobody. */
async function dateReadings(tx: Tx, eventIds: readonly number[]): Promise<void> {
  await tx.execute(sql`
    update item_readings r set read_at = s.updated_at, to_review = r.to_review and not r.reading ? 'asRead'
      from event_sources s where s.id = r.source_id and s.event_id = any(${sql.param(eventIds)}::bigint[])`);
}

/** Pairs of which the later may tell the earlier anew; both have to be there. */
async function updatesOf(tx: Tx, stories: readonly Story[]): Promise<ProposedUpdate[]> {
  const pairs = stories.flatMap(({ first, updateOf }) =>
    updateOf ? [{ later: first.event.externalId, earlier: updateOf.externalId, reason: updateOf.reason }] : [],
  );
  if (pairs.length === 0) return [];
  const { rows } = await tx.execute<{ laterId: string; earlierId: string; reason: LinkReason }>(sql`
    select min(l.event_id) as "laterId", min(e.event_id) as "earlierId", p.reason
      from jsonb_to_recordset(${JSON.stringify(pairs)}::jsonb) as p(later text, earlier text, reason jsonb)
      join event_sources l on l.external_id = p.later and l.owner_id is null
      join event_sources e on e.external_id = p.earlier and e.owner_id is null
     group by p.later, p.earlier, p.reason`);
  return rows.map(({ laterId, earlierId, reason }) => ({
    laterId: Number(laterId),
    earlierId: Number(earlierId),
    reason,
  }));
}

const SAME_TITLE = { key: "joined.title", params: { days: 0 } };

async function newOnes(tx: Tx, stories: readonly Story[]): Promise<Story[]> {
  const ids = stories.map(({ first }) => first.event.externalId);
  const { rows } = await tx.execute<{ id: string }>(sql`
    select external_id as id from event_sources
     where external_id = any(${sql.param(ids)}::text[]) and owner_id is null`);
  const known = new Set(rows.map(({ id }) => id));
  return stories.filter(({ first }) => !known.has(first.event.externalId));
}

interface ToldRules extends IngestRules {
  readings: Readings;
}

interface Told {
  event: ComposedEvent;
  reports: Incoming[];
  correction: { report: Incoming; event: ComposedEvent } | null;
}

function toldOf({ first, again, corrected }: Story, rules: ToldRules): Told {
  const [report, ...others] = [first, ...again].map((one) => incomingOf(one, rules));
  if (!report) throw new Error("A story without a report");
  const reports = [report, ...others];
  if (!corrected) return { event: composed(reports, rules), reports, correction: null };
  const later = incomingOf(corrected, rules);
  return {
    event: composed(reports, rules),
    reports,
    correction: { report: later, event: composed([later, ...others], rules) },
  };
}

function incomingOf(report: PlannedReport, { joining, readings }: ToldRules): Incoming {
  const { event, eventTypeId } = report;
  const reading = readings.get(event.contentHash);
  const content = reading ? contentOfNews(event, reading, WHOLE) : contentOf(event, eventTypeId);
  return { event, content, ...(reading && { reading }), joinKeys: joinKeys(content, joining), lookupKeys: [] };
}

function composed(reports: readonly Incoming[], { priority }: IngestRules): ComposedEvent {
  const firstSeenAt = new Date();
  const event = composeEvent(
    reports.map(({ content, event }) => ({ content, firstSeenAt, sourceName: event.sourceName })),
    priority,
  );
  if (!event) throw new Error("A report without its content");
  return event;
}
