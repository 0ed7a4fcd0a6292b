import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import type { RouteData } from "~/access/route-data";
import { afterRefusalsToo } from "~/forms/after-refusals";
import { readSubmission } from "~/forms/read-submission.server";
import { speechOf } from "~/i18n/speech.server";
import { eventOf, paths } from "~/paths";
import { trailOf } from "~/shell/trail";
import { toastCookie } from "~/toasts/toast.server";
import { SplitPage } from "./components/split-page";
import { split } from "./mutations.server";
import { eventToSplit } from "./queries.server";
import { splitForm } from "./schema";
import { viewOf } from "./view.server";

export const handle: RouteData = {
  i18n: ["eventPages", "dataPages"],
  pageTitle: "eventPages:split.title",
  requiresPermissions: ["connectors:manage"],
  trail: trailOf<typeof loader>(({ data }) => [
    { name: "dataPages:title", to: paths.dataManagement() },
    { name: "eventPages:title", to: paths.events() },
    { text: data.view.title, to: data.view.href },
    { name: "eventPages:split.title" },
  ]),
};

/** After a refusal, too: it may be that somebody else has moved the reports. */
export const shouldRevalidate = afterRefusalsToo;

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const [answer, speech] = await Promise.all([
    eventToSplit(context, eventOf(params.eventId)),
    speechOf(request, context),
  ]);
  return { view: viewOf(answer, speech) };
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const eventId = eventOf(params.eventId);
  const submission = await readSubmission(request, splitForm);
  if (!submission.ok) return submission.refuse();
  const done = await split(context, { eventId, reportIds: submission.value.reports }, submission.idempotencyKey);
  if (!done.ok) return submission.refuse(done.no);
  const headers = { "Set-Cookie": await toastCookie({ key: "eventPages:done.split" }) };
  return redirect(paths.event(done.value.eventId), { status: 303, headers });
}

export default function EventSplit() {
  return <SplitPage {...useLoaderData<typeof loader>()} failed={useActionData<typeof action>()} />;
}
