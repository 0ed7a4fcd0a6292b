import type { Session } from "~/backend/contract/session";
import type { Consent } from "./consent";

/**
 * Three of the chat widget's four conditions (specification §4): both flags, consent, a user. The fourth, the settings
 * saying enabled, is asked for only then.
 */
export function chatIsWanted(session: Pick<Session, "features"> | null, consent: Consent): boolean {
  if (!session || consent !== "allow") return false;
  return session.features.includes("chat-widget") && session.features.includes("chat-widget-rollout");
}
