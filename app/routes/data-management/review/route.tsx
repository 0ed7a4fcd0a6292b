import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import type { RouteData } from "~/access/route-data";
import { afterRefusalsToo } from "~/forms/after-refusals";
import { readSubmission } from "~/forms/read-submission.server";
import { speechOf } from "~/i18n/speech.server";
import { paths } from "~/paths";
import { toastCookie } from "~/toasts/toast.server";
import { ReviewPage } from "./components/review-page";
import { parseFilter, toSearch } from "./filter";
import { decide } from "./mutations.server";
import { queueOf } from "./queries.server";
import { placeForm } from "./schema";
import { viewOf } from "./view.server";

export const handle: RouteData = {
  i18n: ["dataPages"],
  pageTitle: "dataPages:review",
  requiresPermissions: ["data:import"],
  trail: () => [{ name: "dataPages:title", to: paths.dataManagement() }],
};

/** After a refusal, too: it may be that somebody else has decided it. */
export const shouldRevalidate = afterRefusalsToo;

export async function loader({ request, context }: LoaderFunctionArgs) {
  const filter = parseFilter(new URL(request.url).searchParams);
  const [queue, speech] = await Promise.all([queueOf(context, filter), speechOf(request, context)]);
  return { view: viewOf(queue, filter, speech) };
}

/** Of doubtful locations, which are decided in the list; all else on pages of its own. */
export async function action({ request, context }: ActionFunctionArgs) {
  const submission = await readSubmission(request, placeForm);
  if (!submission.ok) return submission.refuse();
  const decided = await decide(context, submission.value, submission.idempotencyKey);
  if (!decided.ok) return submission.refuse(decided.no);
  const { targetId, decision } = submission.value;
  const to = paths.dataReview(toSearch(parseFilter(new URL(request.url).searchParams)));
  const { lat, lon } = decided.value;
  const fields = { targetId: String(targetId), lat: String(lat ?? ""), lon: String(lon ?? ""), decision: "reopen" };
  const undo = { to, label: "dataPages:doubt.undo", fields } as const;
  const done = { key: `dataPages:doubt.done.${decision}` } as const;
  const toast = await toastCookie(done, "good", decision === "reopen" ? undefined : undo);
  return redirect(to, { status: 303, headers: { "Set-Cookie": toast } });
}

export default function Review() {
  return <ReviewPage {...useLoaderData<typeof loader>()} failed={useActionData<typeof action>()} />;
}
