import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { hasToChangePassword, todayOf } from "~/access/after-sign-in";
import { requireUser } from "~/access/require-user.server";
import { safeReturnTo } from "~/access/return-to";
import type { RouteData } from "~/access/route-data";
import { constraintsOf, readSubmission } from "~/forms/read-submission.server";
import { paths } from "~/paths";
import { toastCookie } from "~/toasts/toast.server";
import { ChangePassword } from "./components/change-password";
import { savePassword } from "./mutations.server";
import { passwordForm } from "./schema";

export const handle: RouteData = { pageTitle: "management:pages.password" };

export async function loader({ context }: LoaderFunctionArgs) {
  const { user } = requireUser(context);
  const { email, embeddedLogin } = user;
  const expired = hasToChangePassword(user, todayOf(new Date()));
  return { email, embeddedLogin, expired, constraints: constraintsOf(passwordForm) };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const submission = await readSubmission(request, passwordForm);
  if (!submission.ok) return submission.refuse();
  const saved = await savePassword(context, submission.value);
  if (!saved.ok) return submission.refuse(saved.no);
  const headers = new Headers({ "Set-Cookie": saved.value });
  headers.append("Set-Cookie", await toastCookie({ key: "shell:toast.passwordChanged" }));
  const returnUrl = new URL(request.url).searchParams.get("returnUrl");
  return redirect(safeReturnTo(returnUrl, paths.management("password")), { status: 303, headers });
}

export default function Password() {
  const { constraints, ...account } = useLoaderData<typeof loader>();
  const failed = useActionData<typeof action>();
  return <ChangePassword {...account} constraints={constraints} failed={failed} />;
}
