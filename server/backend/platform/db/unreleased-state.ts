import { readMigrationFiles } from "drizzle-orm/migrator";
import type pg from "pg";

/** The database was made before the first release: its tables came about by other migrations than ours. Nothing was changed. */
export class UnreleasedState extends Error {
  override name = "UnreleasedState";

  constructor() {
    super(
      "This database was made by a version before the first release, whose tables cannot be taken over. Nothing was changed. " +
        "Start with an empty database (another DATABASE_URL, or another DATA_DIR for the embedded one), or keep this one with the version that made it.",
    );
  }
}

/**
 * Sees to it that the database is empty or began with our first migration. Asked before anything is written.
 * Throws `UnreleasedState`.
 */
export async function refuseUnreleasedState(client: pg.ClientBase, migrationsFolder: string): Promise<void> {
  const known = await client.query("select to_regclass('drizzle.__drizzle_migrations') as journal");
  if (known.rows[0]?.journal === null) return;
  const { rows } = await client.query<{ when: string }>(
    "select created_at as when from drizzle.__drizzle_migrations order by id limit 1",
  );
  const [first] = readMigrationFiles({ migrationsFolder });
  // By its moment, not its hash: a checkout with other line ends has the same migrations.
  if (rows[0] && Number(rows[0].when) !== first?.folderMillis) throw new UnreleasedState();
}
