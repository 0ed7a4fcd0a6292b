import { callBackend } from "~/backend/client.server";
import { addActionComment } from "~/backend/contract/action-comments";
import { changeAction, readAction } from "~/backend/contract/actions";
import { type Attempted, attempt } from "~/forms/attempt.server";
import type { MessageKey } from "~/i18n/texts";
import type { LoadContext } from "~/load-context";
import type { PaneForm } from "./pane-schema";

/** Does what a form beside the list asks for, by the action's own calls, and says what was done. */
export async function changeShown(
  context: LoadContext,
  form: PaneForm,
  idempotencyKey: string | undefined,
): Promise<Attempted<MessageKey>> {
  const params = { actionId: form.actionId };
  if (form.intent === "comment") {
    const asked = { params, body: { text: form.text }, idempotencyKey };
    const added = await attempt(() => callBackend(context, addActionComment, asked), SAYS);
    return added.ok ? { ok: true, value: "tasks:made.commented" } : added;
  }
  const read = await attempt(() => callBackend(context, readAction, { params }), SAYS);
  if (!read.ok) return read;
  // Whatever else a step is stays; who changed one since has made another version.
  const steps = read.value.steps.map(({ title, dueOn, assigneeId }, at) => ({
    ...{ title, dueOn, assigneeId },
    done: form.done.includes(at),
  }));
  const body = { steps, version: form.version };
  const changed = await attempt(() => callBackend(context, changeAction, { params, body, idempotencyKey }), SAYS);
  return changed.ok ? { ok: true, value: "tasks:made.steps" } : changed;
}

const SAYS: Parameters<typeof attempt>[1] = {
  stale_version: () => ({ problem: { key: "tasks:problems.stale" } }),
  not_found: () => ({ problem: { key: "tasks:problems.gone" } }),
  invalid_input: () => ({ problem: { key: "tasks:problems.steps" } }),
};
