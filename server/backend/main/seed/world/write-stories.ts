import { sql } from "drizzle-orm";
import { matchEvents } from "../../../alerts/from-events/match-events";
import { type ComposedEvent, composeEvent } from "../../../intake/ingest/compose-event";
import { rulesNow } from "../../../intake/ingest/ingest";
import { joinKeys } from "../../../intake/ingest/joining/join-keys";
import type { Incoming } from "../../../intake/ingest/plan-batch";
import { contentOf } from "../../../intake/ingest/source-content";
import type { IngestRules } from "../../../intake/ingest/write-batch";
import { insertEvents, reviseEvents } from "../../../intake/ingest/write-events";
import { insertSources, updateSources } from "../../../intake/ingest/write-sources";
import type { Tx } from "../../../platform/db/database";
import type { PlannedReport, Story } from "./plan-stories";

/**
 * Writes events with their reports and earlier versions as ingest would compose them, and links them: the alerts are there when
 * the transaction ends. What a run before this one wrote is left out. Needs the system's rights.
 */
export async function writeStories(tx: Tx, stories: readonly Story[]): Promise<void> {
  const rules = await rulesNow(tx);
  const told = (await newOnes(tx, stories)).map((story) => toldOf(story, rules));
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
  }
  const revised = numbered.flatMap(({ eventId, correction }) => (correction ? [{ id: eventId, ...correction }] : []));
  await updateSources(
    tx,
    { sourceName: WIRE, ownerId: null },
    revised.map(({ report }) => report),
  );
  await reviseEvents(
    tx,
    null,
    revised.map(({ id, event }) => ({ ...event, id, sourceName: WIRE })),
  );
  await matchEvents(tx, ids);
}

export const WIRE = "demo-wire";
const SAME_TITLE = { key: "joined.title", params: {} };

async function newOnes(tx: Tx, stories: readonly Story[]): Promise<Story[]> {
  const ids = stories.map(({ first }) => first.event.externalId);
  const { rows } = await tx.execute<{ id: string }>(sql`
    select external_id as id from event_sources
     where source_name = ${WIRE} and external_id = any(${sql.param(ids)}::text[]) and owner_id is null`);
  const known = new Set(rows.map(({ id }) => id));
  return stories.filter(({ first }) => !known.has(first.event.externalId));
}

interface Told {
  event: ComposedEvent;
  reports: Incoming[];
  correction: { report: Incoming; event: ComposedEvent } | null;
}

function toldOf({ first, again, corrected }: Story, rules: IngestRules): Told {
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

function incomingOf({ event, eventTypeId }: PlannedReport, { joining }: IngestRules): Incoming {
  const content = contentOf(event, eventTypeId);
  return { event, content, joinKeys: joinKeys(content, joining), lookupKeys: [] };
}

function composed(reports: readonly Incoming[], { priority }: IngestRules): ComposedEvent {
  const firstSeenAt = new Date();
  const event = composeEvent(
    reports.map(({ content }) => ({ content, firstSeenAt })),
    priority,
  );
  if (!event) throw new Error("A report without its content");
  return event;
}
