import { sql } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { callBackend } from "~/backend/client.server";
import { readTargetProfile } from "~/backend/contract/profile";
import { changeSupplyInput, listSupplyInputs } from "~/backend/contract/supply-inputs";
import { mergeTargets, previewTargetMerge, undoTargetMerge } from "~/backend/contract/target-merges";
import type { Tx } from "../../server/backend/platform/db/database";
import { addSupplier, addTargets } from "../support/network";
import { ownBackend } from "../support/own-backend";
import { signInAs } from "../support/personas";

// Two people at the same moment, each in a transaction of their own.
const use = ownBackend();
let own = { ownerId: 0 };
let manager: Awaited<ReturnType<typeof signInAs>>;
let admin: typeof manager;

beforeAll(async () => {
  [manager, admin] = [await signInAs(use.transport, "manager"), await signInAs(use.transport, "admin")];
  const { rows } = await use.database.asSystem((tx) =>
    tx.execute<{ id: string }>(sql`select id from customers where key = 'nordwind'`),
  );
  own = { ownerId: Number(rows[0]?.id) };
});

const add = async (...names: string[]) =>
  (await use.database.asSystem((tx) =>
    addTargets(
      tx,
      names.map((name) => ({ name, ...own })),
    ),
  )) as [number, number, number];

async function asked(keptId: number, mergedId: number) {
  const { kept, merged } = await callBackend(manager, previewTargetMerge, { query: { keptId, mergedId } });
  return {
    keptId,
    mergedId,
    choices: {},
    reason: "One works",
    versions: { kept: kept.version, merged: merged.version },
  };
}
type Asked = Awaited<ReturnType<typeof asked>>;

const merge = (body: Asked, caller = manager) => callBackend(caller, mergeTargets, { body });

/** Of what was asked at once: the statuses of what was refused. */
async function atOnce(...asks: Promise<unknown>[]): Promise<unknown[]> {
  const outcomes = await Promise.allSettled(asks);
  return outcomes.flatMap((outcome) =>
    outcome.status === "rejected" ? [(outcome.reason as { status?: number }).status] : [],
  );
}

const standing = async (...ids: number[]): Promise<number[]> => {
  const { rows } = await use.database.asSystem((tx) =>
    tx.execute<{ id: number }>(
      sql`select id::int from targets where id = any(${sql.param(ids)}::bigint[]) order by id`,
    ),
  );
  return rows.map(({ id }) => id);
};

test("of two who merge a pair the same way or against each other one is told that it is gone", async () => {
  for (let round = 0; round < 4; round++) {
    const [a, b] = await add("Here", "There");
    const [one, same, other] = [await asked(a, b), await asked(a, b), await asked(b, a)];
    const refused = await atOnce(merge(one), merge(round % 2 ? other : same, admin));
    expect(refused).toEqual([404]);
    expect(await standing(a, b)).toHaveLength(1);
  }
});

test("of two overlapping merges the second is told that the target has changed, or is gone", async () => {
  for (let round = 0; round < 4; round++) {
    const [a, b, c] = await add("A", "B", "C");
    const refused = await atOnce(merge(await asked(b, a)), merge(await asked(c, b), admin));
    expect(refused).toHaveLength(1);
    expect([404, 409]).toContain(refused[0]);
    const stand = await standing(a, b, c);
    expect(stand).toHaveLength(2);
    for (const id of [a, b, c]) {
      const { id: found } = await callBackend(manager, readTargetProfile, { params: { targetId: String(id) } });
      expect(stand).toContain(found);
    }
  }
});

test("an undo and a merge of the kept target at once: one of them is refused, and nothing is lost", async () => {
  for (let round = 0; round < 4; round++) {
    const [a, b, c] = await add("D", "E", "F");
    const { mergeId } = await merge(await asked(b, a));
    const refused = await atOnce(
      callBackend(admin, undoTargetMerge, { params: { mergeId: String(mergeId) } }),
      merge(await asked(c, b)),
    );
    expect(refused).toEqual([409]);
    // Undone first, and all three are there; merged on first, and the kept one of both is.
    expect([[a, b, c], [c]]).toContainEqual(await standing(a, b, c));
  }
});

test("what somebody saves while a merge runs is kept by its undo", async () => {
  const [kept, merged, buyer] = await add("K", "L", "M");
  await use.database.asSystem((tx) => addSupplier(tx, merged, buyer, { ...own, probability: 0.4 }));
  const body = await asked(kept, merged);
  let merging: ReturnType<typeof merge> | undefined;
  await use.database.asSystem(async (tx) => {
    await tx.execute(sql`update edges set probability = 0.7 where from_id = ${merged}`);
    merging = merge(body);
    for (let waiting = 0; waiting === 0; ) {
      const { rows } = await tx.execute<{ n: number }>(sql`select count(*)::int as n from pg_locks where not granted`);
      waiting = rows[0]?.n ?? 0;
    }
  });
  const { mergeId } = (await merging) ?? { mergeId: 0 };
  await callBackend(manager, undoTargetMerge, { params: { mergeId: String(mergeId) } });
  const { rows } = await use.database.asSystem((tx) =>
    tx.execute(sql`select from_id::int as "from", probability from edges where to_id = ${buyer}`),
  );
  expect(rows).toEqual([{ from: merged, probability: 0.7 }]);
});

test("two who undo at once: it is undone once", async () => {
  const [a, b] = await add("G", "H");
  const { mergeId } = await merge(await asked(a, b));
  const undo = (caller: typeof manager) =>
    callBackend(caller, undoTargetMerge, { params: { mergeId: String(mergeId) } });
  expect(await atOnce(undo(manager), undo(admin))).toEqual([409]);
  expect(await standing(a, b)).toHaveLength(2);
});

test("a merge and a period that goes on by hand at once: one period holds at a time", async () => {
  const [kept, merged] = await add("N", "O");
  await use.database.asSystem((tx) =>
    tx.execute(sql`
      insert into edge_impacts (customer_id, supplier_id, input, input_key, product_line_key, valid_from, valid_to)
      values (${own.ownerId}, ${kept}, 'Zinc', 'zinc', '', '2026-01-01', '2026-03-31'), (${own.ownerId}, ${merged}, 'Zinc', 'zinc', '', '2026-06-01', null)`),
  );
  await use.database.asSystem((tx) =>
    tx.execute(sql`
      insert into target_duplicates (customer_id, one_id, other_id, score, reasons, hash) values (${own.ownerId}, ${kept}, ${merged}, 0.9, '[]', '')`),
  );
  const { content } = await callBackend(manager, listSupplyInputs, { query: { input: "zinc" } });
  const entry = content.find(({ supplier }) => supplier.id === kept) ?? expect.unreachable();
  const {
    id,
    supplier: _,
    input: __,
    hsCode: ___,
    productLine: ____,
    shares: _____,
    importId: ______,
    ...said
  } = entry;
  const body = await asked(kept, merged);
  let both: ReturnType<typeof atOnce> | undefined;
  await use.database.asSystem(async (tx) => {
    // The merge stops at this row, behind the periods of both.
    await tx.execute(sql`select from target_duplicates where one_id = ${kept} for update`);
    const merging = merge(body);
    await waitFor(tx, 1);
    both = atOnce(
      merging,
      callBackend(admin, changeSupplyInput, { params: { inputId: id }, body: { ...said, validTo: null } }),
    );
    await waitFor(tx, 2);
  });
  expect(await both).toEqual([409]);
  const { rows } = await use.database.asSystem((tx) =>
    tx.execute(sql`
      select valid_from::text as "from", valid_to::text as "to" from edge_impacts where supplier_id = ${kept} order by 1`),
  );
  expect(rows).toEqual([
    { from: "2026-01-01", to: "2026-03-31" },
    { from: "2026-06-01", to: null },
  ]);
});

/** Until so many wait for somebody else. */
async function waitFor(tx: Tx, many: number): Promise<void> {
  for (let waiting = 0; waiting < many; ) {
    const { rows } = await tx.execute<{ n: number }>(sql`select count(*)::int as n from pg_locks where not granted`);
    waiting = rows[0]?.n ?? 0;
  }
}
