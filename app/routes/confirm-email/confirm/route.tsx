import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import type { RouteData } from "~/access/route-data";
import { LinkOver } from "~/domain/account/link-over";
import { readSubmission } from "~/forms/read-submission.server";
import { paths } from "~/paths";
import { toastCookie } from "~/toasts/toast.server";
import { Confirm } from "./components/confirm";
import { confirmAddress } from "./mutations.server";
import { addressToConfirm } from "./queries.server";
import { confirmForm } from "./schema";

export const handle: RouteData = { access: "public", i18n: ["account"], pageTitle: "account:confirm.title" };

export async function loader({ params, context }: LoaderFunctionArgs) {
  const email = await addressToConfirm(context, params.challenge ?? "");
  return data({ email }, { status: email ? 200 : 404 });
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const submission = await readSubmission(request, confirmForm);
  if (!submission.ok) return submission.refuse();
  const confirmed = await confirmAddress(context, params.challenge ?? "");
  if (!confirmed.ok) return submission.refuse(confirmed.no);
  const [to, key] = context.session
    ? ([paths.management("profile"), "management:done.email"] as const)
    : ([paths.login(), "login:done.email"] as const);
  return redirect(to, { status: 303, headers: { "Set-Cookie": await toastCookie({ key }) } });
}

/** The address holds the challenge: no path goes out as a referrer. `no-referrer` would make a plain form's `Origin` null. */
export function headers() {
  return { "Referrer-Policy": "strict-origin" };
}

export default function ConfirmEmail() {
  const { email } = useLoaderData<typeof loader>();
  const failed = useActionData<typeof action>();
  return email ? <Confirm email={email} failed={failed} /> : <LinkOver again={false} />;
}
