import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import type { RouteData } from "~/access/route-data";
import { constraintsOf, readSubmission } from "~/forms/read-submission.server";
import { paths } from "~/paths";
import { AskForAccess } from "./components/ask-for-access";
import { Asked } from "./components/asked";
import { askProvider } from "./mutations.server";
import { searchOf, signupForm } from "./schema";

export const handle: RouteData = {
  access: "public",
  i18n: ["welcome", "account"],
  pageTitle: "welcome:signup.title",
  state: "signup",
};

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  return {
    ...searchOf(searchParams),
    sent: searchParams.has("sent"),
    contactEmail: context.config.contactEmail,
    constraints: constraintsOf(signupForm),
  };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const submission = await readSubmission(request, signupForm);
  if (!submission.ok) return submission.refuse();
  const asked = await askProvider(request, context, submission.value);
  if (!asked.ok) return submission.refuse(asked.no);
  return redirect(paths.signupSent(), 303);
}

/** There is no account to make by oneself: the provider sets up a company. So this asks the provider. */
export default function Signup() {
  const { sent, ...data } = useLoaderData<typeof loader>();
  const failed = useActionData<typeof action>();
  return sent ? <Asked contactEmail={data.contactEmail} /> : <AskForAccess {...data} failed={failed} />;
}
