import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { requireUser } from "~/access/require-user.server";
import type { RouteData } from "~/access/route-data";
import { constraintsOf, intentOf, readSubmission } from "~/forms/read-submission.server";
import { paths } from "~/paths";
import { toastCookie } from "~/toasts/toast.server";
import { Address } from "./components/address";
import { Name } from "./components/name";
import { askForAddress, saveName } from "./mutations.server";
import { profileOf } from "./queries.server";
import { emailForm, nameForm } from "./schema";

export const handle: RouteData = { pageTitle: "management:pages.profile" };

export async function loader({ context }: LoaderFunctionArgs) {
  const constraints = { name: constraintsOf(nameForm), email: constraintsOf(emailForm) };
  return { profile: profileOf(requireUser(context)), constraints };
}

export async function action({ request, context }: ActionFunctionArgs) {
  if ((await intentOf(request)) === "email") {
    const submission = await readSubmission(request, emailForm);
    if (!submission.ok) return submission.refuse();
    const asked = await askForAddress(context, submission.value);
    if (!asked.ok) return submission.refuse(asked.no);
    const { email } = submission.value;
    return back(await toastCookie({ key: "management:done.emailAsked", params: { email } }));
  }
  const submission = await readSubmission(request, nameForm);
  if (!submission.ok) return submission.refuse();
  const saved = await saveName(context, submission.value);
  if (!saved.ok) return submission.refuse(saved.no);
  return back(await toastCookie({ key: "management:done.profile" }));
}

export default function Profile() {
  const { profile, constraints } = useLoaderData<typeof loader>();
  const failed = useActionData<typeof action>();
  return (
    <>
      <Name profile={profile} constraints={constraints.name} failed={failed} />
      {!profile.embeddedLogin && <Address email={profile.email} constraints={constraints.email} failed={failed} />}
    </>
  );
}

function back(toast: string): Response {
  return redirect(paths.management("profile"), { status: 303, headers: { "Set-Cookie": toast } });
}
