import { sql } from "drizzle-orm";
import { days, hours, minutes } from "~/time/duration";
import type { Tx } from "../../../platform/db/database";
import type { AlertStatus } from "../../../platform/db/schema/alerts";
import { appendEvidence, type EvidenceEntry } from "../../../platform/evidence/ledger";
import { inOfficeHours } from "./dated";
import { lotOf } from "./lot";
import { type DemoPerson, peopleOf, personOf } from "./people";

/** Gives the year's alerts the states that people left them in, with who did it and when; the ledger has each decision. */
export async function decideAlerts(tx: Tx, customerId: number, now: Date): Promise<number> {
  const people = await peopleOf(tx, customerId);
  const { rows } = await tx.execute<{ id: string; at: Date; key: string }>(sql`
    select a.id, a.at, min(s.external_id) as key from alerts a join event_sources s on s.event_id = a.event_id
     where a.customer_id = ${customerId} and a.status_id = 'new' and a.status_changed_at is null and s.external_id like 'demo-%'
     group by a.customer_id, a.id order by a.at, key`);
  const decided = rows.flatMap((row) => decide({ ...row, at: new Date(row.at) }, people, now));
  await tx.execute(sql`
    update alerts a set status_id = d.status, status_changed_at = d.at, status_changed_by = d.by, relevancy = d.relevancy,
           version = a.version + 1, updated_at = d.at
      from jsonb_to_recordset(${JSON.stringify(decided)}::jsonb)
        as d(id bigint, status text, at timestamptz, by bigint, relevancy text)
     where a.customer_id = ${customerId} and a.id = d.id`);
  await appendEvidence(
    tx,
    customerId,
    decided.map((one) => entryOf(one, people)),
  );
  return decided.length;
}

interface Decided {
  id: number;
  status: AlertStatus;
  at: Date;
  by: number;
  relevancy: "Relevant" | "Irrelevant" | "NotYetAssigned";
}

function decide(alert: { id: string; at: Date; key: string }, people: readonly DemoPerson[], now: Date): Decided[] {
  const random = lotOf(alert.key);
  const age = now.getTime() - alert.at.getTime();
  // What was told by hand lately is decided by the people themselves.
  if (alert.key.startsWith("demo-told-") && age < days(7)) return [];
  const status = random.weighted<AlertStatus>(age < days(7) ? FRESH : age < days(30) ? RECENT : OLD);
  if (status === "new") return [];
  const decided = inOfficeHours(new Date(alert.at.getTime() + hours(random.int(1, 72))), random.next());
  // What came at a weekend or at night may be seen before work begins, but never before it came.
  const at = new Date(Math.min(now.getTime(), Math.max(decided.getTime(), alert.at.getTime() + minutes(20))));
  const by = random.chance(0.8) ? personOf(people, "analyst") : personOf(people, "manager");
  return [{ id: Number(alert.id), status, at, by: by.id, relevancy: relevancyOf(status, random.next()) }];
}

type Shares = readonly (readonly [AlertStatus, number])[];
const FRESH: Shares = [
  ["new", 80],
  ["in-review", 10],
  ["relevant", 5],
  ["archived", 5],
];
const RECENT: Shares = [
  ["new", 35],
  ["in-review", 20],
  ["relevant", 20],
  ["archived", 25],
];
const OLD: Shares = [
  ["new", 4],
  ["in-review", 4],
  ["relevant", 22],
  ["archived", 70],
];

function relevancyOf(status: AlertStatus, drawn: number): Decided["relevancy"] {
  if (status === "relevant") return drawn < 0.9 ? "Relevant" : "NotYetAssigned";
  return status === "archived" && drawn < 0.25 ? "Irrelevant" : "NotYetAssigned";
}

function entryOf({ id, status, by }: Decided, people: readonly DemoPerson[]): EvidenceEntry {
  const person = people.find((one) => one.id === by);
  return {
    actor: { type: "user", id: by, name: person?.name ?? "" },
    subjectType: "alert",
    subjectId: String(id),
    kind: "alert.status",
    before: "new",
    after: status,
  };
}
