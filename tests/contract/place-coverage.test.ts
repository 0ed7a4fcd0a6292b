import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { callBackend } from "~/backend/client.server";
import { readPlaceCoverage } from "~/backend/contract/place-coverage";
import { addTargets } from "../support/network";
import { ownBackend } from "../support/own-backend";
import { signInAs } from "../support/personas";

const use = ownBackend();

test("monitored targets are counted by how well their place is known, and others are not", async () => {
  const manager = await signInAs(use.transport, "manager");
  const before = await callBackend(manager, readPlaceCoverage, {});
  await use.database.asSystem(async (tx) => {
    const germany = { country: "DE" };
    const monitored = await addTargets(tx, [
      { name: "By point", lat: 48.7, lon: 9 },
      { name: "By town", ...germany, city: "Böblingen" },
      { name: "By country", ...germany, address: "Xyzzy 1" },
      { name: "Nowhere", ...germany },
      { name: "Germany", ...germany, type: "country", ctype: "country" },
    ]);
    await addTargets(tx, [{ name: "Nobody's", ...germany, city: "Ulm" }]);
    await tx.execute(sql`
      insert into monitored_targets (customer_id, target_id, tier)
      select c.id, t, 1 from customers c, unnest(${sql.param(monitored)}::bigint[]) t where c.key = 'nordwind'`);
  });
  const after = await callBackend(manager, readPlaceCoverage, {});
  const more = Object.fromEntries(
    Object.entries(after.byPrecision).map(([key, n]) => [
      key,
      n - ((before.byPrecision as Record<string, number>)[key] ?? 0),
    ]),
  );
  expect(more).toEqual({ address: 1, postcode: 0, town: 1, region: 0, country: 1, none: 1 });
  expect(after.total).toBe(before.total + 4);
  const stranger = await signInAs(use.transport, "strangeAdmin");
  expect((await callBackend(stranger, readPlaceCoverage, {})).total).toBeLessThan(after.total);
});
