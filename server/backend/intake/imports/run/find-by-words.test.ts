import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestDatabase, type TestDatabase } from "../../../../../tests/support/database";
import { addCustomer, addTargets } from "../../../../../tests/support/network";
import type { SupplierCandidate } from "../rows/candidate";
import { wordFinder } from "./find-by-words";

let db: TestDatabase;
let customerId: number;
const ids = new Map<string, number>();

const PUBLIC = [
  "Vantor Metallwerke GmbH",
  "Nordsee Fischhandel AG",
  "Société Générale de Kaolin",
  "BASF SE",
  "深圳市精工电子有限公司",
  "Precision Gearbox Company of Hamburg",
  "Siemens AG",
  ...Array.from({ length: 70 }, (_, n) => `Kappa ${String.fromCharCode(97 + (n % 26))}${n}`),
  ...Array.from({ length: 70 }, (_, n) => `Omikron Kappa ${String.fromCharCode(97 + (n % 26))}${n}`),
  ...Array.from({ length: 70 }, (_, n) => `Delta Handel ${String.fromCharCode(97 + (n % 26))}${n}`),
];

beforeAll(async () => {
  db = await createTestDatabase();
  await db.database.asSystem(async (tx) => {
    customerId = await addCustomer(tx, "nordwind");
    const other = await addCustomer(tx, "suedwind");
    const list = [
      ...PUBLIC.map((name) => ({ name, type: "organization" as const })),
      { name: "Kappa Omikron", type: "organization" as const, ownerId: customerId },
      { name: "Omikron Kappa Zwei", type: "organization" as const, ownerId: other },
      { name: "Quarzwerk Own", type: "organization" as const, ownerId: customerId },
      { name: "Quarzwerk Theirs", type: "organization" as const, ownerId: other },
    ];
    for (const [at, id] of (await addTargets(tx, list)).entries()) ids.set(list[at]?.name ?? "", id);
  });
});
afterAll(() => db.drop());

const named = async (...names: string[]): Promise<string[][]> => {
  const candidates = names.map((name, row) => ({ row, name }) as SupplierCandidate);
  const found = await db.database.asSystem((tx) => wordFinder(customerId)(tx, candidates));
  const nameOf = new Map([...ids].map(([name, id]) => [id, name]));
  return names.map((_, at) => found.filter(({ row }) => row === at).map(({ id }) => nameOf.get(Number(id)) ?? "?"));
};

test.each([
  ["a rare word", "The Metallwerke", "Vantor Metallwerke GmbH"],
  ["another legal form", "BASF Aktiengesellschaft", "BASF SE"],
  ["no legal form", "basf", "BASF SE"],
  ["another order", "Fischhandel Nordsee", "Nordsee Fischhandel AG"],
  ["accents", "Societe Generale", "Société Générale de Kaolin"],
  ["a slip within a word that nobody has", "Hamburger Gearbix", "Precision Gearbox Company of Hamburg"],
  ["a slip in its only word", "Siemems AG", "Siemens AG"],
  ["the same beginning", "Precision Gear", "Precision Gearbox Company of Hamburg"],
  ["a name in Chinese", "深圳市精工电子", "深圳市精工电子有限公司"],
])("finds a name by %s", async (_, asked, meant) => {
  expect((await named(asked))[0]).toContain(meant);
});

test("a word of many names leads to none of them, with the words beside it to the right one", async () => {
  const [word, name] = await named("Handel Omega", "Delta Handel c54");
  expect(word).toEqual([]);
  expect(name?.[0]).toBe("Delta Handel c54");
});

test("the customer's own is found by words that many names have, in any order; so many of others say nothing", async () => {
  const [own, others] = await named("Omikron-Kappa", "Handel Delta");
  expect(own).toEqual(["Kappa Omikron"]);
  expect(others).toEqual([]);
});

test("what nobody writes is looked for as anything else", async () => {
  const hostile = [
    "x".repeat(2000),
    Array.from({ length: 400 }, (_, n) => `w${n}rt`).join(" "),
    "\u202eאבגד",
    "~~~",
    "a\u0000b",
  ];
  expect(await named(...hostile)).toEqual(hostile.map(() => []));
});

test("another customer's names are nobody's, and signs of patterns are none", async () => {
  const [own, signs] = await named("Quarzwerk", "%_%_ \\ %");
  expect(own).toEqual(["Quarzwerk Own"]);
  expect(signs).toEqual([]);
});

test("what is looked up again is remembered, and the table is read as before", async () => {
  const find = wordFinder(customerId);
  const candidate = { row: 1, name: "Vantor Metallwerke" } as SupplierCandidate;
  const first = await db.database.asSystem((tx) => find(tx, [candidate]));
  const [again, seqscan] = await db.database.asSystem(async (tx) => [
    await find(tx, [candidate]),
    (await tx.execute<{ enable_seqscan: string }>(sql`show enable_seqscan`)).rows[0]?.enable_seqscan,
  ]);
  expect(again).toEqual(first);
  expect(seqscan).toBe("on");
});
