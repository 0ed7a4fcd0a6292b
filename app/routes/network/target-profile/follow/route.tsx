import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { safeReturnTo } from "~/access/return-to";
import type { RouteData } from "~/access/route-data";
import { readSubmission } from "~/forms/read-submission.server";
import { speechOf } from "~/i18n/speech.server";
import { paths } from "~/paths";
import { toastCookie } from "~/toasts/toast.server";
import { rowIdOf } from "../row-id";
import { FollowPage } from "./components/follow-page";
import { UnfollowPage } from "./components/unfollow-page";
import { follow } from "./mutations.server";
import { lossOf } from "./queries.server";
import { followForm } from "./schema";
import { questionOf } from "./view.server";

export const handle: RouteData = {
  i18n: ["profile"],
  pageTitle: "profile:away.title",
  requiresPermissions: ["targets:follow"],
};

/**
 * The question before a target is unfollowed. What is not followed has none and can be followed: it leads nowhere else, since a follow
 * that failed is told here.
 */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const targetId = rowIdOf(params.targetId);
  const [loss, speech] = await Promise.all([lossOf(context, targetId), speechOf(request, context)]);
  const back = safeReturnTo(new URL(request.url).searchParams.get("returnTo"), paths.targetProfile(targetId));
  return { back, question: loss.following ? questionOf(loss, speech) : null };
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const targetId = rowIdOf(params.targetId);
  const submission = await readSubmission(request, followForm);
  if (!submission.ok) throw new Response(null, { status: 400 });
  const on = submission.value.follow === "yes";
  const { message, undo } = await follow(context, targetId, on, submission.idempotencyKey);
  const to = safeReturnTo(submission.value.returnTo, paths.targetProfile(targetId));
  const action = undo
    ? ({ to: paths.undo(undo), label: "profile:away.undo", fields: { returnTo: to } } as const)
    : undefined;
  const toast = await toastCookie(message, "good", action);
  return redirect(to, { status: 303, headers: { "Set-Cookie": toast } });
}

export default function Unfollowing() {
  const { back, question } = useLoaderData<typeof loader>();
  return question ? <UnfollowPage question={question} back={back} /> : <FollowPage back={back} />;
}
