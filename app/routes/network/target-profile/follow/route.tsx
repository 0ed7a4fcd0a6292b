import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { safeReturnTo } from "~/access/return-to";
import type { RouteData } from "~/access/route-data";
import { lossesOf } from "~/domain/unfollow/losses.server";
import { readSubmission } from "~/forms/read-submission.server";
import { speechOf } from "~/i18n/speech.server";
import { paths } from "~/paths";
import { toastCookie } from "~/toasts/toast.server";
import { rowIdOf } from "../row-id";
import { FollowPage } from "./components/follow-page";
import { UnfollowPage } from "./components/unfollow-page";
import { follow } from "./mutations.server";
import { forecastOf } from "./queries.server";
import { followForm } from "./schema";

export const handle: RouteData = {
  i18n: ["profile", "unfollow"],
  pageTitle: "profile:away.title",
  requiresPermissions: ["targets:follow"],
};

/**
 * The question before a target is unfollowed. What is not followed has none and can be followed: it leads nowhere else, since a follow
 * that failed is told here.
 */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const targetId = rowIdOf(params.targetId);
  const [forecast, speech] = await Promise.all([forecastOf(context, targetId), speechOf(request, context)]);
  const back = safeReturnTo(new URL(request.url).searchParams.get("returnTo"), paths.targetProfile(targetId));
  return { back, losses: forecast.following > 0 ? lossesOf(forecast, context.session?.user.id, speech) : null };
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
  const { back, losses } = useLoaderData<typeof loader>();
  return losses ? <UnfollowPage losses={losses} back={back} /> : <FollowPage back={back} />;
}
