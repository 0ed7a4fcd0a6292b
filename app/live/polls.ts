import type { Session } from "~/backend/contract/session";
import { hours, seconds } from "~/time/duration";

/** Specification §9. */
export const COUNTS_EVERY = seconds(30);
export const TYPES_EVERY = hours(24);

/** Which pollers a page runs. */
export interface Polls {
  counts: boolean;
  types: boolean;
}

/** Counts in production only and for who may see one of them; types for who may read them (specification §6 and §9). */
export function pollsFor(session: Pick<Session, "permissions"> | null, stage: string): Polls {
  const may = (permission: Session["permissions"][number]) => session?.permissions.includes(permission) ?? false;
  return {
    counts: stage === "production" && (may("notifications:read") || may("tasks:read")),
    types: may("target-types:read"),
  };
}
