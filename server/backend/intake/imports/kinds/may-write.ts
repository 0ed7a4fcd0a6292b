import type { ImportKind } from "~/backend/contract/import-kinds";
import type { Permission } from "~/backend/contract/permissions";
import type { Session } from "~/backend/contract/session";
import { requirePermission } from "../../../platform/call/require-permission";

/** What somebody needs who writes the same by hand; suppliers and who delivers to whom are what importing is for. */
const NEEDS: Readonly<Record<ImportKind, Permission | null>> = {
  suppliers: null,
  relations: null,
  "supply-data": "impact:write",
  contacts: "questionnaires:send",
  "own-alerts": "alerts:create",
  actions: "actions:manage",
};

/**
 * Throws 403 for who may import, but not write what a file of this kind holds: a key that may only import reports no alerts and names nobody
 * whom questionnaires are sent to.
 */
export function mayWrite(session: Session, kind: ImportKind): void {
  const needs = NEEDS[kind];
  if (needs !== null) requirePermission(session, needs);
}
