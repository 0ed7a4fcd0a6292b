import { callBackend } from "~/backend/client.server";
import { readEmailConfirmation } from "~/backend/contract/account-links";
import { BackendRefusedError } from "~/backend/errors";
import type { LoadContext } from "~/load-context";

/** The address that the link confirms, or null when it does not work any more. Nothing is confirmed by looking. */
export async function addressToConfirm(context: LoadContext, challenge: string): Promise<string | null> {
  try {
    return (await callBackend(context, readEmailConfirmation, { params: { challenge } })).email;
  } catch (error) {
    if (error instanceof BackendRefusedError && error.status < 500) return null;
    throw error;
  }
}
