import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { z } from "zod";
import type { RouteData } from "~/access/route-data";
import { afterRefusalsToo } from "~/forms/after-refusals";
import { readSubmission } from "~/forms/read-submission.server";
import { speechOf } from "~/i18n/speech.server";
import { paths, targetMergeOf } from "~/paths";
import { toastCookie } from "~/toasts/toast.server";
import { MergePage } from "./components/merge-page";
import { undo } from "./mutations.server";
import { mergeOf } from "./queries.server";
import { viewOf } from "./view.server";

export const handle: RouteData = {
  i18n: ["merges"],
  pageTitle: "merges:merge.title",
  requiresPermissions: ["targets:merge"],
  trail: () => [
    { area: "explorer" },
    { name: "merges:title", to: paths.explorerDuplicates() },
    { name: "merges:merge.title" },
  ],
};

/** After a refusal, too: it may be that somebody else has undone it. */
export const shouldRevalidate = afterRefusalsToo;

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const [merge, speech] = await Promise.all([
    mergeOf(context, targetMergeOf(params.mergeId)),
    speechOf(request, context),
  ]);
  return { view: viewOf(merge, speech) };
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const mergeId = targetMergeOf(params.mergeId);
  const submission = await readSubmission(request, z.object({}));
  const undone = await undo(context, mergeId, submission.idempotencyKey);
  if (!undone.ok) return submission.refuse(undone.no);
  const headers = { "Set-Cookie": await toastCookie({ key: "merges:done.undone" }) };
  return redirect(paths.explorerMerge(mergeId), { status: 303, headers });
}

export default function TargetMerge() {
  return <MergePage {...useLoaderData<typeof loader>()} failed={useActionData<typeof action>()} />;
}
