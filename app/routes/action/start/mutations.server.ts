import { callBackend } from "~/backend/client.server";
import { type Action, startAction, startActions } from "~/backend/contract/actions";
import { type Attempted, attempt } from "~/forms/attempt.server";
import type { Speech } from "~/i18n/speech.server";
import type { LoadContext } from "~/load-context";
import { assigneesOf } from "../action-fields";
import { refusals } from "../conflict.server";
import { planOf } from "../plan-fields";
import type { About, StartForm } from "./schema";

interface Started {
  /** The first, for its title; null where there are several. */
  action: Action | null;
  count: number;
}

/** An action without a name of its own is called by its type and whom it is about. */
export function start(
  context: LoadContext,
  { alertIds, targetIds }: About,
  form: StartForm,
  { usualTitle, speech }: { usualTitle: string; speech: Speech },
  idempotencyKey?: string,
): Promise<Attempted<Started>> {
  const body = {
    typeId: form.typeId,
    title: form.title || usualTitle,
    description: form.description,
    alertIds,
    assignees: assigneesOf(form),
    ...(form.dueOn ? { dueOn: form.dueOn } : {}),
    ...planOf(form),
    ...(form.grievanceId && { grievanceId: form.grievanceId, confidential: true }),
    ...(form.reason ? { reason: form.reason } : {}),
  };
  const no = { ...refusals(speech, form), not_found: () => ({ problem: { key: "actions:problems.gone" as const } }) };
  return attempt(async () => {
    if (form.each === "yes" && targetIds.length > 1) {
      const { actionIds } = await callBackend(context, startActions, { body: { ...body, targetIds }, idempotencyKey });
      return { action: null, count: actionIds.length };
    }
    const all = targetIds.length > 0 ? { ...body, targetIds } : body;
    return { action: await callBackend(context, startAction, { body: all, idempotencyKey }), count: 1 };
  }, no);
}
