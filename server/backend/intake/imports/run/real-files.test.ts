import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { afterEach, beforeEach, expect, test } from "vitest";
import { createTestDatabase, type TestDatabase } from "../../../../../tests/support/database";
import { apply, dump, read } from "../../../../../tests/support/imports";
import { addCustomer } from "../../../../../tests/support/network";
import { projectRoot } from "../../../../project-root";
import { imports } from "../../../platform/db/schema/imports";
import { one } from "./import-steps";

const DATA = join(projectRoot(), "../shared/data");

let db: TestDatabase;
let nordwind: number;
beforeEach(async () => {
  db = await createTestDatabase();
  nordwind = await db.database.asSystem((tx) => addCustomer(tx, "nordwind"));
});
afterEach(() => db.drop());

async function takeIn(path: string): Promise<Record<string, number>> {
  const key = await read(db.database, nordwind, await readFile(join(DATA, path)), { fileName: path });
  await apply(db.database, key);
  const [found] = await db.database.asSystem((tx) => tx.select().from(imports).where(one(key)));
  return found?.counts ?? {};
}

const number = async (query: ReturnType<typeof sql>): Promise<number> =>
  (await db.database.asSystem((tx) => tx.execute<{ n: number }>(query))).rows[0]?.n ?? 0;

test.skipIf(!existsSync(DATA))(
  "needs the real files: a factory list is taken in, and a second time adds nothing",
  async () => {
    const first = await takeIn("organizations/osh_facility_list_02.csv");
    expect(first.created).toBeGreaterThan(70);
    expect(first.refused).toBeUndefined();
    const once = await dump(db.database);
    const second = await takeIn("organizations/osh_facility_list_02.csv");
    expect(second.created).toBeUndefined();
    expect(second.joined).toBe(first.created);
    expect(await dump(db.database)).toEqual(once);
  },
);

test.skipIf(!existsSync(DATA))("needs the real files: plants come in as sites under owners and parents", async () => {
  const { created = 0 } = await takeIn("relations/climatetrace_iron-mining_ownership.csv");
  const sites = await number(sql`select count(*)::int as n from targets where owner_id = ${nordwind} and type = 'POI'`);
  const owned = await number(
    sql`select count(distinct target_id)::int as n from target_parents where kind = 'site-of'`,
  );
  expect(sites).toBe(created);
  expect(owned / sites).toBeGreaterThan(0.8);
  expect(await number(sql`select count(*)::int as n from follows`)).toBe(sites);
});
