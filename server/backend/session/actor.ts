import type { Session } from "~/backend/contract/session";
import type { Actor } from "../db/schema/evidence";

/** Who did it, as the evidence ledger keeps it: readable years later, when the account may be gone. */
export function actorOf({ user }: Session): Actor {
  return { type: "user", id: user.id, name: `${user.firstname} ${user.lastname}` };
}
