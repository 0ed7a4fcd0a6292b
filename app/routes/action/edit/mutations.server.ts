import { callBackend } from "~/backend/client.server";
import { type Action, changeAction } from "~/backend/contract/actions";
import { type Attempted, attempt } from "~/forms/attempt.server";
import type { Speech } from "~/i18n/speech.server";
import type { LoadContext } from "~/load-context";
import { refusals } from "../conflict.server";
import { changesIn, type EditForm } from "./schema";

/** Changes what was changed; null where that is nothing. */
export async function save(
  context: LoadContext,
  actionId: number,
  form: EditForm,
  speech: Speech,
  idempotencyKey?: string,
): Promise<Attempted<Action | null>> {
  const { reason, version } = form;
  const changes = changesIn(form);
  if (Object.keys(changes).length === 0) return { ok: true, value: null };
  const body = { ...changes, ...(reason && { reason }), version };
  const asked = { params: { actionId }, body, idempotencyKey };
  return attempt(() => callBackend(context, changeAction, asked), refusals(speech, form));
}
