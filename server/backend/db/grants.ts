import type pg from "pg";
import { APP_ROLE, SYSTEM_ROLE } from "./access-roles";

type Verb = "select" | "insert" | "update" | "delete";
interface Grant {
  app: readonly Verb[];
  system: readonly Verb[];
}

const READ: readonly Verb[] = ["select"];
const GROW: readonly Verb[] = ["select", "insert"];
const KEEP: readonly Verb[] = ["select", "insert", "update"];
const ALL: readonly Verb[] = ["select", "insert", "update", "delete"];

/** What each role may do to each table; a table that is missing here is closed to both, and a test names it. */
export const GRANTS: Record<string, Grant> = {
  context_help: { app: ALL, system: ALL },
  customer_feature_flags: { app: ALL, system: ALL },
  customers: { app: READ, system: KEEP },
  evidence: { app: GROW, system: GROW },
  evidence_heads: { app: KEEP, system: KEEP },
  idempotency_keys: { app: ALL, system: ALL },
  rules: { app: READ, system: KEEP },
  sessions: { app: KEEP, system: ALL },
  sign_in_attempts: { app: [], system: ALL },
  users: { app: KEEP, system: KEEP },
};

/** Makes the roles' rights exactly those of `GRANTS`, in one transaction so that servers at work never miss one. */
export async function applyGrants(client: pg.ClientBase): Promise<void> {
  await client.query(["begin", ...statements(), "commit"].join(";\n"));
}

function statements(): string[] {
  const roles = `${APP_ROLE}, ${SYSTEM_ROLE}`;
  const tables = Object.entries(GRANTS).flatMap(([table, { app, system }]) => [
    ...grant(app, table, APP_ROLE),
    ...grant(system, table, SYSTEM_ROLE),
  ]);
  return [
    `grant usage on schema public to ${roles}`,
    `revoke all on all tables in schema public from ${roles}`,
    ...tables,
    `grant execute on function enqueue_job to ${roles}`,
  ];
}

function grant(verbs: readonly Verb[], table: string, role: string): string[] {
  return verbs.length === 0 ? [] : [`grant ${verbs.join(", ")} on ${table} to ${role}`];
}
