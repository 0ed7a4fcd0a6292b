import { callBackend } from "~/backend/client.server";
import { signOut } from "~/backend/contract/session";
import { BackendRefusedError } from "~/backend/errors";
import type { LoadContext } from "~/load-context";

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
