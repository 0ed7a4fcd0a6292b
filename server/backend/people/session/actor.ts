import type { Session } from "~/backend/contract/session";
import type { Actor } from "../../platform/db/schema/evidence";

/** Who did it, as the evidence ledger keeps it: readable years later, when the account may be gone. */
export function actorOf(session: Session): Actor {
  return { type: "user", id: session.user.id, name: nameOf(session) };
}

export const nameOf = ({ user }: Session): string => `${user.firstname} ${user.lastname}`;
