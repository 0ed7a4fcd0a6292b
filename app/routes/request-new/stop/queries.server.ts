import type { RequestLink } from "~/access/request-link.server";
import { callBackend } from "~/backend/client.server";
import { type RequestMails, readRequestMails } from "~/backend/contract/requests";
import { BackendRefusedError } from "~/backend/errors";
import type { LoadContext } from "~/load-context";

/** The link as its mail has it: nobody comes here by another way, so no cookie holds it. */
export function linkOf(request: Request): RequestLink {
  const { searchParams } = new URL(request.url);
  const part = (name: string, most: number) => searchParams.get(name)?.slice(0, most) || "-";
  return { requestId: part("requestId", 100), secret: part("secret", 200) };
}

/** Whose mails the link stops, or null when it is none. */
export async function mailsOf(context: LoadContext, link: RequestLink): Promise<RequestMails | null> {
  try {
    return await callBackend(context, readRequestMails, { body: link });
  } catch (error) {
    if (error instanceof BackendRefusedError && error.status < 500) return null;
    throw error;
  }
}
