import type { z } from "zod";
import { callBackend } from "~/backend/client.server";
import { type GrievanceInFull, takeGrievanceStep } from "~/backend/contract/grievances";
import { type Attempted, attempt } from "~/forms/attempt.server";
import type { LoadContext } from "~/load-context";
import type { stepForm } from "./schema";

export function takeStep(
  context: LoadContext,
  reportId: number,
  { step, note, outcome, version }: z.output<typeof stepForm>,
  idempotencyKey?: string,
): Promise<Attempted<GrievanceInFull>> {
  const params = { reportId: String(reportId) };
  const body = { step, note, version, outcome: step === "close" ? (outcome ?? null) : null };
  return attempt(() => callBackend(context, takeGrievanceStep, { params, body, idempotencyKey }), {
    stale_version: () => ({ problem: { key: "grievances:problems.changed" } }),
    closed: () => ({ problem: { key: "grievances:problems.closed" } }),
    out_of_order: () => ({ problem: { key: "grievances:problems.outOfOrder" } }),
    not_permitted: () => ({ problem: { key: "grievances:problems.notPermitted" } }),
  });
}
