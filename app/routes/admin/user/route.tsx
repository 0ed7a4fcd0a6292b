import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import type { RouteData } from "~/access/route-data";
import { afterRefusalsToo } from "~/forms/after-refusals";
import { constraintsOf, intentOf, readSubmission } from "~/forms/read-submission.server";
import { paths } from "~/paths";
import { toastCookie } from "~/toasts/toast.server";
import { AccessPanel } from "./components/access-panel";
import { UserPanel } from "./components/user-panel";
import { changeAccess, saveUser } from "./mutations.server";
import { userOf } from "./queries.server";
import { accessForm, userForm } from "./schema";

export const handle: RouteData = {
  pageTitle: "admin:pages.users",
  trail: () => [{ to: paths.admin("users"), name: "admin:pages.users" }],
};

/** After a refusal, too: who saves again has the version that they were told of. */
export const shouldRevalidate = afterRefusalsToo;

export async function loader({ params, context }: LoaderFunctionArgs) {
  const { user, teams } = await userOf(context, params.userId ?? "");
  return { pageName: `${user.firstname} ${user.lastname}`, user, teams, constraints: constraintsOf(userForm) };
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const userId = params.userId ?? "";
  if ((await intentOf(request)) === "user") {
    const submission = await readSubmission(request, userForm);
    if (!submission.ok) return submission.refuse();
    const saved = await saveUser(context, userId, submission.value, submission.idempotencyKey);
    return saved.ok ? back(userId, await toastCookie({ key: "admin:done.userSaved" })) : submission.refuse(saved.no);
  }
  const submission = await readSubmission(request, accessForm);
  if (!submission.ok) return submission.refuse();
  const changed = await changeAccess(context, userId, submission.value, submission.idempotencyKey);
  return changed.ok ? back(userId, await toastCookie(changed.value)) : submission.refuse(changed.no);
}

export default function User() {
  const { user, teams, constraints } = useLoaderData<typeof loader>();
  const failed = useActionData<typeof action>();
  return (
    <>
      <UserPanel key={user.version} user={user} teams={teams} constraints={constraints} failed={failed} />
      <AccessPanel user={user} failed={failed} />
    </>
  );
}

function back(userId: string, toast: string): Response {
  return redirect(paths.adminUser(Number(userId)), { status: 303, headers: { "Set-Cookie": toast } });
}
