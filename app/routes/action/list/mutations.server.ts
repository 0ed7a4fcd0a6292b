import { callBackend } from "~/backend/client.server";
import { type Action, changeAction } from "~/backend/contract/actions";
import { type Attempted, attempt } from "~/forms/attempt.server";
import type { Speech } from "~/i18n/speech.server";
import type { LoadContext } from "~/load-context";
import { refusals } from "../conflict.server";
import type { MoveForm } from "./schema";

interface Asking {
  context: LoadContext;
  speech: Speech;
  idempotencyKey: string | undefined;
}

/** Moves an action to another column, by the same rules as on its own page. */
export function move(
  { context, speech, idempotencyKey }: Asking,
  { actionId, version, to, reason }: MoveForm,
): Promise<Attempted<Action>> {
  const why = reason && (to === "Completed" ? { completedReason: reason } : { reason });
  const body = { metaStatus: to, version, ...why };
  return attempt(
    () => callBackend(context, changeAction, { params: { actionId }, body, idempotencyKey }),
    refusals(speech),
  );
}
