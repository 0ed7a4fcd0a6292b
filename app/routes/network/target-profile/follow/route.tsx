import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { safeReturnTo } from "~/access/return-to";
import type { RouteData } from "~/access/route-data";
import { readSubmission } from "~/forms/read-submission.server";
import { paths } from "~/paths";
import { toastCookie } from "~/toasts/toast.server";
import { rowIdOf } from "../row-id";
import { follow } from "./mutations.server";
import { followForm } from "./schema";

export const handle: RouteData = { requiresPermissions: ["targets:follow"] };

/** There is nothing to read here. */
export async function loader({ params }: LoaderFunctionArgs) {
  throw redirect(paths.targetProfile(rowIdOf(params.targetId)));
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
