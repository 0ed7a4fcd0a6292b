import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect, redirectDocument } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { afterSignIn, todayOf } from "~/access/after-sign-in";
import type { RouteData } from "~/access/route-data";
import type { Session } from "~/backend/contract/session";
import { constraintsOf, readSubmission } from "~/forms/read-submission.server";
import { paths } from "~/paths";
import { keepTicket } from "../ticket.server";
import { signInForm } from "../welcome/sign-in-form";
import { Welcome } from "../welcome/welcome";
import { signInWith } from "./mutations.server";

export const handle: RouteData = {
  access: "public",
  isWayIn: true,
  i18n: ["login", "welcome"],
  pageTitle: "login:title",
};

export async function loader({ request, context }: LoaderFunctionArgs) {
  if (context.session) throw redirect(destination(request, context.session.user));
  return { constraints: constraintsOf(signInForm) };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const submission = await readSubmission(request, signInForm);
  if (!submission.ok) return submission.refuse();
  const result = await signInWith(context, submission.value, submission.idempotencyKey);
  if (!result.ok) {
    const headers = result.retryAfter ? { "Retry-After": String(result.retryAfter) } : undefined;
    return submission.refuse({ status: result.status, problem: result.problem, headers });
  }
  if ("ticket" in result) {
    const headers = { "Set-Cookie": await keepTicket(result.ticket) };
    return redirect(paths.loginCode(returnUrlOf(request) ?? undefined), { status: 303, headers });
  }
  // A new document: another user may read another language, and nothing of the visitor's page stays in memory.
  return redirectDocument(destination(request, result.user), { status: 303, headers: { "Set-Cookie": result.cookie } });
}

export default function Login() {
  const { constraints } = useLoaderData<typeof loader>();
  const failed = useActionData<typeof action>();
  return <Welcome constraints={constraints} failed={failed} />;
}

/** Where the user wanted to go, if that is on this site and nothing comes before it (§4 Session). */
function destination(request: Request, user: Session["user"]): string {
  return afterSignIn({ user, returnUrl: returnUrlOf(request), current: paths.feed(), today: todayOf(new Date()) });
}

function returnUrlOf(request: Request): string | null {
  return new URL(request.url).searchParams.get("returnUrl");
}
