import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect, redirectDocument } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { afterSignIn, todayOf } from "~/access/after-sign-in";
import type { RouteData } from "~/access/route-data";
import { constraintsOf, readSubmission } from "~/forms/read-submission.server";
import { paths } from "~/paths";
import { dropTicket, ticketOf } from "../ticket.server";
import { EnterCode } from "./components/enter-code";
import { enterWithCode } from "./mutations.server";
import { codeForm } from "./schema";

export const handle: RouteData = {
  access: "public",
  isWayIn: true,
  i18n: ["account"],
  pageTitle: "account:code.title",
};

export async function loader({ request }: LoaderFunctionArgs) {
  if (!(await ticketOf(request))) throw redirect(paths.login(returnUrlOf(request) ?? undefined));
  return { constraints: constraintsOf(codeForm) };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const returnUrl = returnUrlOf(request);
  const ticket = await ticketOf(request);
  if (!ticket) return redirect(paths.login(returnUrl ?? undefined), 303);
  const submission = await readSubmission(request, codeForm);
  if (!submission.ok) return submission.refuse();
  const entered = await enterWithCode(context, ticket, submission.value.code);
  if (!entered.ok) return submission.refuse(entered.no);
  const { user, cookie } = entered.value;
  const headers = new Headers({ "Set-Cookie": cookie });
  headers.append("Set-Cookie", await dropTicket());
  const to = afterSignIn({ user, returnUrl, current: paths.feed(), today: todayOf(new Date()) });
  return redirectDocument(to, { status: 303, headers });
}

export default function Code() {
  const { constraints } = useLoaderData<typeof loader>();
  const failed = useActionData<typeof action>();
  return <EnterCode constraints={constraints} failed={failed} />;
}

function returnUrlOf(request: Request): string | null {
  return new URL(request.url).searchParams.get("returnUrl");
}
