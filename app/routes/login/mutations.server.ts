import { callBackend } from "~/backend/client.server";
import { finishCompanySignIn, startCompanySignIn } from "~/backend/contract/company-sign-in";
import { attempt } from "~/forms/attempt.server";
import type { LoadContext } from "~/load-context";
import { endEarlierSession } from "./end-earlier-session.server";

/** Begins signing in at the company; says no when it has no such sign-in, or that does not answer. */
export function startCompanySignInAt(context: LoadContext, body: { company: string; redirectUri: string }) {
  return attempt(() => callBackend(context, startCompanySignIn, { body }), {
    no_company_sign_in: () => ({ errors: { company: ["account:company.unknown"] } }),
    provider_away: () => ({ problem: { key: "account:company.unavailable" } }),
    invalid_input: () => ({ errors: { company: ["account:company.unknown"] } }),
  });
}

/** Finishes it with the address that the browser came back to; answers who is signed in, and the cookie. */
export function finishCompanySignInWith(context: LoadContext, body: { ticket: string; answer: string }) {
  return attempt(
    async () => {
      const { token, session } = await callBackend(context, finishCompanySignIn, { body });
      await endEarlierSession(context);
      return { user: session.user, cookie: context.startSession(token, session.expiresAt) };
    },
    {
      provider_refused: () => ({ problem: { key: "account:company.failed" } }),
      provider_away: () => ({ problem: { key: "account:company.unavailable" } }),
      invalid_input: () => ({ problem: { key: "account:company.failed" } }),
      no_account: () => ({ problem: { key: "account:company.noAccount" } }),
    },
  );
}
