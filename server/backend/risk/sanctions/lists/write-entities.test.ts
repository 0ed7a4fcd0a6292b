import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { createTestDatabase } from "../../../../../tests/support/database";
import type { Tx } from "../../../platform/db/database";
import { sanctionsLists } from "../../../platform/db/schema/sanctions";
import { writeEntities } from "./write-entities";

const PORTIONS = 10;
const EACH = 200;

test("a portion of a first import reads its own entries, however many were written before it", async () => {
  const db = await createTestDatabase();
  await db.database.asSystem(async (tx) => {
    await tx.insert(sanctionsLists).values({ name: "own", title: "Own", authority: "Own", format: "table" });
    for (let portion = 0; portion < PORTIONS; portion++) {
      const entries = Array.from({ length: EACH }, (_, n) => entryOf(portion * EACH + n));
      expect(await writeEntities(tx, { name: "own", ownerId: null }, 1, entries)).toEqual({ added: EACH, changed: 0 });
    }
    expect(await rowsRead(tx)).toBeLessThan(2 * PORTIONS * EACH);
  });
  await db.drop();
});

function entryOf(n: number): string {
  const id = String(n).padStart(130, "0");
  return JSON.stringify({ id, kind: "organization", name: `Nord Werk ${n}`, hash: `hash ${n}`, entity: {} });
}

/** Of the list's entries, in this transaction. */
async function rowsRead(tx: Tx): Promise<number> {
  const { rows } = await tx.execute<{ n: string }>(sql`
    select seq_tup_read + idx_tup_fetch as n from pg_stat_xact_user_tables where relname = 'sanctions_entities'`);
  return Number(rows[0]?.n);
}
