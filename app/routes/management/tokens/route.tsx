import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { requireUser } from "~/access/require-user.server";
import type { RouteData } from "~/access/route-data";
import { constraintsOf, intentOf, readSubmission } from "~/forms/read-submission.server";
import { paths } from "~/paths";
import { toastCookie } from "~/toasts/toast.server";
import { NewToken } from "./components/new-token";
import { TokenList } from "./components/token-list";
import { TokenMade } from "./components/token-made";
import { createToken, revokeToken } from "./mutations.server";
import { tokensOf } from "./queries.server";
import { revokeForm, tokenForm } from "./schema";

export const handle: RouteData = { pageTitle: "management:pages.tokens" };

export async function loader({ context }: LoaderFunctionArgs) {
  const { permissions } = requireUser(context);
  return { ...(await tokensOf(context, permissions)), constraints: constraintsOf(tokenForm) };
}

/** A new key is shown once, so its page is the answer itself and no redirect. */
export async function action({ request, context }: ActionFunctionArgs) {
  if ((await intentOf(request)) === "create") {
    const submission = await readSubmission(request, tokenForm);
    if (!submission.ok) return submission.refuse();
    const made = await createToken(context, submission.value, submission.idempotencyKey);
    if (!made.ok) return submission.refuse(made.no);
    const { token, apiToken } = made.value;
    return data({ token, scopes: apiToken.scopes }, { status: 201 });
  }
  const submission = await readSubmission(request, revokeForm);
  if (!submission.ok) return submission.refuse();
  await revokeToken(context, submission.value.revoke);
  const toast = await toastCookie({ key: "management:done.tokenRevoked" });
  return redirect(paths.management("tokens"), { status: 303, headers: { "Set-Cookie": toast } });
}

export default function Tokens() {
  const { tokens, scopes, constraints } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  if (answer && "token" in answer) return <TokenMade {...answer} />;
  return (
    <>
      <TokenList tokens={tokens} />
      <NewToken scopes={scopes} constraints={constraints} failed={answer} />
    </>
  );
}
