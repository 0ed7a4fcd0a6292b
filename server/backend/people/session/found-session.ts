import type { Session } from "~/backend/contract/session";
import type { users } from "../../platform/db/schema/users";

/** A live session, and the row of its user: whether that account is still open is asked of it each time. */
export interface Found {
  session: Session;
  user: typeof users.$inferSelect;
}
