/** Who may do what (product-decisions, "Permissions and flags"): names are `area:verb`. */
export const PERMISSIONS = [
  "print:read",
  "actions:recommend",
  "users:list",
  "teams:list",
  "sanctions:screen",
  "grievance:read",
  "grievance:manage",
  "questionnaires:read",
  "revenue:request",
  "scores:external",
  "notifications:read",
  "tasks:read",
  "target-types:read",
  "signup:skip",
  "collections:manage",
  "labels:manage",
  "documents:write",
  "data:import",
  "reports:approve",
  "evidence:read",
  "context-help:manage",
  "admin:access",
] as const;
export type Permission = (typeof PERMISSIONS)[number];

export const ROLES = ["viewer", "analyst", "manager", "administrator"] as const;
export type Role = (typeof ROLES)[number];

const VIEWER: Permission[] = [
  "print:read",
  "users:list",
  "teams:list",
  "grievance:read",
  "questionnaires:read",
  "notifications:read",
  "tasks:read",
  "target-types:read",
  "signup:skip",
  "evidence:read",
];
const ANALYST: Permission[] = [
  ...VIEWER,
  "actions:recommend",
  "sanctions:screen",
  "revenue:request",
  "scores:external",
  "documents:write",
];
const MANAGER: Permission[] = [
  ...ANALYST,
  "grievance:manage",
  "collections:manage",
  "labels:manage",
  "data:import",
  "reports:approve",
];
const GRANTS: Record<Role, readonly Permission[]> = {
  viewer: VIEWER,
  analyst: ANALYST,
  manager: MANAGER,
  administrator: PERMISSIONS,
};

/** The permissions that the roles grant together, each once, in the order of `PERMISSIONS`. */
export function permissionsOf(roles: readonly Role[]): Permission[] {
  const granted = new Set(roles.flatMap((role) => GRANTS[role]));
  return PERMISSIONS.filter((permission) => granted.has(permission));
}
