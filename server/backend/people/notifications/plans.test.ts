import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestDatabase, type TestDatabase } from "../../../../tests/support/database";
import { addCustomer } from "../../../../tests/support/network";
import { indexesUsed, wholeTablesRead } from "../../../../tests/support/plans";
import { readPage } from "./handlers";

let db: TestDatabase;
beforeAll(async () => {
  db = await createTestDatabase();
  await db.database.asSystem(async (tx) => {
    const customerId = await addCustomer(tx, "nordwind");
    await tx.execute(sql`
      insert into users (customer_id, email, firstname, lastname, language, roles)
      select ${customerId}, 'u' || n || '@nordwind.example', 'A', 'B', 'en', '{viewer}' from generate_series(1, 20) n`);
    await tx.execute(sql`
      insert into notifications (customer_id, user_id, kind, created_at)
      select u.customer_id, u.id, 'test', now() - n * interval '1 minute' from users u, generate_series(1, 500) n`);
    await tx.execute(sql`analyze notifications`);
  });
});
afterAll(() => db.drop());

test("a page is read from the index of the user's own, however many there are", async () => {
  const plans = await db.database.asSystem(async (tx) => {
    const whose = sql`customer_id = 1 and user_id = 7`;
    const read = (watched: typeof tx) => readPage(watched, whose, 26, "1790000000000000_5", 60);
    return [await wholeTablesRead(tx, read), await indexesUsed(tx, read)];
  });
  const [whole, used] = plans;
  expect(whole).toEqual([]);
  expect(used?.filter((name) => name.startsWith("notifications"))).toEqual([
    // Looks for equal ones.
    "notifications_equal",
    "notifications_of_user",
  ]);
});
