import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestDatabase, type TestDatabase } from "../../../../tests/support/database";
import { countryAt } from "../../reference/geo/country-at";
import { migrate } from "../migrate";
import { countryTargets } from "./country-targets";
import { putBaseTargets } from "./put-base-targets";

let db: TestDatabase;
beforeAll(async () => {
  db = await createTestDatabase();
});
afterAll(() => db.drop());

const ask = (query: ReturnType<typeof sql>) =>
  db.database.asSystem(async (tx) => (await tx.execute<Record<string, unknown>>(query)).rows);

test("every installation begins with all countries, industries and commodities, open to everybody", async () => {
  const counts = await ask(
    sql`select type, count(*)::int as n from targets where owner_id is null group by 1 order by 1`,
  );
  expect(counts).toEqual([
    { type: "commodity", n: 54 },
    { type: "country", n: 250 },
    { type: "industry", n: 43 },
  ]);
  const scope = { customerId: 1, userId: null };
  const seen = await db.database.asCustomer(scope, (tx) =>
    tx.execute(sql`select 1 from targets where type = 'country'`),
  );
  expect(seen.rows).toHaveLength(250);
});

test("a country is found by its names in four languages and by its codes", async () => {
  const [row] = await ask(sql`
    select t.name, t.country, array_agg(distinct n.text) as names, array_agg(distinct i.value) as codes
      from targets t join target_names n on n.target_id = t.id join target_identifiers i on i.target_id = t.id
     where t.type = 'country' and t.country = 'DE' group by t.id`);
  expect(row).toMatchObject({
    name: "Germany",
    names: expect.arrayContaining(["Germany", "Deutschland", "Allemagne", "德国"]),
  });
  expect(row?.codes).toEqual(["276", "DE", "DEU"]);
});

test("an industry and a commodity bear their codes", async () => {
  const rows = await ask(sql`
    select t.name, t.industry, t.hs_codes, i.value from targets t join target_identifiers i on i.target_id = t.id
     where i.system in ('ISIC', 'HS') and (t.industry = 'motor-vehicles' or i.value = '8105') order by 1`);
  expect(rows).toEqual([
    { name: "Cobalt", industry: null, hs_codes: ["8105", "2605"], value: "8105" },
    { name: "Motor vehicles and parts", industry: "motor-vehicles", hs_codes: [], value: "29" },
  ]);
});

test("migrating again puts in only what is missing, and leaves what is there", async () => {
  await ask(sql`update targets set name = 'Renamed' where type = 'country' and country = 'DE'`);
  await ask(sql`delete from targets where type = 'country' and country = 'FR'`);
  expect(await db.database.asSystem(putBaseTargets)).toBe(1);
  await migrate(db.connection);
  const rows = await ask(sql`select name from targets where country in ('DE', 'FR') and owner_id is null order by 1`);
  expect(rows).toEqual([{ name: "France" }, { name: "Renamed" }]);
});

test("a country's centre lies in it, or in the sea between its islands", () => {
  // Some territories have no outline of their own, and two states are smaller than the outlines are exact.
  const astray = countryTargets()
    .filter(({ ctype }) => ctype === "country")
    .filter(({ country }) => country !== "MC" && country !== "VA")
    .map(({ country, lat, lon }) => [country, countryAt(lat ?? Number.NaN, lon ?? Number.NaN)])
    .filter(([country, found]) => found !== null && found !== country);
  expect(astray).toEqual([]);
});

test("no country goes by an abbreviation that is part of many a company's name", () => {
  const names = countryTargets().flatMap(({ names = [] }) => names.map(({ text }) => text));
  expect(names.filter((name) => /^(US|USA|U\.S\.A?\.|UK|UAE)$/.test(name))).toEqual([]);
});
