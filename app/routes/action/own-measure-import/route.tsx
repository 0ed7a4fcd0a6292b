import { type ActionFunctionArgs, data, redirect, type TypedResponse } from "@remix-run/node";
import { useActionData } from "@remix-run/react";
import type { RouteData } from "~/access/route-data";
import { readSubmission } from "~/forms/read-submission.server";
import type { FailedForm } from "~/forms/result";
import { speechOf } from "~/i18n/speech.server";
import { paths } from "~/paths";
import { toastCookie } from "~/toasts/toast.server";
import { ImportPage } from "./components/import-page";
import { importRows } from "./mutations.server";
import { importForm } from "./schema";
import { type RefusedView, refusedInWords } from "./view.server";

export const handle: RouteData = {
  i18n: ["measures", "actions"],
  pageTitle: "measures:import.title",
  requiresPermissions: ["actions:recommend", "rules:manage"],
  // A character of JSON may take nine bytes of a form.
  formLimit: 3 * 1024 * 1024,
  trail: () => [{ area: "platform" }],
};

type Answer = FailedForm & { refused?: RefusedView };

export async function action({
  request,
  context,
}: ActionFunctionArgs): Promise<TypedResponse<never> | ReturnType<typeof data<Answer>>> {
  const submission = await readSubmission(request, importForm);
  if (!submission.ok) return submission.refuse();
  const { done, refused } = await importRows(context, submission.value.json, submission.idempotencyKey);
  if (!done.ok) {
    const { data: answer, init } = submission.refuse(done.no);
    const told = refused.length > 0 ? { refused: refusedInWords(refused, await speechOf(request, context)) } : {};
    return data<Answer>({ ...answer, ...told }, init ?? undefined);
  }
  const toast = await toastCookie({ key: "measures:import.done", params: { count: done.value.created.length } });
  return redirect(paths.measures(), { status: 303, headers: { "Set-Cookie": toast } });
}

export default function ImportMeasures() {
  const failed = useActionData<typeof action>();
  return <ImportPage refused={failed?.refused} failed={failed} />;
}
