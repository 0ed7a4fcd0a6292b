import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import type { RouteData } from "~/access/route-data";
import { speechFor } from "~/domain/feed/speech.server";
import { constraintsOf, readSubmission } from "~/forms/read-submission.server";
import { toastCookie } from "~/toasts/toast.server";
import { undoOf } from "../list/undo.server";
import { peopleOf } from "../people/queries.server";
import { doneWith, selectedIn } from "../selected.server";
import { AssignPage } from "./components/assign-page";
import { assign } from "./mutations.server";
import { assignForm } from "./schema";

export const handle: RouteData = {
  i18n: ["feed"],
  pageTitle: "feed:assign.label",
  requiresPermissions: ["alerts:triage"],
  trail: () => [{ area: "feed" }],
};

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { count, returnTo } = selectedIn(new URL(request.url).searchParams);
  const [people, speech] = await Promise.all([peopleOf(context), speechFor(request, context)]);
  const heading =
    count === null
      ? speech.feed("assign.headingAll")
      : speech.feed("assign.heading", { count, number: speech.number(count) });
  return { people: people.filter(({ active }) => active), heading, returnTo, constraints: constraintsOf(assignForm) };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const submission = await readSubmission(request, assignForm);
  if (!submission.ok) return submission.refuse();
  const selected = selectedIn(new URL(request.url).searchParams);
  const done = await assign(context, selected, submission.value.userId, submission.idempotencyKey);
  if (!done.ok) return submission.refuse(done.no);
  const { message, to } = doneWith(done.value, selected, "feed:done.assign");
  const toast = await toastCookie(message, "good", undoOf(done.value, to));
  return redirect(to, { status: 303, headers: { "Set-Cookie": toast } });
}

export default function AssignAlerts() {
  return <AssignPage page={useLoaderData<typeof loader>()} failed={useActionData<typeof action>()} />;
}
