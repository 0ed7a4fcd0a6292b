import { callBackend } from "~/backend/client.server";
import { readMail } from "~/backend/contract/administration";
import { BackendRefusedError } from "~/backend/errors";
import type { LoadContext } from "~/load-context";

/** Throws a 404 for a mail that is not there. */
export function mailOf(context: LoadContext, mailId: string) {
  return callBackend(context, readMail, { params: { mailId } }).catch((error) => {
    if (error instanceof BackendRefusedError && error.status === 404) throw new Response(null, { status: 404 });
    throw error;
  });
}
export type ShownMail = Awaited<ReturnType<typeof mailOf>>;
