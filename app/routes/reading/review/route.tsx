import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import type { RouteData } from "~/access/route-data";
import { afterRefusalsToo } from "~/forms/after-refusals";
import { constraintsOf, readSubmission } from "~/forms/read-submission.server";
import { speechOf } from "~/i18n/speech.server";
import { paths } from "~/paths";
import { toastCookie } from "~/toasts/toast.server";
import { ReviewPage } from "./components/review-page";
import { parseFilter, toSearch } from "./filter";
import { judge } from "./mutations.server";
import { textsOf } from "./queries.server";
import { reviewForm } from "./schema";
import { viewOf } from "./view.server";

export const handle: RouteData = {
  i18n: ["reading"],
  requiresPermissions: ["alerts:triage"],
  pageTitle: "reading:pages.review",
};

/** After a refusal, too: who judges again has to see what was read meanwhile. */
export const shouldRevalidate = afterRefusalsToo;

export async function loader({ request, context }: LoaderFunctionArgs) {
  const filter = parseFilter(new URL(request.url).searchParams);
  const [answer, speech] = await Promise.all([textsOf(context, filter), speechOf(request, context)]);
  return { view: viewOf(answer, filter, speech), constraints: constraintsOf(reviewForm) };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const search = toSearch(parseFilter(new URL(request.url).searchParams));
  const submission = await readSubmission(request, reviewForm);
  if (!submission.ok) return submission.refuse();
  const judged = await judge(context, submission.value, submission.idempotencyKey);
  if (!judged.ok) return submission.refuse(judged.no);
  const { verdict, next } = submission.value;
  const { id, readAt } = judged.value;
  const to = paths.readingReview(search);
  const fields = { itemId: String(id), readAt, verdict: "none", next: String(id) };
  const undo = { to, label: "reading:review.undo", fields } as const;
  const done = { key: `reading:review.done.${verdict}` } as const;
  const toast = await toastCookie(done, "good", verdict === "none" ? undefined : undo);
  return redirect(next ? `${to}#text-${next}` : to, { status: 303, headers: { "Set-Cookie": toast } });
}

export default function Review() {
  const { view, constraints } = useLoaderData<typeof loader>();
  return <ReviewPage view={view} constraints={constraints} failed={useActionData<typeof action>()} />;
}
