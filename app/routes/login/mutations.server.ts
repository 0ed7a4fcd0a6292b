import { callBackend } from "~/backend/client.server";
import { finishCompanySignIn, startCompanySignIn } from "~/backend/contract/company-sign-in";
import { signOut } from "~/backend/contract/session";
import { BackendRefusedError } from "~/backend/errors";
import { attempt } from "~/forms/attempt.server";
import type { LoadContext } from "~/load-context";

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

/**
 * Ends the session that the browser came with, however one signs in anew: its cookie is about to be replaced, and somebody who kept a
 * copy is not to go on with it. Ended already is as good.
 */
export async function endEarlierSession(context: LoadContext): Promise<void> {
  if (!context.session) return;
  await callBackend(context, signOut, {}).catch((error) => {
    if (!(error instanceof BackendRefusedError && error.status === 401)) throw error;
  });
}
