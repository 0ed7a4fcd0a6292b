import type { z } from "zod";
import { callBackend } from "~/backend/client.server";
import { type AlertLabel, changeAlertLabel } from "~/backend/contract/alert-labels";
import { type Attempted, attempt } from "~/forms/attempt.server";
import { userTag } from "~/i18n/user-tag.server";
import type { LoadContext } from "~/load-context";
import { coloursOf } from "../label-fields";
import { labelProblems } from "../label-problems.server";
import type { labelForm } from "./schema";

export function saveLabel(
  context: LoadContext,
  labelId: number,
  { name, version, ...colours }: z.output<typeof labelForm>,
  idempotencyKey?: string,
): Promise<Attempted<AlertLabel>> {
  const body = { name, version, ...coloursOf(colours) };
  return attempt(
    () => callBackend(context, changeAlertLabel, { params: { labelId }, body, idempotencyKey }),
    labelProblems(userTag(context)),
  );
}
