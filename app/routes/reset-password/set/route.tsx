import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import type { RouteData } from "~/access/route-data";
import { LinkOver } from "~/domain/account/link-over";
import { constraintsOf, readSubmission } from "~/forms/read-submission.server";
import { paths } from "~/paths";
import { toastCookie } from "~/toasts/toast.server";
import { SetPassword } from "./components/set-password";
import { setPassword } from "./mutations.server";
import { addresseeOf } from "./queries.server";
import { resetForm } from "./schema";

export const handle: RouteData = {
  access: "public",
  isWayIn: true,
  i18n: ["account"],
  pageTitle: "account:reset.title",
};

export async function loader({ params, context }: LoaderFunctionArgs) {
  const email = await addresseeOf(context, params.challenge ?? "");
  return data({ email, constraints: constraintsOf(resetForm) }, { status: email ? 200 : 404 });
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const submission = await readSubmission(request, resetForm);
  if (!submission.ok) return submission.refuse();
  const set = await setPassword(context, params.challenge ?? "", submission.value);
  if (!set.ok) return submission.refuse(set.no);
  // Whoever was signed in here is not any more: a reset ends all of the account's sessions.
  const headers = new Headers({ "Set-Cookie": context.endSession() });
  headers.append("Set-Cookie", await toastCookie({ key: "login:done.reset" }));
  return redirect(paths.login(), { status: 303, headers });
}

/** The address holds the challenge: no path goes out as a referrer. `no-referrer` would make a plain form's `Origin` null. */
export function headers() {
  return { "Referrer-Policy": "strict-origin" };
}

export default function ResetPassword() {
  const { email, constraints } = useLoaderData<typeof loader>();
  const failed = useActionData<typeof action>();
  return email ? <SetPassword email={email} constraints={constraints} failed={failed} /> : <LinkOver again />;
}
