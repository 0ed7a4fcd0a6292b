import type { RequestLink } from "~/access/request-link.server";
import { callBackend } from "~/backend/client.server";
import { type OpenedRequest, openRequest, readRequestFlag } from "~/backend/contract/requests";
import { BackendRefusedError } from "~/backend/errors";
import type { LoadContext } from "~/load-context";

/** Whether the request belongs to the new flow. When that cannot be found out it does not, and navigation proceeds (§8). */
export async function isInNewFlow(context: LoadContext, link: RequestLink): Promise<boolean> {
  try {
    return (await callBackend(context, readRequestFlag, { body: link })).flag;
  } catch (err) {
    context.log("error", "the flag of a request could not be read", { err });
    return false;
  }
}

/** What the link opens, or null when it opens nothing. */
export async function readRequest(context: LoadContext, link: RequestLink): Promise<OpenedRequest | null> {
  try {
    return await callBackend(context, openRequest, { body: link });
  } catch (error) {
    if (error instanceof BackendRefusedError && error.status === 404) return null;
    throw error;
  }
}
