import { callBackend } from "~/backend/client.server";
import type { Operation } from "~/backend/contract/operations";
import { changeAlerts } from "~/backend/contract/triage";
import { type Attempted, attempt } from "~/forms/attempt.server";
import type { LoadContext } from "~/load-context";
import { dayIn } from "~/time/day-start";
import { snoozeProblem } from "~/time/snooze-days";
import type { Selected } from "../selected.server";

/** Puts the selected alerts off until a day begins where the asker is. */
export function snooze(
  context: LoadContext,
  { selection }: Selected,
  until: string,
  timeZone: string,
  idempotencyKey?: string,
): Promise<Attempted<Operation>> {
  const problem = snoozeProblem(until, dayIn(timeZone, new Date()));
  if (problem) {
    const key = problem === "past" ? "feed:problems.snoozePast" : "feed:problems.snoozeFar";
    return Promise.resolve({ ok: false, no: { status: 400, errors: { until: [key] } } });
  }
  if (!selection) return Promise.resolve(NOTHING);
  const body = { selection, change: { kind: "snooze" as const, until, timeZone } };
  return attempt(() => callBackend(context, changeAlerts, { body, idempotencyKey }), {
    too_many: () => ({ problem: { key: "feed:problems.tooMany" } }),
  });
}

const NOTHING: Attempted<never> = {
  ok: false,
  no: { status: 400, problem: { key: "feed:problems.nothingSelected" } },
};
