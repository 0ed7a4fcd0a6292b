import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import type { RouteData } from "~/access/route-data";
import { TARGET_SIZES } from "~/backend/contract/target-info-words";
import { afterRefusalsToo } from "~/forms/after-refusals";
import { constraintsOf, readSubmission } from "~/forms/read-submission.server";
import { speechOf } from "~/i18n/speech.server";
import { paths } from "~/paths";
import { toastCookie } from "~/toasts/toast.server";
import { rowIdOf } from "../row-id";
import { InfoPage } from "./components/info-page";
import { updateInfo } from "./mutations.server";
import { infoOf } from "./queries.server";
import { infoForm } from "./schema";
import { changesOf } from "./view.server";

export const handle: RouteData = {
  i18n: ["profile", "targetInfo"],
  pageTitle: "targetInfo:heading",
  requiresPermissions: ["targets:follow"],
};

/** After a refusal, too: who saves again has the version that they were told of. */
export const shouldRevalidate = afterRefusalsToo;

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const targetId = rowIdOf(params.targetId);
  const [{ info, history }, speech] = await Promise.all([infoOf(context, targetId), speechOf(request, context)]);
  return {
    info,
    back: paths.targetProfile(targetId),
    report: paths.targetReport(targetId),
    sizes: TARGET_SIZES.map((value) => ({ value, label: speech.word("sizes", value) })),
    changes: changesOf(history, speech),
    constraints: constraintsOf(infoForm),
  };
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const targetId = rowIdOf(params.targetId);
  const submission = await readSubmission(request, infoForm);
  if (!submission.ok) return submission.refuse();
  const updated = await updateInfo(context, targetId, submission.value, submission.idempotencyKey);
  if (!updated.ok) return submission.refuse(updated.no);
  const toast = await toastCookie({ key: "targetInfo:done" });
  return redirect(paths.targetInfo(targetId), { status: 303, headers: { "Set-Cookie": toast } });
}

export default function TargetInformation() {
  const data = useLoaderData<typeof loader>();
  return <InfoPage {...data} failed={useActionData<typeof action>()} />;
}
