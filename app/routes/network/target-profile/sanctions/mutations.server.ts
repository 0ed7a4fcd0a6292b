import type { z } from "zod";
import { callBackend } from "~/backend/client.server";
import { activateSanctions, decideSanctionsMatch, type SanctionsMatch } from "~/backend/contract/sanctions";
import type { BackendRefusedError } from "~/backend/errors";
import { type Attempted, attempt } from "~/forms/attempt.server";
import type { LoadContext } from "~/load-context";
import type { decideForm } from "./schema";

/** Has the target and its owners screened from now on. */
export function activate(context: LoadContext, targetId: number, idempotencyKey?: string): Promise<Attempted<void>> {
  const params = { targetId: String(targetId) };
  return attempt(() => callBackend(context, activateSanctions, { params, idempotencyKey }), {
    not_screenable: () => ({ problem: { key: "sanctions:problems.notScreenable" } }),
  });
}

/** Says whether the target is the listed entity. */
export function decide(
  context: LoadContext,
  { matchId, decision, reason, version }: z.output<typeof decideForm>,
  idempotencyKey?: string,
): Promise<Attempted<SanctionsMatch>> {
  const params = { matchId: String(matchId) };
  const body = { decision, reason: reason || null, version };
  return attempt(() => callBackend(context, decideSanctionsMatch, { params, body, idempotencyKey }), {
    stale_version: (error) => ({ problem: { key: `sanctions:problems.changed.${decisionNow(error)}` } }),
    match_closed: () => ({ problem: { key: "sanctions:problems.closed" } }),
    not_found: () => ({ problem: { key: "sanctions:problems.closed" } }),
  });
}

function decisionNow({ details }: BackendRefusedError): SanctionsMatch["decision"] {
  return (details as { current?: SanctionsMatch } | undefined)?.current?.decision ?? "undecided";
}
