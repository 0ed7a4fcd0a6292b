import { callBackend } from "~/backend/client.server";
import { changeAction } from "~/backend/contract/actions";
import { BackendRefusedError } from "~/backend/errors";
import type { Message } from "~/i18n/message";
import type { LoadContext } from "~/load-context";
import type { Outcome } from "../outcome.server";
import type { FeedForm } from "../schema";

type Step = Extract<FeedForm, { intent: "action" | "skip" | "resume" }>;

/** Moves an action on, puts it off with a reason, or takes it up again. */
export async function stepAction(context: LoadContext, form: Step, idempotencyKey?: string): Promise<Outcome> {
  const params = { actionId: form.actionId };
  const body = { version: form.version, ...changeOf(form) };
  try {
    await callBackend(context, changeAction, { params, body, idempotencyKey });
    return { ok: true, operation: null, message: { key: `feed:done.action.${form.intent}` } };
  } catch (error) {
    const problem = problemOf(error);
    if (!problem) throw error;
    return { ok: false, status: (error as BackendRefusedError).status, problem };
  }
}

function changeOf(form: Step) {
  if (form.intent === "action") return { metaStatus: form.to };
  return { skipped: form.intent === "skip" ? { reason: form.reason, until: form.until ?? null } : null };
}

function problemOf(error: unknown): Message | null {
  if (!(error instanceof BackendRefusedError)) return null;
  if (error.code === "stale_version") return { key: "feed:problems.actionConflict" };
  if (error.code === "steps_open" || error.code === "proof_missing") return { key: "feed:problems.actionNeeds" };
  if (error.status === 404) return { key: "feed:problems.actionGone" };
  if (error.status === 403) return { key: "feed:problems.forbidden" };
  return null;
}
