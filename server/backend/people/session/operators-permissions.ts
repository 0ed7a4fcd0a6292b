import type { Session } from "~/backend/contract/session";
import type { BackendConfig } from "../../platform/backend-config";

/** The session without what this installation leaves to its operator: sanctions lists are all customers' own, so one that is removed is gone for all. */
export function withoutOperators(session: Session, { listsManagedBy }: Pick<BackendConfig, "listsManagedBy">): Session {
  if (listsManagedBy === "administrators") return session;
  return { ...session, permissions: session.permissions.filter((permission) => permission !== "lists:manage") };
}
