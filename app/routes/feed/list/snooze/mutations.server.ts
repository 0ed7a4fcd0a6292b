import { callBackend } from "~/backend/client.server";
import { snoozeAlert } from "~/backend/contract/alert-snooze";
import type { AlertChange } from "~/backend/contract/triage";
import type { LoadContext } from "~/load-context";
import { dayIn } from "~/time/day-start";
import { snoozeProblem } from "~/time/snooze-days";
import { done, type Outcome, orRefusal } from "../outcome.server";
import type { FeedForm } from "../schema";

/** Until a day of one's own choosing; of one that cannot be, the field says why. */
export function snooze(
  context: LoadContext,
  { alertId, until, expectedSnooze }: Extract<FeedForm, { intent: "snooze" }>,
  timeZone: string,
  idempotencyKey?: string,
): Promise<Outcome> {
  const problem = snoozeProblem(until, dayIn(timeZone, new Date()));
  if (problem) {
    const key = problem === "past" ? "feed:problems.snoozePast" : "feed:problems.snoozeFar";
    return Promise.resolve({ ok: false, status: 400, errors: { until: [key] } });
  }
  const change = { kind: "snooze" as const, until, timeZone };
  return orRefusal(() => snoozeOne(context, alertId, change, expectedSnooze, idempotencyKey));
}

/** One alert, as its reader saw it. */
export async function snoozeOne(
  context: LoadContext,
  alertId: number,
  change: Extract<AlertChange, { kind: "snooze" }>,
  seen: string | undefined,
  idempotencyKey?: string,
): Promise<Outcome> {
  const { until, timeZone } = change;
  const body = { until, timeZone, ...(seen && { expected: seen === "none" ? null : seen }) };
  return done(await callBackend(context, snoozeAlert, { params: { alertId }, body, idempotencyKey }), change);
}
