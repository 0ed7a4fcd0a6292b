import { sql } from "drizzle-orm";
import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestDatabase, type TestDatabase } from "../../../../tests/support/database";
import { inPassing } from "../../../../tests/support/in-passing";
import { customers } from "../../platform/db/schema/customers";
import { targetIdentifiers, targetNames, targetPlaces, targets } from "../../platform/db/schema/targets";
import { PLACE_RULES } from "../../reference/geo/geocode/place-rules";
import { createTargets, type NewTarget } from "./create-targets";
import { refreshScreeningHashes } from "./screening-hashes";

let db: TestDatabase;
let nordwind: number;
let suedstern: number;
beforeAll(async () => {
  db = await createTestDatabase();
  [nordwind = 0, suedstern = 0] = await db.database.asSystem(async (tx) => {
    const added = ["n", "s"].map((key) => ({ key, name: key, planName: "Pro" }));
    return (await tx.insert(customers).values(added).returning()).map(({ id }) => id);
  });
});
afterAll(() => db.drop());

const as = (customerId: number) => ({ customerId, userId: null });
const company = (name: string, own: Partial<NewTarget> = {}): NewTarget => ({
  ownerId: nordwind,
  type: "organization",
  ctype: "company",
  name,
  ...own,
});

test("ids come in the order of the list, over more than one statement", async () => {
  const list = Array.from({ length: 2500 }, (_, n) => company(`Muster ${n}`));
  const ids = await db.database.asCustomer(as(nordwind), (tx) => createTargets(tx, list));
  const rows = await db.database.asCustomer(as(nordwind), (tx) =>
    tx.select({ id: targets.id, name: targets.name }).from(targets),
  );
  const nameOf = new Map(rows.map(({ id, name }) => [id, name]));
  expect(ids.map((id) => nameOf.get(id))).toEqual(list.map(({ name }) => name));
});

test("names are kept with their folded form, identifiers and places beside them", async () => {
  const [id = 0] = await db.database.asCustomer(as(nordwind), (tx) =>
    createTargets(tx, [
      company("Müller & Söhne A.G.", {
        country: "DE",
        hsCodes: ["7208"],
        names: [{ text: "МЮЛЛЕР", kind: "translation" }],
        identifiers: [{ system: "LEI", value: "5299000J2N45DDNE4Y28" }],
        places: [{ label: "Lager", country: "DE", city: "Kehl", lat: 48.57, lon: 7.81 }],
      }),
    ]),
  );
  await db.database.asCustomer(as(nordwind), async (tx) => {
    const names = await tx.select().from(targetNames).where(sql`target_id = ${id}`).orderBy(targetNames.kind);
    expect(names.map(({ kind, folded }) => [kind, folded])).toEqual([
      ["main", "muller sohne ag"],
      ["translation", "myuller"],
    ]);
    expect(await tx.select().from(targetIdentifiers).where(sql`target_id = ${id}`)).toHaveLength(1);
    expect(await tx.select().from(targetPlaces).where(sql`target_id = ${id}`)).toMatchObject([{ city: "Kehl" }]);
    const [target] = await tx.select().from(targets).where(sql`id = ${id}`);
    expect(target).toMatchObject({ hsCodes: ["7208"], details: {}, version: 1 });
  });
});

test("what screening compares makes the hash, and nothing else", async () => {
  const hashes = await db.database.asCustomer(as(nordwind), async (tx) => {
    const ids = await createTargets(tx, [
      company("Gleich", { country: "DE" }),
      company("Gleich", { country: "DE", city: "Kehl" }),
      company("Gleich", { country: "FR" }),
      company("Gleich", { country: "DE", identifiers: [{ system: "VAT", value: "DE123456789" }] }),
    ]);
    const rows = await tx
      .select()
      .from(targets)
      .where(sql`id = any(${sql.param(ids)}::bigint[])`)
      .orderBy(targets.id);
    return rows.map(({ screeningHash }) => screeningHash);
  });
  expect(hashes[0]).toMatch(/^[0-9a-f]{64}$/);
  expect(hashes[1]).toBe(hashes[0]);
  expect(new Set(hashes).size).toBe(3);
});

test("the hash of a new target is the one that a change of it would get", async () => {
  // Above U+FFFF, whose order is another one by bytes than by the halves of its characters; the same name twice; nothing.
  const text = fc.constantFrom("a", "B", "ß", "ﬁrma", "𝔉irma", "￠", "华为", "x\u001fy", "Ä", "a b");
  const names = fc.array(fc.record({ text, kind: fc.constantFrom("alias" as const, "legal" as const) }), {
    maxLength: 5,
  });
  const identifiers = fc.array(fc.record({ system: fc.constantFrom("VAT", "LEI", "DUNS"), value: text }), {
    maxLength: 4,
  });
  const country = fc.constantFrom(null, "DE", "FR");
  const drawn = fc.sample(fc.record({ text, country, names, identifiers }), 300);
  await db.database.asCustomer(as(nordwind), async (tx) => {
    const ids = await createTargets(
      tx,
      drawn.map(({ text, ...more }) => company(text, more)),
    );
    const written = async () => {
      const { rows } = await tx.execute<{ at: string }>(
        sql`select ctid::text as at from targets where id = any(${sql.param(ids)}::bigint[]) order by id`,
      );
      return rows;
    };
    const before = await written();
    await refreshScreeningHashes(tx, ids);
    expect(before).toHaveLength(drawn.length);
    expect(await written()).toEqual(before);
  });
});

test("two customers may give a public target the same number, and neither sees the other's", async () => {
  const [id = 0] = await db.database.asSystem((tx) => createTargets(tx, [company("Öffentlich", { ownerId: null })]));
  const erp = (ownerId: number) => ({ targetId: id, ownerId, system: "ERP", value: "70001" });
  for (const customer of [nordwind, suedstern]) {
    const kept = await db.database.asCustomer(as(customer), async (tx) => {
      await tx.insert(targetIdentifiers).values(erp(customer)).onConflictDoNothing();
      return tx.select().from(targetIdentifiers).where(sql`target_id = ${id}`);
    });
    expect(kept).toEqual([erp(customer)]);
  }
});

test("a customer cannot write a public target, nor another's", async () => {
  for (const ownerId of [null, suedstern]) {
    const write = db.database.asCustomer(as(nordwind), (tx) => createTargets(tx, [company("Fremd", { ownerId })]));
    await expect(write).rejects.toMatchObject({ cause: { code: "42501" } });
  }
});

test("a company with an address and no point is looked up, and one with a point is not", async () => {
  const { rows } = await inPassing(db.database, async (tx) => {
    const base = { type: "organization" as const, ctype: "company", country: "DE", city: "Böblingen" };
    const ids = await createTargets(tx, [
      { ...base, name: "By town" },
      { ...base, name: "By point", lat: 48.7, lon: 9 },
      { ...base, name: "By country", city: null },
    ]);
    return tx.execute(
      sql`select name, lat, place from targets where id = any(${sql.param(ids)}::bigint[]) order by id`,
    );
  });
  expect(rows).toEqual([
    {
      name: "By town",
      lat: 48.6821,
      place: { precision: "town", source: "gazetteer", name: "Böblingen", radiusKm: null, rules: PLACE_RULES },
    },
    { name: "By point", lat: 48.7, place: null },
    { name: "By country", lat: null, place: null },
  ]);
});
