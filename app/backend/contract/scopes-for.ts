import type { Call } from "./call";
import { CALLS } from "./calls";
import type { Permission } from "./permissions";
import { SCOPES, type Scope } from "./scopes";

/** What somebody with these permissions may give a key: the scopes of which they may make a call themselves. */
export function scopesFor(permissions: readonly Permission[]): Scope[] {
  return SCOPES.filter((scope) => CALLS.some((call) => call.scope === scope && mayMake(call, permissions)));
}

const mayMake = ({ access }: Call, permissions: readonly Permission[]): boolean =>
  typeof access !== "object" || permissions.includes(access.permission);
