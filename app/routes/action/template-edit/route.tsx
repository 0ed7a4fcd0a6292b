import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import type { RouteData } from "~/access/route-data";
import { afterRefusalsToo } from "~/forms/after-refusals";
import { VersionField } from "~/forms/form";
import { constraintsOf, readSubmission } from "~/forms/read-submission.server";
import { speechOf } from "~/i18n/speech.server";
import { actionTemplateOf, paths } from "~/paths";
import { trailOf } from "~/shell/trail";
import { toastCookie } from "~/toasts/toast.server";
import { TemplatePage } from "../components/template-page";
import { rowsFor } from "../plan-fields";
import { typedTemplate } from "../template-fields";
import { templateOptions } from "../template-options.server";
import { remove, save } from "./mutations.server";
import { oneTemplate } from "./queries.server";
import { editForm, saveForm } from "./schema";

export const handle: RouteData = {
  i18n: ["actions"],
  pageTitle: "actions:templates.edit",
  requiresPermissions: ["actions:manage"],
  trail: trailOf<typeof loader>(({ data }) => [{ area: "tasks" }, { text: data.typed.title }]),
};

/** After a refusal, too: who saves again has the version that they were told of. */
export const shouldRevalidate = afterRefusalsToo;

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const [template, speech] = await Promise.all([
    oneTemplate(context, actionTemplateOf(params.templateId)),
    speechOf(request, context),
  ]);
  return {
    version: template.version,
    fields: { ...templateOptions(speech), rows: rowsFor(template.steps.length) },
    typed: typedTemplate(template),
    constraints: constraintsOf(saveForm),
  };
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const templateId = actionTemplateOf(params.templateId);
  const submission = await readSubmission(request, editForm);
  if (!submission.ok) return submission.refuse();
  const { value: form, idempotencyKey } = submission;
  if (form.intent === "delete") {
    const { title } = await oneTemplate(context, templateId);
    return back(await toastCookie(await remove(context, templateId, title, idempotencyKey)));
  }
  const saved = await save(context, templateId, form, idempotencyKey);
  if (!saved.ok) return submission.refuse(saved.no);
  return back(await toastCookie({ key: "actions:done.templateSaved", params: { title: saved.value.title } }));
}

const back = (toast: string) => redirect(paths.actionTemplates(), { status: 303, headers: { "Set-Cookie": toast } });

export default function EditTemplate() {
  const { version, ...data } = useLoaderData<typeof loader>();
  return <TemplatePage {...data} version={<VersionField now={version} />} failed={useActionData<typeof action>()} />;
}
