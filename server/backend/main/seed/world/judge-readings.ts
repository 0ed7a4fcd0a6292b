import { sql } from "drizzle-orm";
import { hours } from "~/time/duration";
import { asRulesRead } from "../../../intake/ingest/again/reading-of-people";
import type { Tx } from "../../../platform/db/database";
import type { Reading } from "../../../platform/db/shapes/reading";
import { appendEvidence, type EvidenceEntry } from "../../../platform/evidence/ledger";
import { inOfficeHours } from "./dated";
import { lotOf } from "./lot";
import { type DemoPerson, peopleOf, personOf } from "./people";

/**
 * The analyst's verdicts on the press's reports of which `readReports` says that people decided; the ledger has each. What everybody is told
 * takes two customers of one mind, so each demo customer judges them.
 */
export async function judgeReadings(tx: Tx, customerId: number, now: Date): Promise<void> {
  const analyst = personOf(await peopleOf(tx, customerId), "analyst");
  const { rows } = await tx.execute<JudgedItem>(sql`
    select r.source_id as id, s.external_id as key, r.read_at as "readAt", r.reading, a.id as "alertId"
      from item_readings r join event_sources s on s.id = r.source_id
      left join alerts a on a.customer_id = ${customerId} and a.event_id = s.event_id
     where r.owner_id is null and r.reading ? 'asRead' and s.external_id like 'demo-%'
       and not exists (select from reading_reviews v where v.customer_id = ${customerId} and v.source_id = r.source_id)
     order by r.read_at, key, r.source_id`);
  const verdicts = rows.map((item) => verdictOf(item, now));
  await tx.execute(sql`
    insert into reading_reviews (customer_id, source_id, verdict, read_type_id, event_type_id, language, reviewed_by, reviewed_at)
    select ${customerId}::bigint, id, verdict, "readTypeId", "eventTypeId", 'en', ${analyst.id}::bigint, at
      from jsonb_to_recordset(${JSON.stringify(verdicts)}::jsonb) as v(
        id bigint, verdict text, "readTypeId" text, "eventTypeId" text, at timestamptz)`);
  await appendEvidence(
    tx,
    customerId,
    verdicts.map((verdict) => entryOf(verdict, analyst)),
  );
}

export interface JudgedItem extends Record<string, unknown> {
  id: string;
  key: string;
  readAt: string;
  reading: Reading;
  alertId: string | null;
}

interface Verdict {
  id: number;
  alertId: string | null;
  verdict: "right" | "type" | "no-event";
  readTypeId: string | null;
  eventTypeId: string | null;
  at: Date;
  reader: string;
}

/** As a person would give it on the screen: that a text which looks back was read rightly would say that it is no news. */
export function verdictOf({ id, key, readAt, reading, alertId }: JudgedItem, now: Date): Verdict {
  const { types, heldBy } = asRulesRead(reading);
  const readTypeId = types[0]?.value ?? null;
  const looksBack = heldBy === "old" || heldBy === "past";
  const eventTypeId = reading.outcome === "event" ? (reading.types[0]?.value ?? null) : null;
  const verdict = eventTypeId === null ? "no-event" : eventTypeId === readTypeId && !looksBack ? "right" : "type";
  return {
    id: Number(id),
    alertId,
    verdict,
    readTypeId,
    eventTypeId,
    at: judgedAt(readAt, key, now),
    reader: reading.reader,
  };
}

/** Within a working day of when it was read, and never before it. */
function judgedAt(readAt: string, key: string, now: Date): Date {
  const read = Date.parse(readAt);
  const random = lotOf(`verdict ${key}`);
  const decided = inOfficeHours(new Date(read + hours(random.int(1, 20))), random.next());
  return new Date(Math.min(now.getTime(), Math.max(decided.getTime(), read)));
}

function entryOf({ id, alertId, verdict, eventTypeId, reader }: Verdict, { id: by, name }: DemoPerson): EvidenceEntry {
  return {
    actor: { type: "user", id: by, name },
    subjectType: alertId === null ? "news" : "alert",
    subjectId: String(alertId ?? id),
    kind: alertId === null ? "news.reviewed" : "alert.reviewed",
    before: null,
    after: { verdict, eventTypeId },
    ruleVersion: reader,
  };
}
