import type { RequestLink } from "~/access/request-link.server";
import { callBackend } from "~/backend/client.server";
import { stopRequestMails } from "~/backend/contract/requests";
import { BackendRefusedError } from "~/backend/errors";
import type { LoadContext } from "~/load-context";

/** Whether the link is one. */
export async function stop(context: LoadContext, link: RequestLink): Promise<boolean> {
  try {
    await callBackend(context, stopRequestMails, { body: link });
    return true;
  } catch (error) {
    if (error instanceof BackendRefusedError && [404, 422].includes(error.status)) return false;
    throw error;
  }
}
