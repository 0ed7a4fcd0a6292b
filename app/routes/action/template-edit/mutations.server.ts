import { callBackend } from "~/backend/client.server";
import { changeActionTemplate, deleteActionTemplate } from "~/backend/contract/action-templates";
import { BackendRefusedError } from "~/backend/errors";
import { attempt } from "~/forms/attempt.server";
import type { Message } from "~/i18n/message";
import type { LoadContext } from "~/load-context";
import { templateOfForm } from "../template-fields";
import type { SaveForm } from "./schema";

export const save = (context: LoadContext, templateId: number, form: SaveForm, idempotencyKey?: string) => {
  const body = { ...templateOfForm(form), version: form.version };
  return attempt(() => callBackend(context, changeActionTemplate, { params: { templateId }, body, idempotencyKey }), {
    stale_version: () => ({ problem: { key: "actions:problems.templateChanged" } }),
    not_found: () => ({ problem: { key: "actions:problems.templateGone" } }),
  });
};

/** What is deleted already is as good as deleted. */
export async function remove(
  context: LoadContext,
  templateId: number,
  title: string,
  idempotencyKey?: string,
): Promise<Message> {
  await callBackend(context, deleteActionTemplate, { params: { templateId }, idempotencyKey }).catch((error) => {
    if (!(error instanceof BackendRefusedError && error.status === 404)) throw error;
  });
  return { key: "actions:done.templateDeleted", params: { title } };
}
