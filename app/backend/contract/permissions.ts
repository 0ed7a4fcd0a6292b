/** Who may do what (product-decisions, "Permissions and flags"): names are `area:verb`. */
export const PERMISSIONS = [
  "print:read",
  "alerts:triage",
  "alerts:create",
  "actions:recommend",
  "actions:manage",
  "users:list",
  "teams:list",
  "sanctions:screen",
  "grievance:statistics",
  "grievance:read",
  "grievance:manage",
  "questionnaires:read",
  "questionnaires:send",
  "revenue:request",
  "scores:external",
  "notifications:read",
  "tasks:read",
  "target-types:read",
  "signup:skip",
  "targets:follow",
  "explorer:save",
  "collections:manage",
  "labels:manage",
  "rules:manage",
  "topics:manage",
  "views:manage",
  "documents:write",
  "data:import",
  "impact:write",
  "targets:merge",
  "lists:own",
  "lists:manage",
  "connectors:manage",
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
  "grievance:statistics",
  "questionnaires:read",
  "notifications:read",
  "tasks:read",
  "target-types:read",
  "signup:skip",
  "evidence:read",
];
const ANALYST: Permission[] = [
  ...VIEWER,
  "alerts:triage",
  "alerts:create",
  "actions:recommend",
  "actions:manage",
  "sanctions:screen",
  "questionnaires:send",
  "revenue:request",
  "scores:external",
  "targets:follow",
  "explorer:save",
  "documents:write",
];
const MANAGER: Permission[] = [
  ...ANALYST,
  // A description often names its writer by itself: only who handles reports reads them (LkSG § 8(3), HinSchG § 8).
  "grievance:read",
  "grievance:manage",
  "collections:manage",
  "labels:manage",
  "rules:manage",
  "topics:manage",
  "views:manage",
  "data:import",
  "impact:write",
  "targets:merge",
  "lists:own",
  "reports:approve",
];
const GRANTS: Record<Role, readonly Permission[]> = {
  viewer: VIEWER,
  analyst: ANALYST,
  manager: MANAGER,
  administrator: PERMISSIONS,
};

export const isRole = (name: string): name is Role => (ROLES as readonly string[]).includes(name);

/** The permissions that the roles grant together, each once, in the order of `PERMISSIONS`. */
export function permissionsOf(roles: readonly Role[]): Permission[] {
  const granted = new Set(roles.flatMap((role) => GRANTS[role]));
  return PERMISSIONS.filter((permission) => granted.has(permission));
}
