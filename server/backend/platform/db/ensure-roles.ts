import pg from "pg";
import { APP_ROLE, SYSTEM_ROLE } from "./access-roles";

/** The database lacks the two roles, and its user may not make them. The message carries the SQL for an administrator. */
export class RolesMissing extends Error {
  constructor(user: string, existing: string[], cause: unknown) {
    super(
      `The database user ${user} may not create the roles that keep customers apart. ` +
        `Let an administrator of the database run this once, then start again:\n${administratorSql(user, existing)}`,
      { cause },
    );
    this.name = "RolesMissing";
  }
}

/**
 * Sees to it that the two roles exist and that the database user may become them. Roles belong to the whole server, so
 * another database's start may be making them at this moment.
 * Throws `RolesMissing` when the user lacks the right.
 */
export async function ensureRoles(client: pg.ClientBase): Promise<void> {
  const user = (await client.query<{ name: string }>("select session_user as name")).rows[0]?.name ?? "";
  for (const role of [APP_ROLE, SYSTEM_ROLE]) {
    try {
      await ensureRole(client, role);
    } catch (error) {
      if (codeOf(error) !== INSUFFICIENT_PRIVILEGE) throw error;
      throw new RolesMissing(user, await existingRoles(client), error);
    }
  }
}

const INSUFFICIENT_PRIVILEGE = "42501";
/** Somebody else was faster: duplicate object, unique violation in pg_authid, or a concurrent update of its row. */
const RACES = ["42710", "23505", "XX000"];
const MAX_RACES = 20;

async function ensureRole(client: pg.ClientBase, role: string, race = 0): Promise<void> {
  try {
    const { rowCount } = await client.query("select 1 from pg_roles where rolname = $1", [role]);
    if (rowCount === 0) await client.query(`create role ${role} nologin`);
    if (!(await mayBecome(client, role))) await client.query(`grant ${role} to session_user`);
  } catch (error) {
    if (!RACES.includes(codeOf(error) ?? "") || race === MAX_RACES) throw error;
    await ensureRole(client, role, race + 1);
  }
}

/** Asked by doing it: since version 16 who made a role is its member without the right to become it. */
async function mayBecome(client: pg.ClientBase, role: string): Promise<boolean> {
  try {
    await client.query(`set role ${role}; reset role`);
    return true;
  } catch (error) {
    if (codeOf(error) !== INSUFFICIENT_PRIVILEGE) throw error;
    return false;
  }
}

function codeOf(error: unknown): string | undefined {
  return error instanceof pg.DatabaseError ? error.code : undefined;
}

async function existingRoles(client: pg.ClientBase): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    "select rolname as name from pg_roles where rolname = any($1)",
    [[APP_ROLE, SYSTEM_ROLE]],
  );
  return rows.map(({ name }) => name);
}

function administratorSql(user: string, existing: string[]): string {
  const missing = [APP_ROLE, SYSTEM_ROLE].filter((role) => !existing.includes(role));
  const create = missing.map((role) => `CREATE ROLE ${role} NOLOGIN;`);
  return [...create, `GRANT ${APP_ROLE}, ${SYSTEM_ROLE} TO ${pg.escapeIdentifier(user)};`].join("\n");
}
