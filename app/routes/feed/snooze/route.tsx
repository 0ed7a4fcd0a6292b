import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import type { RouteData } from "~/access/route-data";
import { speechFor } from "~/domain/feed/speech.server";
import { constraintsOf, readSubmission } from "~/forms/read-submission.server";
import { timeZoneOf } from "~/i18n/time-zone.server";
import { toastCookie } from "~/toasts/toast.server";
import { undoOf } from "../list/undo.server";
import { doneWith, selectedIn } from "../selected.server";
import { SnoozePage } from "./components/snooze-page";
import { snooze } from "./mutations.server";
import { snoozeForm } from "./schema";

export const handle: RouteData = {
  i18n: ["feed"],
  pageTitle: "feed:snooze.label",
  requiresPermissions: ["alerts:triage"],
  trail: () => [{ area: "feed" }],
};

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { count, returnTo } = selectedIn(new URL(request.url).searchParams);
  const speech = await speechFor(request, context);
  const heading =
    count === null
      ? speech.feed("snooze.headingAll")
      : speech.feed("snooze.heading", { count, number: speech.number(count) });
  return { heading, returnTo, constraints: constraintsOf(snoozeForm) };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const submission = await readSubmission(request, snoozeForm);
  if (!submission.ok) return submission.refuse();
  const selected = selectedIn(new URL(request.url).searchParams);
  const { value, idempotencyKey } = submission;
  const done = await snooze(context, selected, value.until, timeZoneOf(request), idempotencyKey);
  if (!done.ok) return submission.refuse(done.no);
  const { message, to } = doneWith(done.value, selected, "feed:done.snooze");
  const toast = await toastCookie(message, "good", undoOf(done.value, to));
  return redirect(to, { status: 303, headers: { "Set-Cookie": toast } });
}

export default function SnoozeAlerts() {
  return <SnoozePage page={useLoaderData<typeof loader>()} failed={useActionData<typeof action>()} />;
}
