import pg from "pg";
import { APP_ROLE, SYSTEM_ROLE } from "./access-roles";

/** The database lacks the two roles, and its user may not make them. The message carries the SQL for an administrator. */
export class RolesMissing extends Error {
  constructor(user: string, cause: unknown) {
    super(
      `The database user ${user} may not create the roles that keep customers apart. ` +
        `Let an administrator of the database run this once, then start again:\n${administratorSql(user)}`,
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
      throw codeOf(error) === INSUFFICIENT_PRIVILEGE ? new RolesMissing(user, error) : error;
    }
  }
}

const INSUFFICIENT_PRIVILEGE = "42501";
/** Somebody else was faster: duplicate object, unique violation in pg_authid, or a concurrent update of its row. */
const RACES = ["42710", "23505", "XX000"];
const MAX_RACES = 20;

async function ensureRole(client: pg.ClientBase, role: string, race = 0): Promise<void> {
  try {
    const state = await client.query<{ member: boolean }>(
      // A superuser counts as a member of everything, so that only the existence is left to see to.
      "select pg_has_role(session_user, oid, 'member') as member from pg_roles where rolname = $1",
      [role],
    );
    if (!state.rows[0]) await client.query(`create role ${role} nologin`);
    if (!state.rows[0]?.member) await client.query(`grant ${role} to session_user`);
  } catch (error) {
    if (!RACES.includes(codeOf(error) ?? "") || race === MAX_RACES) throw error;
    await ensureRole(client, role, race + 1);
  }
}

function codeOf(error: unknown): string | undefined {
  return error instanceof pg.DatabaseError ? error.code : undefined;
}

function administratorSql(user: string): string {
  return [
    `CREATE ROLE ${APP_ROLE} NOLOGIN;`,
    `CREATE ROLE ${SYSTEM_ROLE} NOLOGIN;`,
    `GRANT ${APP_ROLE}, ${SYSTEM_ROLE} TO ${pg.escapeIdentifier(user)};`,
  ].join("\n");
}
