import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import type { RouteData } from "~/access/route-data";
import { constraintsOf, readSubmission } from "~/forms/read-submission.server";
import { paths } from "~/paths";
import { AskForLink } from "./components/ask-for-link";
import { LinkSent } from "./components/link-sent";
import { askForLink } from "./mutations.server";
import { askForm } from "./schema";

export const handle: RouteData = { access: "public", isWayIn: true, i18n: ["account"], pageTitle: "account:ask.title" };

export async function loader({ request }: LoaderFunctionArgs) {
  const sent = new URL(request.url).searchParams.has("sent");
  return { sent, constraints: constraintsOf(askForm) };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const submission = await readSubmission(request, askForm);
  if (!submission.ok) return submission.refuse();
  const asked = await askForLink(context, submission.value.email);
  if (!asked.ok) return submission.refuse(asked.no);
  return redirect(paths.resetPasswordSent(), 303);
}

export default function ForgotPassword() {
  const { sent, constraints } = useLoaderData<typeof loader>();
  const failed = useActionData<typeof action>();
  return sent ? <LinkSent /> : <AskForLink constraints={constraints} failed={failed} />;
}
