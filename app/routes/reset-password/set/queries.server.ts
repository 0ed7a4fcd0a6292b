import { callBackend } from "~/backend/client.server";
import { readPasswordReset } from "~/backend/contract/account-links";
import { BackendRefusedError } from "~/backend/errors";
import type { LoadContext } from "~/load-context";

/** Whose password the link sets, or null when it does not work any more. */
export async function addresseeOf(context: LoadContext, challenge: string): Promise<string | null> {
  try {
    return (await callBackend(context, readPasswordReset, { params: { challenge } })).email;
  } catch (error) {
    if (error instanceof BackendRefusedError && error.status < 500) return null;
    throw error;
  }
}
