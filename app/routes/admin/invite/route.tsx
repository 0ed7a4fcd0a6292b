import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { requireUser } from "~/access/require-user.server";
import type { RouteData } from "~/access/route-data";
import { constraintsOf, readSubmission } from "~/forms/read-submission.server";
import { paths } from "~/paths";
import { toastCookie } from "~/toasts/toast.server";
import { Invite } from "./components/invite";
import { invite } from "./mutations.server";
import { inviteForm } from "./schema";

export const handle: RouteData = {
  pageTitle: "admin:invite.title",
  trail: () => [{ to: paths.admin("users"), name: "admin:pages.users" }],
};

export async function loader({ context }: LoaderFunctionArgs) {
  return { language: requireUser(context).user.language, constraints: constraintsOf(inviteForm) };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const submission = await readSubmission(request, inviteForm);
  if (!submission.ok) return submission.refuse();
  const invited = await invite(context, submission.value, submission.idempotencyKey);
  if (!invited.ok) return submission.refuse(invited.no);
  const toast = await toastCookie({ key: "admin:done.invited", params: { email: invited.value.email } });
  return redirect(paths.admin("users"), { status: 303, headers: { "Set-Cookie": toast } });
}

export default function InvitePage() {
  const { language, constraints } = useLoaderData<typeof loader>();
  const failed = useActionData<typeof action>();
  return <Invite language={language} constraints={constraints} failed={failed} />;
}
