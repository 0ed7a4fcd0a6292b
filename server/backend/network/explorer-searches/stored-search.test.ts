import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { callBackend } from "~/backend/client.server";
import { createExplorerSearch, listExplorerSearches } from "~/backend/contract/explorer-searches";
import { ownBackend } from "../../../../tests/support/own-backend";
import { signInAs } from "../../../../tests/support/personas";

const use = ownBackend();

test("of more searches of the team than a list holds, none of one's own is left out", async () => {
  const analyst = await signInAs(use.transport, "analyst");
  const last = await callBackend(analyst, createExplorerSearch, {
    body: { scope: "User", name: "Zzz behind all of them", filter: { countries: "DE" }, notify: "never" },
  });
  const { rows } = await use.database.asSystem((tx) =>
    tx.execute<{ customerId: number; userId: number }>(sql`
      select customer_id::float8 as "customerId", id::float8 as "userId" from users where email = 'manager@nordwind.example'`),
  );
  await use.database.asCustomer(rows[0] ?? expect.unreachable(), (tx) =>
    tx.execute(sql`
      insert into explorer_searches (customer_id, user_id, scope, name, filter)
      select u.customer_id, u.id, 'Customer', 'Search of the team ' || n, '{}'
        from users u, generate_series(1, 500) n where u.email = 'manager@nordwind.example'`),
  );
  const seen = await callBackend(analyst, listExplorerSearches, {});
  expect(seen).toHaveLength(500);
  expect(seen.at(-1)).toEqual(last);
  const names = seen.slice(0, -1).map(({ name }) => name);
  expect(names).toEqual([...names].sort());
});
