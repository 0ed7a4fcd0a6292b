import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestDatabase, type TestDatabase } from "../../../../tests/support/database";
import { addCustomer } from "../../../../tests/support/network";
import { rowsLookedAt } from "../../../../tests/support/plans";
import { appendEvidence } from "./ledger";
import { countLedger, listLedger, WINDOW } from "./list-ledger";
import { verifyPart } from "./verify-part";

let db: TestDatabase;
let customerId: number;
const LENGTH = WINDOW + 1500;

/** One kind of entry at the very beginning, and another in all others. */
beforeAll(async () => {
  db = await createTestDatabase();
  await db.database.asSystem(async (tx) => {
    customerId = await addCustomer(tx, "long");
    const actor = { type: "rule", id: "test" } as const;
    const entry = (subjectType: string, n: number) => ({
      actor,
      subjectType,
      subjectId: String(n),
      kind: `${subjectType}.x`,
    });
    await appendEvidence(tx, customerId, [entry("rare", 1)]);
    for (let n = 1; n < LENGTH; n += 5000) {
      const many = Array.from({ length: Math.min(5000, LENGTH - n) }, (_, index) => entry("often", n + index));
      await appendEvidence(tx, customerId, many);
    }
    await tx.execute(sql`analyze evidence`);
  });
}, 120_000);
afterAll(() => db.drop());

test("a filter without an index looks through a window a page, and goes on behind it", async () => {
  await db.database.asSystem(async (tx) => {
    const asked = { subjectType: "rare", before: null, size: 50 };
    const first = await listLedger(tx, customerId, asked);
    expect(first.rows).toEqual([]);
    expect(first.next).toBe(LENGTH - WINDOW + 1);
    const second = await listLedger(tx, customerId, { ...asked, before: first.next });
    expect(second.rows.map(({ seq }) => seq)).toEqual([1]);
    expect(second.next).toBeNull();
    expect(await countLedger(tx, customerId, { subjectType: "rare" }, 1000)).toEqual({ count: 0, isExact: false });
  });
});

test("a page of all looks at no more entries than it shows and halves by", async () => {
  await db.database.asSystem(async (tx) => {
    const today = new Date().toISOString().slice(0, 10);
    const page = { from: today, to: today, before: null, size: 50 };
    expect(await rowsLookedAt(tx, (one) => listLedger(one, customerId, page))).toBeLessThan(200);
    expect((await listLedger(tx, customerId, page)).rows).toHaveLength(50);
  });
});

test("a period may end on the last day that can be written", async () => {
  await db.database.asSystem(async (tx) => {
    const page = { to: "9999-12-31", before: null, size: 1 };
    expect((await listLedger(tx, customerId, page)).rows).toMatchObject([{ seq: LENGTH }]);
    expect((await listLedger(tx, customerId, { ...page, from: "9999-12-31" })).rows).toEqual([]);
  });
});

test("a chain that holds is compared with checkpoints: another record, and fewer of them, are told", async () => {
  await db.database.asSystem(async (tx) => {
    const { rows } = await listLedger(tx, customerId, { before: null, size: 20 });
    const known = (seq: number, hash = rows.find((row) => row.seq === seq)?.hash ?? "") => ({
      ...{ customer: customerId, seq, hash, at: "2026-11-25T10:00:00.000Z", key: "k" },
    });
    const after = LENGTH - 10;
    const verdict = (...checkpoints: ReturnType<typeof known>[]) =>
      verifyPart(tx, customerId, { after, checkpoints, most: 1000 });
    expect(await verdict(known(LENGTH - 5))).toMatchObject({
      state: "sound",
      checkpoint: { seq: LENGTH - 5, at: "2026-11-25T10:00:00.000Z" },
    });
    expect(await verdict(known(LENGTH - 5, "0"))).toMatchObject({ flaw: { seq: LENGTH - 5, kind: "replaced" } });
    expect(await verdict(known(LENGTH + 9, "0"))).toMatchObject({ flaw: { seq: LENGTH, kind: "cut" } });
  });
});

test("verifying stops after a part and goes on, and names what was forged", async () => {
  await db.database.asSystem(async (tx) => {
    const first = await verifyPart(tx, customerId, { after: 0, most: 1000 });
    expect(first).toMatchObject({ state: "more", from: 1, checked: 1000, flaw: null });
    expect(await verifyPart(tx, customerId, { after: LENGTH - 10, most: 1000 })).toMatchObject({
      state: "sound",
      checked: LENGTH,
    });
    await tx.execute(sql`
      insert into evidence (customer_id, seq, at, actor, subject_type, subject_id, kind, prev_hash, hash)
      select customer_id, seq + 1, at, actor, subject_type, subject_id, kind, hash, 'forged' from evidence
      where customer_id = ${customerId} and seq = ${LENGTH}`);
    await tx.execute(sql`
      update evidence_heads set seq = ${LENGTH + 1}, hash = 'forged' where customer_id = ${customerId}`);
    expect(await verifyPart(tx, customerId, { after: LENGTH - 10, most: 1000 })).toMatchObject({
      state: "flawed",
      flaw: { seq: LENGTH + 1, kind: "altered" },
    });
  });
});
