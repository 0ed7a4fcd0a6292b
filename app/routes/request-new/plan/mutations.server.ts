import type { RequestLink } from "~/access/request-link.server";
import { callBackend, sendToBackend } from "~/backend/client.server";
import { MOST_PROOFS } from "~/backend/contract/supplier-plan-words";
import { addPlanProof, type LinkedPlan, proposePlan, reportPlanProgress } from "~/backend/contract/supplier-plans";
import { BackendRefusedError } from "~/backend/errors";
import { type Attempted, attempt, type No } from "~/forms/attempt.server";
import type { Sent, SentFile } from "~/forms/read-upload.server";
import type { LoadContext } from "~/load-context";
import { type LinkForm, measuresIn, type ProposalForm, rowOf } from "./schema";

const REFUSALS = {
  closed: () => ({ problem: { key: "request:plan.problems.closed" as const } }),
  stale_version: () => ({ problem: { key: "request:plan.problems.changed" as const } }),
  not_found: () => ({ problem: { key: "request:problems.gone" as const } }),
};

/** Does what a form of the page asks for. */
export function apply(
  context: LoadContext,
  link: RequestLink,
  form: Exclude<LinkForm, { intent: "proof" | "more" }>,
): Promise<Attempted<LinkedPlan>> {
  if (form.intent === "propose") return propose(context, link, form);
  const { done, version } = form;
  return attempt(() => callBackend(context, reportPlanProgress, { body: { ...link, done, version } }), REFUSALS);
}

function propose(context: LoadContext, link: RequestLink, form: ProposalForm): Promise<Attempted<LinkedPlan>> {
  const { name, version } = form;
  // Browsers send line breaks as CR LF.
  const cause = form.cause.replaceAll("\r\n", "\n").trim();
  const body = { ...link, cause, name, version, measures: measuresIn(form) };
  return attempt(() => callBackend(context, proposePlan, { body }), {
    ...REFUSALS,
    invalid_input: ({ details }) => {
      const [{ path = "" } = {}] = (details ?? []) as { path?: string }[];
      const [, at = "0"] = /^body\.measures\.(\d+)\./.exec(path) ?? [];
      return { errors: { [`measures[${rowOf(form, Number(at))}].dueOn`]: ["request:plan.problems.past"] } };
    },
  });
}

/** Hands a file on as it comes. */
export function sendProof(context: LoadContext, link: RequestLink, { name, content }: SentFile): Promise<LinkedPlan> {
  return sendToBackend(context, addPlanProof, { query: { fileName: name } }, content, link);
}

/** Why a proof was not taken that is no fault of the file; null for all else. */
export function proofProblem(file: Sent<LinkedPlan>): No | null {
  if (file === null || file.ok || !(file.error instanceof BackendRefusedError)) return null;
  const { code } = file.error;
  if (code === "too_many") {
    return { status: 409, problem: { key: "request:plan.problems.tooMany", params: { most: MOST_PROOFS } } };
  }
  return code === "closed" || code === "not_found" ? { status: 409, ...REFUSALS[code]() } : null;
}
