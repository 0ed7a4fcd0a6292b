import type { Session } from "~/backend/contract/session";
import type { LoadContext } from "~/load-context";

/** The session of a page for signed-in users. The guard has let nobody else in; what is missing here is a mistake of ours. */
export function requireUser({ session }: Pick<LoadContext, "session">): Session {
  if (!session) throw new Error("A page for signed-in users was reached without a session");
  return session;
}
