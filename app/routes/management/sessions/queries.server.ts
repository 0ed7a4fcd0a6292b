import { callBackend } from "~/backend/client.server";
import { listOwnSessions } from "~/backend/contract/own-account";
import { deviceOf } from "~/domain/account/device";
import type { LoadContext } from "~/load-context";

export async function sessionsOf(context: LoadContext) {
  const sessions = await callBackend(context, listOwnSessions, {});
  return sessions.map(({ userAgent, ...session }) => ({ ...session, device: deviceOf(userAgent) }));
}
export type ShownSession = Awaited<ReturnType<typeof sessionsOf>>[number];
