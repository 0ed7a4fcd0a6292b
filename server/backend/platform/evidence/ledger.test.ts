// Again on Node 24: hashes and the order of keys are Node's own.
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { createTestDatabase, type TestDatabase } from "../../../../tests/support/database";
import { asOwner } from "../../../../tests/support/database-cluster";
import { customers } from "../db/schema/customers";
import type { EvidenceRecord } from "./chain";
import { appendEvidence, type EvidenceEntry } from "./ledger";
import { readHead, readLedger } from "./read-ledger";
import { verifyChain } from "./verify";

let db: TestDatabase;
let customerId: number;
let count = 0;
beforeAll(async () => {
  db = await createTestDatabase();
});
afterAll(() => db.drop());
beforeEach(async () => {
  count += 1;
  const [row] = await db.database.asSystem((tx) =>
    tx
      .insert(customers)
      .values({ key: `c${count}`, name: "Nordwind", planName: "Pro" })
      .returning(),
  );
  customerId = row?.id ?? 0;
});

const entry = (subjectId: string): EvidenceEntry => ({
  actor: { type: "user", id: 7, name: "Mara Keller" },
  subjectType: "alert",
  subjectId,
  kind: "alert.status-changed",
  before: { status: "new", score: 1.5e21, none: undefined, when: new Date(0) },
  after: { status: "relevant", zürich: ["ß", null, 0.1 + 0.2, "\u{1F600}"] },
  reason: "matters",
  ruleVersion: "risk-bands 1",
});

const append = (entries: EvidenceEntry[]) =>
  db.database.asCustomer({ customerId, userId: null }, (tx) => appendEvidence(tx, customerId, entries));

const verify = () =>
  db.database.asCustomer({ customerId, userId: null }, async (tx) => {
    const head = await readHead(tx, customerId);
    return verifyChain(
      readLedger((ask) => ask(tx), customerId, Number.MAX_SAFE_INTEGER),
      { head: () => head, customerId },
    );
  });

/** What somebody with the owner's password could do. */
const tamper = (statement: string) =>
  asOwner(
    db.connection,
    "alter table evidence disable trigger user",
    statement,
    "alter table evidence enable trigger user",
  );

test("what was appended verifies", async () => {
  await append([entry("a"), entry("b")]);
  await append([{ ...entry("c"), before: null, after: null, reason: null, ruleVersion: null }]);
  expect(await verify()).toMatchObject({ ok: true, head: { seq: 3 } });
});

test("a customer without decisions has a sound, empty ledger", async () => {
  expect(await verify()).toMatchObject({ ok: true, head: { seq: 0 } });
});

test.each([
  ["at", "at = at + interval '1 ms'"],
  ["actor", `actor = jsonb_set(actor, '{name}', '"Somebody Else"')`],
  ["subject type", "subject_type = 'target'"],
  ["subject", "subject_id = 'z'"],
  ["kind", "kind = 'alert.labelled'"],
  ["before", "before = '{}'"],
  ["after", "after = null"],
  ["reason", "reason = 'none'"],
  ["rule version", "rule_version = null"],
  ["hash", "hash = repeat('a', 64)"],
])("a changed %s is found at its record", async (_, change) => {
  await append([entry("a"), entry("b"), entry("c")]);
  await tamper(`update evidence set ${change} where customer_id = ${customerId} and seq = 2`);
  expect(await verify()).toEqual({ ok: false, seq: 2, flaw: "altered" });
});

test("a record bound to another one is found", async () => {
  await append([entry("a"), entry("b")]);
  await tamper(`update evidence set prev_hash = repeat('b', 64) where customer_id = ${customerId} and seq = 2`);
  expect(await verify()).toEqual({ ok: false, seq: 2, flaw: "broken-link" });
});

test("a record missing in the middle is found", async () => {
  await append([entry("a"), entry("b"), entry("c")]);
  await tamper(`delete from evidence where customer_id = ${customerId} and seq = 2`);
  expect(await verify()).toEqual({ ok: false, seq: 3, flaw: "gap" });
});

test("a cut-off tail is found by the head", async () => {
  await append([entry("a"), entry("b"), entry("c")]);
  await tamper(`delete from evidence where customer_id = ${customerId} and seq = 3`);
  expect(await verify()).toEqual({ ok: false, seq: 2, flaw: "head" });
});

test("one customer's ledger does not pass for another's", async () => {
  await append([entry("a")]);
  const records: EvidenceRecord[] = await db.database.asSystem((tx) =>
    collect(readLedger((ask) => ask(tx), customerId, Number.MAX_SAFE_INTEGER)),
  );
  expect(await verifyChain(records, { customerId: customerId + 1 })).toEqual({
    ok: false,
    seq: 1,
    flaw: "broken-link",
  });
});

test("an export verifies without the database", async () => {
  await append([entry("a"), entry("b")]);
  const lines = await db.database.asSystem(async (tx) => {
    const records = await collect(readLedger((ask) => ask(tx), customerId, Number.MAX_SAFE_INTEGER));
    return records.map((record) => JSON.stringify(record));
  });
  expect(await verifyChain(lines.map((line) => JSON.parse(line)))).toMatchObject({ ok: true, head: { seq: 2 } });
});

test("twenty writers at once keep one chain", async () => {
  await Promise.all(Array.from({ length: 20 }, (_, n) => append([entry(`${n}-1`), entry(`${n}-2`)])));
  expect(await verify()).toMatchObject({ ok: true, head: { seq: 40 } });
});

test("ten thousand decisions are one call", async () => {
  const head = await append(Array.from({ length: 10_000 }, (_, n) => entry(String(n))));
  expect(head.seq).toBe(10_000);
  expect(await verify()).toEqual({ ok: true, head });
});

test("a rolled-back decision leaves no trace", async () => {
  await append([entry("a")]);
  const failing = db.database.asCustomer({ customerId, userId: null }, async (tx) => {
    await appendEvidence(tx, customerId, [entry("b")]);
    throw new Error("no");
  });
  await expect(failing).rejects.toThrow("no");
  expect(await verify()).toMatchObject({ ok: true, head: { seq: 1 } });
});

test.each([
  "update evidence set reason = 'x'",
  "delete from evidence",
  "truncate evidence",
  "delete from evidence_heads",
  "truncate evidence_heads",
  "update evidence_heads set seq = seq - 1",
])("even the owner is refused: %s", async (statement) => {
  await append([entry("a")]);
  await expect(asOwner(db.connection, statement)).rejects.toMatchObject({ code: "23000" });
});

async function collect<T>(items: AsyncIterable<T>): Promise<T[]> {
  const list: T[] = [];
  for await (const item of items) list.push(item);
  return list;
}
