import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect, redirectDocument } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { safeReturnTo } from "~/access/return-to";
import type { RouteData } from "~/access/route-data";
import { constraintsOf, readSubmission } from "~/forms/read-submission.server";
import { paths } from "~/paths";
import { SignIn } from "./components/sign-in";
import { signInWith } from "./mutations.server";
import { signInForm } from "./schema";

export const handle: RouteData = { access: "public", i18n: ["login"], pageTitle: "login:title" };

export async function loader({ request, context }: LoaderFunctionArgs) {
  if (context.session) throw redirect(destination(request));
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
  // A new document: another user may read another language, and nothing of the visitor's page stays in memory.
  return redirectDocument(destination(request), { status: 303, headers: { "Set-Cookie": result.cookie } });
}

export default function Login() {
  const { constraints } = useLoaderData<typeof loader>();
  const failed = useActionData<typeof action>();
  return <SignIn constraints={constraints} failed={failed} />;
}

/** Where the user wanted to go, if that is on this site. */
function destination(request: Request): string {
  return safeReturnTo(new URL(request.url).searchParams.get("returnUrl"), paths.feed());
}
