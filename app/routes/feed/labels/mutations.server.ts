import type { z } from "zod";
import { callBackend } from "~/backend/client.server";
import { type AlertLabel, createAlertLabel, showAlertLabel } from "~/backend/contract/alert-labels";
import { type Attempted, attempt } from "~/forms/attempt.server";
import { userTag } from "~/i18n/user-tag.server";
import type { LoadContext } from "~/load-context";
import { coloursOf } from "../label-fields";
import { labelProblems } from "../label-problems.server";
import type { newLabelForm } from "./schema";

export function addLabel(
  context: LoadContext,
  { name, scope, ...colours }: z.output<typeof newLabelForm>,
  idempotencyKey?: string,
): Promise<Attempted<AlertLabel>> {
  const body = { name, scope, ...coloursOf(colours) };
  return attempt(
    () => callBackend(context, createAlertLabel, { body, idempotencyKey }),
    labelProblems(userTag(context)),
  );
}

/** `7:on` */
export function showLabel(context: LoadContext, show: string): Promise<Attempted<AlertLabel>> {
  const [labelId = "", on] = show.split(":");
  const params = { labelId: Number(labelId) };
  return attempt(() => callBackend(context, showAlertLabel, { params, body: { visible: on === "on" } }), {
    ...labelProblems(userTag(context)),
    not_found: () => ({ problem: { key: "labels:problems.gone" } }),
  });
}
