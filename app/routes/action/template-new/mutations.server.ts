import { callBackend } from "~/backend/client.server";
import { createActionTemplate } from "~/backend/contract/action-templates";
import { attempt } from "~/forms/attempt.server";
import type { LoadContext } from "~/load-context";
import { type TemplateForm, templateOfForm } from "../template-fields";

export const create = (context: LoadContext, form: TemplateForm, idempotencyKey?: string) =>
  attempt(() => callBackend(context, createActionTemplate, { body: templateOfForm(form), idempotencyKey }), {
    too_many: () => ({ problem: { key: "actions:problems.templates" } }),
  });
