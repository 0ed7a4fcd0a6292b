import { callBackend } from "~/backend/client.server";
import { revokeOwnAccess } from "~/backend/contract/api-tokens";
import { endOtherSessions, endOwnSession } from "~/backend/contract/own-account";
import { BackendRefusedError } from "~/backend/errors";
import type { Message } from "~/i18n/message";
import type { LoadContext } from "~/load-context";

/** Ends one session, or all but this one, or all keys and feed addresses. What is over already is as good as ended. */
export async function endSessions(context: LoadContext, session: string): Promise<Message> {
  if (session === "keys") {
    const revoked = await callBackend(context, revokeOwnAccess, {});
    return { key: "management:done.accessRevoked", params: revoked };
  }
  if (session === "others") {
    const { ended } = await callBackend(context, endOtherSessions, {});
    return { key: "management:done.sessionsEnded", params: { count: ended } };
  }
  await callBackend(context, endOwnSession, { params: { sessionId: session } }).catch((error) => {
    if (!(error instanceof BackendRefusedError && error.status === 404)) throw error;
  });
  return { key: "management:done.sessionEnded" };
}
