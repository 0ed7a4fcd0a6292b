import { sql } from "drizzle-orm";
import { afterEach, beforeEach, expect, test } from "vitest";
import { createTestDatabase, type TestDatabase } from "../../../../../tests/support/database";
import { dumpEvents, readSource } from "../../../../../tests/support/ingest/read-source";
import { splitEvent } from "../merging/split-event";

let db: TestDatabase;
beforeEach(async () => {
  db = await createTestDatabase();
});
afterEach(() => db.drop());

const HEAD = "Company,City,Notice Date,Effective Date,Employees,Type,Notes\n";
const FIRST = "Vantor Castings Inc,Toledo,2024-01-05,2024-03-08,120,Layoff,\n";
const read = (rows: string, more: object = {}) => readSource(db, "warn-oh", HEAD + rows, more);

async function updates(): Promise<Record<string, unknown>[]> {
  const { rows } = await db.database.asSystem((tx) =>
    tx.execute(sql`
      select l.title as later, e.title as earlier, u.reason->>'key' as key
        from event_updates u join events l on l.id = u.later_id join events e on e.id = u.earlier_id order by u.id`),
  );
  return rows;
}

test.each([500, 1])(
  "a notice marked as updated takes the place of the one it changes, in batches of %i",
  async (batchSize) => {
    const update = "UPDATE Vantor Castings,Toledo,2024-02-01,2024-03-08,150,Layoff,\n";
    const { counts } = await read(FIRST + update, { batchSize });
    expect(counts).toMatchObject({ added: 1, joined: 1 });
    const events = await dumpEvents(db);
    expect(events).toMatchObject([{ title: "Layoff: Vantor Castings, Toledo, OH (150 employees)" }]);
    expect(((events[0]?.sources ?? []) as unknown[][]).map((source) => source.at(-1))).toContainEqual({
      key: "joined.amended",
      params: { days: 27 },
    });
    expect(await updates()).toEqual([]);
  },
);

test("told in the other order, the newer notice holds", async () => {
  await read("Vantor Castings - Updated,Toledo,2024-02-01,2024-03-08,150,Layoff,\n");
  await read(FIRST);
  expect(await dumpEvents(db)).toMatchObject([{ title: "Layoff: Vantor Castings, Toledo, OH (150 employees)" }]);
});

test("an update that takes the notice back withdraws the event", async () => {
  await read(FIRST);
  await read("Vantor Castings - rescinded,Toledo,2024-02-01,2024-03-08,120,Layoff,\n");
  expect(await dumpEvents(db)).toMatchObject([{ withdrawn: true }]);
});

test("what may be an update is proposed once, whatever is told again", async () => {
  const later = "Vantor Castings Inc,Toledo,2024-01-25,2024-03-08,131,Layoff,\n";
  await read(FIRST + later);
  await read(later + FIRST);
  await read(FIRST + later.replace("131", "132"));
  expect(await dumpEvents(db)).toHaveLength(2);
  expect(await updates()).toEqual([
    {
      later: "Layoff: Vantor Castings Inc, Toledo, OH (132 employees)",
      earlier: "Layoff: Vantor Castings Inc, Toledo, OH (120 employees)",
      key: "joined.same-day",
    },
  ]);
});

test("a notice that a person took out stays out when it is told again and revised", async () => {
  const update = "UPDATE Vantor Castings,Toledo,2024-02-01,2024-03-08,150,Layoff,\n";
  await read(FIRST + update);
  await db.database.asSystem(async (tx) => {
    const { rows } = await tx.execute<{ event: string; id: string }>(
      sql`select event_id as event, id from event_sources where joined is not null`,
    );
    await splitEvent(tx, Number(rows[0]?.event), [Number(rows[0]?.id)], { type: "rule", id: "test" });
  });
  await read(FIRST + update);
  await read(FIRST + update.replace("150", "151"));
  expect((await dumpEvents(db)).map(({ title }) => title)).toEqual([
    "Layoff: Vantor Castings Inc, Toledo, OH (120 employees)",
    "Layoff: Vantor Castings, Toledo, OH (151 employees)",
  ]);
});

test("what one customer's source tells is no update of what is public", async () => {
  await read(FIRST);
  const own = await db.database.asSystem(async (tx) => {
    const { rows } = await tx.execute<{ id: string }>(
      sql`insert into customers (key, name, plan_name) values ('one', 'one', 'Pro') returning id`,
    );
    return Number(rows[0]?.id);
  });
  await read("UPDATE Vantor Castings,Toledo,2024-02-01,2024-03-08,150,Layoff,\n", { ownerId: own });
  expect(await dumpEvents(db)).toHaveLength(2);
  expect(await updates()).toEqual([]);
});
