import type { z } from "zod";
import { callBackend } from "~/backend/client.server";
import { readUnsubscription } from "~/backend/contract/delivery";
import { BackendRefusedError } from "~/backend/errors";
import type { LoadContext } from "~/load-context";

export type Mails = z.output<(typeof readUnsubscription)["response"]>;

export const tokenOf = (request: Request): string =>
  new URL(request.url).searchParams.get("token")?.slice(0, 100) || "-";

/** Which mails the link stops, or null when it does not work any more. */
export async function mailsOf(context: LoadContext, token: string): Promise<Mails | null> {
  try {
    return await callBackend(context, readUnsubscription, { params: { token } });
  } catch (error) {
    if (error instanceof BackendRefusedError && error.status < 500) return null;
    throw error;
  }
}
