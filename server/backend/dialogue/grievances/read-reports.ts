import { type SQL, sql } from "drizzle-orm";
import type { GrievanceInFull, GrievanceReport } from "~/backend/contract/grievances";
import { notFound } from "../../platform/call/refusal";
import type { Tx } from "../../platform/db/database";

const MOST = 500;

/** Reports about a target: open ones first, then the newest. */
export async function reportsOf(tx: Tx, customerId: number, targetId: number): Promise<GrievanceReport[]> {
  const where = sql`r.target_id = ${targetId} order by r.state = 'closed', r.received_on desc, r.id desc limit ${MOST}`;
  return (await select(tx, customerId, where)).map(toReport);
}

/** Throws 404. Reporter and notes are left out for who does not manage reports (`confidential` false). */
export async function reportInFull(
  tx: Tx,
  customerId: number,
  id: number,
  { confidential, lock = false }: { confidential: boolean; lock?: boolean },
): Promise<GrievanceInFull> {
  const [row] = await select(tx, customerId, sql`r.id = ${id} ${lock ? sql`for update of r` : sql``}`);
  if (!row) throw notFound("report");
  const { rows: steps } = await tx.execute<GrievanceInFull["steps"][number] & Record<string, unknown>>(sql`
    select s.step, case when ${confidential} then s.note else '' end as note, s.created_at as at,
           (select concat_ws(' ', u.firstname, u.lastname) from users u
             where u.customer_id = s.customer_id and u.id = s.created_by) as by
      from grievance_steps s where s.customer_id = ${customerId} and s.report_id = ${id} order by s.id`);
  const { description, reporterName, reporterContact, createdBy, anonymous } = row;
  return {
    ...toReport(row),
    description,
    createdBy,
    reporter: confidential && !anonymous ? { name: reporterName ?? "", contact: reporterContact ?? "" } : null,
    steps: steps.map(({ at, ...one }) => ({ ...one, at: new Date(at).toISOString() })),
  };
}

type Row = Omit<GrievanceReport, "acknowledge" | "feedback"> & {
  description: string;
  reporterName: string | null;
  reporterContact: string | null;
  acknowledgeBy: string;
  acknowledgedAt: string | null;
  feedbackBy: string;
  feedbackAt: string | null;
  today: string;
  createdBy: string | null;
};

async function select(tx: Tx, customerId: number, where: SQL): Promise<Row[]> {
  const { rows } = await tx.execute<Row & Record<string, unknown>>(sql`
    select r.id::float8 as id, r.target_id::float8 as "targetId", r.title, r.description, r.topic, r.state, r.relation,
           r.anonymous, r.reporter_name as "reporterName", r.reporter_contact as "reporterContact",
           r.received_on::text as "receivedOn", acknowledge.due_on::text as "acknowledgeBy",
           acknowledge.done_at as "acknowledgedAt", feedback.due_on::text as "feedbackBy", feedback.done_at as "feedbackAt",
           r.outcome, r.closed_at as "closedAt", r.version, ((now() at time zone 'UTC')::date)::text as today,
           (select concat_ws(' ', u.firstname, u.lastname) from users u
             where u.customer_id = r.customer_id and u.id = r.created_by) as "createdBy"
      from grievance_reports r
      join ${clock(sql`acknowledge`, "acknowledge")} join ${clock(sql`feedback`, "feedback")}
     where r.customer_id = ${customerId} and ${where}`);
  return rows;
}

const clock = (alias: SQL, kind: string): SQL => sql`clocks ${alias} on ${alias}.customer_id = r.customer_id
  and ${alias}.subject_type = 'grievance-report' and ${alias}.subject_id = r.id and ${alias}.kind = ${kind}`;

function toReport(row: Row): GrievanceReport {
  const { id, targetId, title, topic, state, receivedOn, anonymous, relation, outcome, closedAt, version } = row;
  const deadline = (on: string, doneAt: string | null) => ({
    on,
    doneAt: iso(doneAt),
    overdue: doneAt === null && state !== "closed" && on < row.today,
  });
  return {
    ...{ id, targetId, title, topic, state, receivedOn, anonymous, relation, outcome, version },
    acknowledge: deadline(row.acknowledgeBy, row.acknowledgedAt),
    feedback: deadline(row.feedbackBy, row.feedbackAt),
    closedAt: iso(closedAt),
  };
}

const iso = (moment: string | null): string | null => moment && new Date(moment).toISOString();
