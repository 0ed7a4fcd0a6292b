import type { Permission } from "~/backend/contract/permissions";
import { type Scope, scopesOf } from "~/backend/contract/scopes";
import type { Session } from "~/backend/contract/session";
import { Refusal } from "./refusal";

/** Throws 403: `scope_missing` for a key that was not given the scope, `not_permitted` for who lacks the permission. */
export function requirePermission(session: Session, permission: Permission): void {
  if (session.permissions.includes(permission)) return;
  const scopes = session.apiTokenId === undefined ? [] : scopesOf(permission);
  if (scopes[0] !== undefined && !scopes.some((scope) => holds(session, scope))) throw scopeMissing(scopes[0]);
  throw new Refusal(403, "not_permitted", `This needs the permission ${permission}`, { permission });
}

/** Whether this is a key that was given the scope. */
export const holds = ({ scopes = [] }: Session, scope: Scope): boolean => scopes.includes(scope);

export function scopeMissing(scope: Scope): Refusal {
  return new Refusal(403, "scope_missing", `This key lacks the scope ${scope}`, { scope });
}
