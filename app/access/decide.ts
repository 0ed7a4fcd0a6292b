import type { Feature } from "~/backend/contract/features";
import type { Permission } from "~/backend/contract/permissions";
import type { Session } from "~/backend/contract/session";
import type { RouteData } from "./route-data";

export type Refusal =
  | { ok: false; status: 401 }
  | { ok: false; status: 403; why: { permission?: Permission; feature?: Feature } };
export type Decision = { ok: true } | Refusal;

/**
 * May this session enter the page made of these route handles, outermost first? Signed-in is the default and only the
 * leaf can open a page to everybody; what any of the routes asks for is asked of all of them, because Remix runs the
 * loaders of a match side by side and a parent's check would protect nothing.
 */
export function decideAccess(handles: readonly RouteData[], session: Session | null): Decision {
  const isPublic = handles.at(-1)?.access === "public";
  const permissions = handles.flatMap((handle) => handle.requiresPermissions ?? []);
  const features = handles.flatMap((handle) => handle.requiresFeatureFlag ?? []);
  if (!session) {
    return isPublic && permissions.length === 0 && features.length === 0 ? { ok: true } : { ok: false, status: 401 };
  }
  const permission = permissions.find((name) => !session.permissions.includes(name));
  if (permission) return { ok: false, status: 403, why: { permission } };
  const feature = features.find((name) => !session.features.includes(name));
  if (feature) return { ok: false, status: 403, why: { feature } };
  return { ok: true };
}
