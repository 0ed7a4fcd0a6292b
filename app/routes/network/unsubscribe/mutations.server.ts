import { callBackend } from "~/backend/client.server";
import { unsubscribe } from "~/backend/contract/delivery";
import { BackendRefusedError } from "~/backend/errors";
import type { LoadContext } from "~/load-context";

/** Whether the link still worked. */
export async function stop(context: LoadContext, token: string): Promise<boolean> {
  try {
    await callBackend(context, unsubscribe, { params: { token } });
    return true;
  } catch (error) {
    if (error instanceof BackendRefusedError && [404, 422].includes(error.status)) return false;
    throw error;
  }
}
