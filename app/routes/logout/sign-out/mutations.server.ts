import { callBackend } from "~/backend/client.server";
import { signOut } from "~/backend/contract/session";
import { BackendRefusedError } from "~/backend/errors";
import type { LoadContext } from "~/load-context";

/** Ends the session in the backend and answers the cookie that forgets it. Throws when the backend cannot be asked. */
export async function endSession(context: LoadContext): Promise<string> {
  try {
    if (context.session) await callBackend(context, signOut, {});
  } catch (error) {
    // A session that is over already is what was wanted.
    if (!(error instanceof BackendRefusedError && error.status === 401)) throw error;
  }
  return context.endSession();
}
