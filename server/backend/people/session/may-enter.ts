import type { BackendDeps } from "../../platform/call/deps";
import type { users } from "../../platform/db/schema/users";

/** Whether an account is open. A published password opens no production server, unless its administrator said `DEMO=on`. */
export function mayEnter(
  user: Pick<typeof users.$inferSelect, "deactivatedAt" | "demo">,
  { config }: Pick<BackendDeps, "config">,
): boolean {
  return !user.deactivatedAt && (!user.demo || config.demo);
}
