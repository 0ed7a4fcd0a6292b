import type { z } from "zod";
import { callBackend } from "~/backend/client.server";
import { assessEffect } from "~/backend/contract/action-effects";

import { attempt } from "~/forms/attempt.server";
import type { Speech } from "~/i18n/speech.server";
import type { LoadContext } from "~/load-context";
import { refusals } from "../conflict.server";
import type { effectForm } from "./schema";

/** Keeps whether an action worked; answers the one that was started because it did not. */
export const assess = (
  context: LoadContext,
  actionId: number,
  body: z.output<typeof effectForm>,
  speech: Speech,
  idempotencyKey?: string,
) =>
  attempt(() => callBackend(context, assessEffect, { params: { actionId }, body, idempotencyKey }), refusals(speech));
