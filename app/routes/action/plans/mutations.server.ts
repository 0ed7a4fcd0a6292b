import { callBackend } from "~/backend/client.server";
import { MOST_STEPS } from "~/backend/contract/action-words";
import { decidePlan, revokePlan, type SupplierPlan, sendPlan } from "~/backend/contract/supplier-plans";
import type { BackendRefusedError } from "~/backend/errors";
import { type Attempted, attempt } from "~/forms/attempt.server";
import type { MessageKey } from "~/i18n/message";
import type { LoadContext } from "~/load-context";
import { type PlansForm, recipientIn, type SendForm } from "./schema";

interface Asking {
  context: LoadContext;
  actionId: number;
  idempotencyKey?: string;
}

/** Does what a form of the page asks for. */
export function apply(asking: Asking, form: PlansForm): Promise<Attempted<SupplierPlan>> {
  if (form.intent === "send") return send(asking, form);
  const { context, idempotencyKey } = asking;
  const { planId, version } = form;
  const params = { planId };
  if (form.intent === "revoke")
    return attempt(() => callBackend(context, revokePlan, { params, body: { version }, idempotencyKey }), REFUSALS);
  const body =
    form.intent === "accept" ? { accept: true, version } : { accept: false, version, reason: plain(form.reason) };
  return attempt(() => callBackend(context, decidePlan, { params, body, idempotencyKey }), REFUSALS);
}

function send({ context, actionId, idempotencyKey }: Asking, form: SendForm): Promise<Attempted<SupplierPlan>> {
  const { language, dueOn, message, confirmed } = form;
  const body = { ...recipientIn(form), language, dueOn, message: plain(message), confirmed: confirmed === "yes" };
  return attempt(() => callBackend(context, sendPlan, { params: { actionId }, body, idempotencyKey }), REFUSALS);
}

// Browsers send line breaks as CR LF.
const plain = (text: string): string => text.replaceAll("\r\n", "\n").trim();

const problem = (key: Extract<MessageKey, `actions:supplierPlan.problems.${string}`>) => () => ({ problem: { key } });
const at = (field: string, key: MessageKey) => () => ({ errors: { [field]: [key] } });

const REFUSALS = {
  stale_version: problem("actions:supplierPlan.problems.changed"),
  not_proposed: problem("actions:supplierPlan.problems.changed"),
  closed: problem("actions:supplierPlan.problems.closed"),
  over: problem("actions:supplierPlan.problems.over"),
  not_found: problem("actions:supplierPlan.problems.gone"),
  already_open: at("recipient", "actions:supplierPlan.problems.already"),
  bounced: at("recipient", "actions:supplierPlan.problems.closedContact"),
  opted_out: at("recipient", "actions:supplierPlan.problems.closedContact"),
  confidential: at("confirmed", "actions:supplierPlan.problems.confidential"),
  too_many_steps: () => ({
    problem: { key: "actions:supplierPlan.problems.tooManySteps" as const, params: { most: MOST_STEPS } },
  }),
  invalid_input: ({ details }: BackendRefusedError) => {
    const [{ path = "" } = {}] = (details ?? []) as { path?: string }[];
    return path === "body.dueOn"
      ? at("dueOn", "actions:supplierPlan.problems.day")()
      : at("recipient", "actions:supplierPlan.problems.recipient")();
  },
};
