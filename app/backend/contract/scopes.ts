import type { Permission } from "./permissions";

/**
 * What an API key may be given: one area to read, or to change. Each with the permissions of its user that a key of this scope keeps;
 * those that no scope names are a person's alone. A call needs its scope and, where it has one, its permission.
 */
const PERMISSIONS_OF = {
  "feed:read": [],
  "feed:write": ["alerts:triage", "labels:manage", "rules:manage", "topics:manage", "views:manage"],
  "network:read": [],
  "network:write": ["targets:follow", "explorer:save", "views:manage", "collections:manage", "impact:write"],
  "scores:read": ["scores:external"],
  "scores:write": ["scores:external"],
  "sanctions:read": ["sanctions:screen"],
  "sanctions:write": ["sanctions:screen", "lists:own", "lists:manage"],
  "documents:read": [],
  "documents:write": ["documents:write"],
  "due-diligence:read": ["questionnaires:read", "actions:recommend", "tasks:read"],
  "due-diligence:write": ["questionnaires:send", "actions:manage", "rules:manage"],
  // Who reported and the notes of the case are told to those who manage reports only (LkSG § 8(3)): no scope for reading keeps that.
  "grievances:read": ["grievance:statistics", "grievance:read"],
  "grievances:write": ["grievance:manage"],
  "evidence:read": ["evidence:read"],
  "revenue:request": ["revenue:request"],
  "events:report": ["alerts:create"],
  "imports:read": ["data:import", "targets:merge", "connectors:manage"],
  "imports:write": ["data:import", "targets:merge", "connectors:manage"],
  "people:read": ["users:list", "teams:list"],
  "administration:read": ["admin:access"],
  "administration:write": ["admin:access", "context-help:manage"],
  "account:read": ["notifications:read", "tasks:read"],
  "account:write": ["notifications:read"],
  "catalogue:read": ["target-types:read"],
} as const satisfies Record<string, readonly Permission[]>;

export type Scope = keyof typeof PERMISSIONS_OF;

/** In the order in which a form shows them. */
export const SCOPES = Object.keys(PERMISSIONS_OF) as [Scope, ...Scope[]];

/** What of a person's permissions a key of these scopes keeps. */
export function permissionsWithin(scopes: readonly Scope[], permissions: readonly Permission[]): Permission[] {
  return permissions.filter((permission) => scopes.some((scope) => keeps(scope, permission)));
}

/** The scopes by which a key keeps this permission; none for what is a person's alone. */
export function scopesOf(permission: Permission): Scope[] {
  return SCOPES.filter((scope) => keeps(scope, permission));
}

function keeps(scope: Scope, permission: Permission): boolean {
  const kept: readonly Permission[] = PERMISSIONS_OF[scope];
  return kept.includes(permission);
}
