import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { z } from "zod";
import type { RouteData } from "~/access/route-data";
import { afterRefusalsToo } from "~/forms/after-refusals";
import { constraintsOf, readSubmission } from "~/forms/read-submission.server";
import { speechOf } from "~/i18n/speech.server";
import { paths } from "~/paths";
import { toastCookie } from "~/toasts/toast.server";
import { decide } from "../target-profile/sanctions/mutations.server";
import { decideForm } from "../target-profile/sanctions/schema";
import { ReviewPage } from "./components/review-page";
import { parseFilter, toSearch } from "./filter";
import { reviewOf } from "./queries.server";
import { viewOf } from "./view.server";

export const handle: RouteData = {
  i18n: ["sanctions", "sanctionsReview"],
  pageTitle: "sanctionsReview:title",
  requiresPermissions: ["sanctions:screen"],
};

/** After a refusal, too: who decides again has the version that they were told of. */
export const shouldRevalidate = afterRefusalsToo;

export async function loader({ request, context }: LoaderFunctionArgs) {
  const filter = parseFilter(new URL(request.url).searchParams);
  const [answer, speech] = await Promise.all([reviewOf(context, filter), speechOf(request, context)]);
  return { view: viewOf(answer, filter, speech), constraints: constraintsOf(decideForm) };
}

/** Where a decision goes on: a match of the same page. */
const reviewForm = z.intersection(decideForm, z.object({ next: z.coerce.number().int().positive().optional() }));

export async function action({ request, context }: ActionFunctionArgs) {
  const search = toSearch(parseFilter(new URL(request.url).searchParams));
  const submission = await readSubmission(request, reviewForm);
  if (!submission.ok) return submission.refuse();
  const decided = await decide(context, submission.value, submission.idempotencyKey);
  if (!decided.ok) return submission.refuse(decided.no);
  const { id, version, decision, entityName, matchedName } = decided.value;
  const message = { key: `sanctionsReview:done.${decision}`, params: { name: entityName || matchedName } } as const;
  const fields = { matchId: String(id), version: String(version), decision: "undecided", next: String(id) };
  const to = paths.sanctions(search);
  const undo = { to, label: "sanctionsReview:undo", fields } as const;
  const toast = await toastCookie(message, "good", decision === "undecided" ? undefined : undo);
  const { next } = submission.value;
  return redirect(next ? `${to}#match-${next}` : to, { status: 303, headers: { "Set-Cookie": toast } });
}

export default function SanctionsReview() {
  const { view, constraints } = useLoaderData<typeof loader>();
  return <ReviewPage view={view} constraints={constraints} failed={useActionData<typeof action>()} />;
}
