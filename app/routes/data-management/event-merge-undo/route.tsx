import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { z } from "zod";
import type { RouteData } from "~/access/route-data";
import { afterRefusalsToo } from "~/forms/after-refusals";
import { readSubmission } from "~/forms/read-submission.server";
import { speechOf } from "~/i18n/speech.server";
import { eventMergeOf, paths } from "~/paths";
import { trailOf } from "~/shell/trail";
import { toastCookie } from "~/toasts/toast.server";
import { UndoPage } from "./components/undo-page";
import { undo } from "./mutations.server";
import { mergeOf } from "./queries.server";
import { viewOf } from "./view.server";

export const handle: RouteData = {
  i18n: ["eventPages", "dataPages"],
  pageTitle: "eventPages:undo.title",
  requiresPermissions: ["connectors:manage"],
  trail: trailOf<typeof loader>(({ data }) => [
    { name: "dataPages:title", to: paths.dataManagement() },
    { name: "eventPages:title", to: paths.events() },
    { text: data.view.kept.title, to: data.view.kept.href },
    { name: "eventPages:undo.title" },
  ]),
};

/** After a refusal, too: it may be that somebody else has taken it back. */
export const shouldRevalidate = afterRefusalsToo;

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const [merge, speech] = await Promise.all([
    mergeOf(context, eventMergeOf(params.mergeId)),
    speechOf(request, context),
  ]);
  return { view: viewOf(merge, speech) };
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const mergeId = eventMergeOf(params.mergeId);
  const submission = await readSubmission(request, z.object({}));
  const undone = await undo(context, mergeId, submission.ok ? submission.idempotencyKey : undefined);
  if (!undone.ok) return submission.refuse(undone.no);
  const headers = { "Set-Cookie": await toastCookie({ key: "eventPages:done.undone" }) };
  return redirect(paths.event(undone.value.mergedId), { status: 303, headers });
}

export default function EventMergeUndo() {
  return <UndoPage {...useLoaderData<typeof loader>()} failed={useActionData<typeof action>()} />;
}
