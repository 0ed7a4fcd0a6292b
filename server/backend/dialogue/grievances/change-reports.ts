import { sql } from "drizzle-orm";
import {
  GRIEVANCE_STATES,
  type GrievanceOutcome,
  type GrievanceState,
  type GrievanceStep,
  type GrievanceTopic,
  type ReporterRelation,
} from "~/backend/contract/grievance-words";
import type { GrievanceInFull } from "~/backend/contract/grievances";
import { days } from "~/time/duration";
import { actorOf } from "../../people/session/actor";
import type { AskedBySession } from "../../platform/call/handler";
import { Refusal, staleVersion } from "../../platform/call/refusal";
import type { Tx } from "../../platform/db/database";
import { appendEvidence } from "../../platform/evidence/ledger";
import { NoRule, ruleAt } from "../../platform/rules/register";
import { type ClockSubject, endClocks, finishClock, moveClock, startClocks } from "../../work/clocks/clocks";
import { acknowledgeBy, feedbackBy, GRIEVANCE_DEADLINES, grievanceDeadlinesSchema } from "./grievance-deadlines";
import { reportInFull } from "./read-reports";

type Asked = AskedBySession & { tx: Tx };

export interface NewReport {
  title: string;
  description: string;
  topic: GrievanceTopic;
  relation: ReporterRelation;
  receivedOn?: string;
  /** Null: anonymous. */
  reporter: { name: string; contact: string } | null;
}

/**
 * Takes a report down, with its deadlines by the rule of the day it came. Throws 422 for a day that has begun nowhere yet (east of
 * UTC it is tomorrow already) and for one before there were deadlines.
 */
export async function addReport(asked: Asked, targetId: number, report: NewReport): Promise<GrievanceInFull> {
  const { tx, scope } = asked;
  const today = dayOf(Date.now());
  const { title, description, topic, relation, reporter, receivedOn = today } = report;
  if (receivedOn > dayOf(Date.now() + days(1))) throw invalid("is in the future");
  const rule = await deadlinesAt(tx, receivedOn);
  const { rows } = await tx.execute<{ id: string }>(sql`
    insert into grievance_reports (customer_id, target_id, title, description, topic, relation, anonymous, reporter_name,
                                   reporter_contact, received_on, created_by)
    values (${scope.customerId}, ${targetId}, ${title}, ${description}, ${topic}, ${relation}, ${reporter === null},
            ${reporter?.name ?? null}, ${reporter?.contact ?? null}, ${receivedOn}::date, ${scope.userId})
    returning id`);
  const id = Number(rows[0]?.id);
  const duties = [
    { kind: "acknowledge", dueOn: acknowledgeBy(receivedOn, rule.value) },
    { kind: "feedback", dueOn: feedbackBy(receivedOn, null, rule.value) },
  ];
  await startClocks(tx, clocksOf(scope.customerId, id), duties, ruleVersionOf(rule));
  const after = await reportInFull(tx, scope.customerId, id, { confidential: true });
  await record(asked, "grievance-report.received", null, after, { ruleVersion: ruleVersionOf(rule) });
  return after;
}

async function deadlinesAt(tx: Tx, day: string) {
  try {
    return await ruleAt(tx, GRIEVANCE_DEADLINES.name, day, grievanceDeadlinesSchema);
  } catch (error) {
    if (error instanceof NoRule) throw invalid("is before there were deadlines");
    throw error;
  }
}

const ruleVersionOf = ({ version }: { version: string }): string => `${GRIEVANCE_DEADLINES.name}@${version}`;

const clocksOf = (customerId: number, subjectId: number): ClockSubject => ({
  ...{ customerId, subjectId },
  subjectType: "grievance-report",
});

const dayOf = (time: number): string => new Date(time).toISOString().slice(0, 10);

const invalid = (message: string): Refusal =>
  new Refusal(422, "invalid_input", "Some of the input is not valid", [{ path: "body.receivedOn", message }]);

export interface Step {
  step: GrievanceStep;
  note: string;
  outcome: GrievanceOutcome | null;
  version: number;
}

/** Throws 404, 409 `stale_version`, `closed`, `out_of_order`. */
export async function takeStep(asked: Asked, id: number, { step, note, outcome, version }: Step) {
  const { tx, scope } = asked;
  const before = await reportInFull(tx, scope.customerId, id, { confidential: true, lock: true });
  if (before.version !== version) throw staleVersion(before);
  if (before.state === "closed") throw new Refusal(409, "closed", "It is closed");
  const state = LEADS_TO[step] ?? before.state;
  if (LEADS_TO[step] && GRIEVANCE_STATES.indexOf(state) <= GRIEVANCE_STATES.indexOf(before.state)) {
    throw new Refusal(409, "out_of_order", `It is in ${before.state} already`);
  }
  await tx.execute(sql`
    update grievance_reports
       set state = ${state}, version = version + 1, outcome = ${outcome},
           closed_at = case when ${step === "close"} then now() end
     where customer_id = ${scope.customerId} and id = ${id}`);
  await tx.execute(sql`
    insert into grievance_steps (customer_id, report_id, step, note, created_by)
    values (${scope.customerId}, ${id}, ${step}, ${note}, ${scope.userId})`);
  const ruleVersion = await moveClocks(tx, clocksOf(scope.customerId, id), before, step);
  const after = await reportInFull(tx, scope.customerId, id, { confidential: true });
  await record(asked, `grievance-report.${step}`, before, after, { ruleVersion });
  return after;
}

/** What a step does to the deadlines; answers the version of the rule where it gave one another day. */
async function moveClocks(tx: Tx, clock: ClockSubject, before: GrievanceInFull, step: GrievanceStep) {
  if (step === "close") await endClocks(tx, clock);
  if (step === "feedback") await finishClock(tx, clock, "feedback");
  if (step !== "acknowledge" || before.acknowledge.doneAt) return null;
  await finishClock(tx, clock, "acknowledge");
  // The rule of the day it came, not of today: a duty does not change under who is bound by it.
  const rule = await deadlinesAt(tx, before.receivedOn);
  const dueOn = feedbackBy(before.receivedOn, dayOf(Date.now()), rule.value);
  await moveClock(tx, clock, { kind: "feedback", dueOn }, ruleVersionOf(rule));
  return ruleVersionOf(rule);
}

const LEADS_TO: Partial<Record<GrievanceStep, GrievanceState>> = {
  examine: "examination",
  measures: "measures",
  close: "closed",
};

/** Neither reporter nor words: the ledger is read by more than those who manage reports, and never forgets. */
async function record(
  { tx, scope, session }: Asked,
  kind: string,
  before: GrievanceInFull | null,
  after: GrievanceInFull,
  { ruleVersion = null }: { ruleVersion?: string | null },
): Promise<void> {
  const inShort = ({ targetId, topic, state, receivedOn, acknowledge, feedback, outcome }: GrievanceInFull) => ({
    ...{ targetId, topic, state, receivedOn, outcome },
    acknowledgedAt: acknowledge.doneAt,
    feedbackBy: feedback.on,
    feedbackAt: feedback.doneAt,
  });
  await appendEvidence(tx, scope.customerId, [
    {
      actor: actorOf(session),
      subjectType: "grievance-report",
      subjectId: String(after.id),
      kind,
      before: before && inShort(before),
      after: inShort(after),
      ruleVersion,
    },
  ]);
}
