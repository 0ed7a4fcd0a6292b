import { type ActionFunctionArgs, data, redirect } from "@remix-run/node";
import { useActionData } from "@remix-run/react";
import type { RouteData } from "~/access/route-data";
import { readSubmission } from "~/forms/read-submission.server";
import { paths } from "~/paths";
import { toastCookie } from "~/toasts/toast.server";
import { ImportPage } from "./components/import-page";
import { importRows } from "./mutations.server";
import { importForm } from "./schema";

export const handle: RouteData = {
  i18n: ["measures", "actions"],
  pageTitle: "measures:import.title",
  requiresPermissions: ["actions:recommend", "rules:manage"],
  trail: () => [{ area: "platform" }],
};

export async function action({ request, context }: ActionFunctionArgs) {
  const submission = await readSubmission(request, importForm);
  if (!submission.ok) return submission.refuse();
  const done = await importRows(context, submission.value.json, submission.idempotencyKey);
  if (!done.ok) return submission.refuse(done.no);
  const { created, refused } = done.value;
  // Which rows were refused is shown here: a toast would have room for a number only.
  if (refused.length > 0) return data({ created: created.length, refused });
  const toast = await toastCookie({ key: "measures:import.done", params: { count: created.length } });
  return redirect(paths.measures(), { status: 303, headers: { "Set-Cookie": toast } });
}

export default function ImportMeasures() {
  const answer = useActionData<typeof action>();
  const [outcome, failed] = answer && "refused" in answer ? [answer, undefined] : [undefined, answer];
  return <ImportPage outcome={outcome} failed={failed} />;
}
