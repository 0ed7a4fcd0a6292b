import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { safeReturnTo } from "~/access/return-to";
import type { RouteData } from "~/access/route-data";
import { allOf } from "~/domain/target/all-of";
import { afterRefusalsToo } from "~/forms/after-refusals";
import { readSubmission } from "~/forms/read-submission.server";
import { speechOf } from "~/i18n/speech.server";
import { paths } from "~/paths";
import { toastCookie } from "~/toasts/toast.server";
import { undoOf } from "../bulk/afterwards.server";
import { changeMany } from "../bulk/mutations.server";
import { targetsOf } from "../bulk/selected";
import { withOperation } from "../operation-address.server";
import { speechFor } from "../speech.server";
import { UnfollowPage } from "./components/unfollow-page";
import { changedSince } from "./mutations.server";
import { readQuestion } from "./queries.server";
import { unfollowForm } from "./schema";

export const handle: RouteData = {
  i18n: ["network", "unfollow"],
  pageTitle: "unfollow:title",
  requiresPermissions: ["targets:follow"],
  trail: () => [{ area: "collections" }],
};

/** After a refusal, too: who is told that the targets changed sees the new figures. */
export const shouldRevalidate = afterRefusalsToo;

/** The question before many targets are unfollowed: for everybody in the company, and out of their collections. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  const all = allOf(searchParams);
  const [words, speech] = await Promise.all([speechOf(request, context), speechFor(request, context)]);
  const question = await readQuestion(context, { all, targetIds: targetsOf(searchParams) }, { words, speech });
  return { question, back: safeReturnTo(searchParams.get("returnTo"), paths.collection(all?.collectionId ?? "my")) };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const { searchParams } = new URL(request.url);
  const submission = await readSubmission(request, unfollowForm);
  if (!submission.ok) return submission.refuse();
  const all = allOf(searchParams);
  const changed = all && (await changedSince(context, all, submission.value.counted));
  if (changed) return submission.refuse(changed);
  const which = all ? { selection: "all" as const } : { targetIds: targetsOf(searchParams) };
  const form = { intent: "change", change: "unfollow", ...which } as const;
  const outcome = await changeMany(context, all, form, submission.idempotencyKey);
  if (!outcome.ok) return submission.refuse(outcome);
  const back = safeReturnTo(submission.value.returnTo, paths.collection(all?.collectionId ?? "my"));
  const to = withOperation(back, outcome.operation);
  const toast = await toastCookie(outcome.message, "good", undoOf(outcome.operation, to));
  return redirect(to, { status: 303, headers: { "Set-Cookie": toast } });
}

export default function Unfollow() {
  return <UnfollowPage {...useLoaderData<typeof loader>()} failed={useActionData<typeof action>()} />;
}
