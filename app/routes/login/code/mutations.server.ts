import { callBackend } from "~/backend/client.server";
import { signInWithCode } from "~/backend/contract/second-factor";
import { attempt } from "~/forms/attempt.server";
import type { LoadContext } from "~/load-context";
import { endEarlierSession } from "../mutations.server";

/** The second step: answers who is signed in, and the cookie. */
export function enterWithCode(context: LoadContext, ticket: string, code: string) {
  return attempt(
    async () => {
      const { token, session } = await callBackend(context, signInWithCode, { body: { ticket, code } });
      await endEarlierSession(context);
      return { user: session.user, cookie: context.startSession(token, session.expiresAt) };
    },
    {
      wrong_code: () => ({ errors: { code: ["account:code.wrong"] } }),
      invalid_input: () => ({ errors: { code: ["account:code.wrong"] } }),
      ticket_over: () => ({ problem: { key: "account:code.over" } }),
    },
  );
}
