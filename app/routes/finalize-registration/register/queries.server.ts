import { callBackend } from "~/backend/client.server";
import { readRegistration } from "~/backend/contract/account-links";
import { BackendRefusedError } from "~/backend/errors";
import type { LoadContext } from "~/load-context";

export interface Invited {
  email: string;
  firstname: string;
  lastname: string;
  customer: string;
}

/** Who was invited, or null when the link does not work any more. */
export async function invitedBy(context: LoadContext, challenge: string): Promise<Invited | null> {
  try {
    return await callBackend(context, readRegistration, { params: { challenge } });
  } catch (error) {
    if (error instanceof BackendRefusedError && error.status < 500) return null;
    throw error;
  }
}
