import { expect, test } from "vitest";
import { createTestDatabase } from "../../../../../tests/support/database";
import { rowsReadOf } from "../../../../../tests/support/plans";
import { sanctionsLists } from "../../../platform/db/schema/sanctions";
import { writeEntities } from "./write-entities";

const PORTIONS = 10;
const EACH = 200;

test("a portion of a first import reads its own entries, however many were written before it", async () => {
  const db = await createTestDatabase();
  await db.database.asSystem(async (tx) => {
    await tx.insert(sanctionsLists).values({ name: "own", title: "Own", authority: "Own", format: "table" });
    const read = await rowsReadOf(tx, ["sanctions_entities"], async () => {
      for (let portion = 0; portion < PORTIONS; portion++) {
        const entries = Array.from({ length: EACH }, (_, n) => entryOf(portion * EACH + n));
        const written = await writeEntities(tx, { name: "own", ownerId: null }, 1, entries);
        expect(written).toEqual({ added: EACH, changed: 0 });
      }
    });
    expect(read).toBeLessThan(2 * PORTIONS * EACH);
  });
  await db.drop();
});

function entryOf(n: number): string {
  const id = String(n).padStart(130, "0");
  return JSON.stringify({ id, kind: "organization", name: `Nord Werk ${n}`, hash: `hash ${n}`, entity: {} });
}
