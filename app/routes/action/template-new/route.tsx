import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import type { RouteData } from "~/access/route-data";
import { constraintsOf, readSubmission } from "~/forms/read-submission.server";
import { speechOf } from "~/i18n/speech.server";
import { paths } from "~/paths";
import { toastCookie } from "~/toasts/toast.server";
import { TemplatePage } from "../components/template-page";
import { rowsFor } from "../plan-fields";
import { templateForm } from "../template-fields";
import { templateOptions } from "../template-options.server";
import { create } from "./mutations.server";

export const handle: RouteData = {
  i18n: ["actions"],
  pageTitle: "actions:templates.new",
  requiresPermissions: ["actions:manage"],
  trail: () => [{ area: "tasks" }],
};

export async function loader({ request, context }: LoaderFunctionArgs) {
  const speech = await speechOf(request, context);
  return {
    version: null,
    fields: { ...templateOptions(speech), rows: rowsFor(0) },
    typed: { typeId: "on-site-audit" },
    constraints: constraintsOf(templateForm),
  };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const submission = await readSubmission(request, templateForm);
  if (!submission.ok) return submission.refuse();
  const made = await create(context, submission.value, submission.idempotencyKey);
  if (!made.ok) return submission.refuse(made.no);
  const toast = await toastCookie({ key: "actions:done.templateSaved", params: { title: made.value.title } });
  return redirect(paths.actionTemplates(), { status: 303, headers: { "Set-Cookie": toast } });
}

export default function NewTemplate() {
  return <TemplatePage {...useLoaderData<typeof loader>()} failed={useActionData<typeof action>()} />;
}
