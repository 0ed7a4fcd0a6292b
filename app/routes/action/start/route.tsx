import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { safeReturnTo } from "~/access/return-to";
import type { RouteData } from "~/access/route-data";
import { constraintsOf, readSubmission } from "~/forms/read-submission.server";
import { speechOf } from "~/i18n/speech.server";
import { paths } from "~/paths";
import { toastCookie } from "~/toasts/toast.server";
import { StartPage } from "./components/start-page";
import { start } from "./mutations.server";
import { openActions, startOf } from "./queries.server";
import { aboutOf, startForm, templateOf, tooManyIn } from "./schema";
import { underWayInWords } from "./under-way.server";
import { toStartView, usualTitle } from "./view.server";

export const handle: RouteData = {
  i18n: ["actions"],
  pageTitle: "actions:start.title",
  requiresPermissions: ["actions:manage"],
  trail: () => [{ area: "tasks" }],
};

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  const [offered, speech] = await Promise.all([
    startOf(context, aboutOf(searchParams), templateOf(searchParams)),
    speechOf(request, context),
  ]);
  const view = toStartView(offered, { asked: searchParams.get("type"), tooMany: tooManyIn(searchParams) }, speech);
  const open = await openActions(context, { about: aboutOf(searchParams), ...offered });
  return {
    ...view,
    underWay: underWayInWords(open, speech),
    back: returnTo(request),
    constraints: constraintsOf(startForm),
  };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const submission = await readSubmission(request, startForm);
  if (!submission.ok) return submission.refuse();
  const about = aboutOf(new URL(request.url).searchParams);
  const { value: form, idempotencyKey } = submission;
  const [offered, speech] = await Promise.all([startOf(context, about), speechOf(request, context)]);
  const words = { usualTitle: usualTitle(form.typeId, offered, speech), speech };
  const started = await start(context, about, form, words, idempotencyKey);
  if (!started.ok) return submission.refuse(started.no);
  const { action: made, count } = started.value;
  const toast = await toastCookie(
    made
      ? { key: "actions:done.started", params: { title: made.title } }
      : { key: "actions:done.startedEach", params: { count } },
  );
  return redirect(returnTo(request), { status: 303, headers: { "Set-Cookie": toast } });
}

export default function StartAction() {
  return <StartPage start={useLoaderData<typeof loader>()} failed={useActionData<typeof action>()} />;
}

/** Back to where one came from, else to the alert. */
function returnTo(request: Request): string {
  const { searchParams } = new URL(request.url);
  const [alertId] = aboutOf(searchParams).alertIds;
  const fallback = alertId ? paths.feedView("all", `?alert=${alertId}`) : paths.feed();
  return safeReturnTo(searchParams.get("returnTo"), fallback);
}
