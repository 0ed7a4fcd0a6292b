import { sql } from "drizzle-orm";
import { afterEach, beforeEach, expect, test } from "vitest";
import { createTestDatabase, type TestDatabase } from "../../../../../tests/support/database";
import { fileOf } from "../../../../../tests/support/lists/file-of";
import { addCustomer } from "../../../../../tests/support/network";
import { follow } from "../../../network/monitored/follow";
import { createTargets } from "../../../network/targets/create-targets";
import type { Tx } from "../../../platform/db/database";
import { activateFollows } from "../activate-screening";
import { decideMatch } from "../decide-match";
import { readMatches } from "../read-matches";
import { screenCustomer } from "../screening/screen-customer";
import { importList } from "./import-list";
import { readLists, readVersions } from "./read-lists";
import { previewRemoval, removalOf } from "./removal";
import { removeList } from "./remove-list";

let db: TestDatabase;
let customerId = 0;
let targetIds: number[] = [];
beforeEach(async () => {
  db = await createTestDatabase();
  customerId = await db.database.asSystem((tx) => addCustomer(tx, "n"));
  await asCustomer(async (tx) => {
    const own = { ownerId: customerId, type: "organization", ctype: "company", country: "IR" } as const;
    targetIds = await createTargets(tx, [
      { ...own, name: "Zagros Petrokimia" },
      { ...own, name: "Dravalin Sanat" },
    ]);
    await follow(tx, customerId, targetIds, { userId: null });
    await activateFollows(tx, customerId, { type: "rule", id: "test" });
  });
});
afterEach(() => db.drop());

const asCustomer = <T>(run: (tx: Tx) => Promise<T>): Promise<T> =>
  db.database.asCustomer({ customerId, userId: null }, run);
const imports = (...rows: string[]) => {
  const content = Buffer.from(["Reference;Name;Type;Country", ...rows].join("\n"));
  return importList(db.database, { name: "own", files: [fileOf("own.csv", content)] });
};
const ZAGROS = "1;Zagros Petrokimia;Entity;Iran";
const DRAVALIN = "2;Dravalin Sanat;Entity;Iran";
const screened = async () => {
  await screenCustomer(db.database, { customerId });
  const { rows } = await db.database.asSystem((tx) =>
    tx.execute<{ entity_id: string; open: boolean; decision: string }>(
      sql`select entity_id, closed_at is null as open, decision from sanctions_matches order by entity_id`,
    ),
  );
  return rows.map(({ entity_id: id, open, decision }) => `${id} ${open ? "open" : "closed"} ${decision}`);
};
const preview = (version: number | null) =>
  db.database.asSystem(async (tx) => {
    const removal = await removalOf(tx, { name: "own", version });
    return removal && previewRemoval(tx, customerId, removal);
  });
const wanted = (version: number | null) =>
  ({ name: "own", version, reason: "Wrong file", actor: { type: "rule", id: "test" }, customerId: null }) as const;

test("without its newest version a list goes back to the one before, and back again with the next import", async () => {
  await imports(ZAGROS);
  await imports("1;Somebody Else;Entity;Iran", DRAVALIN);
  expect(await screened()).toEqual(["2 open undecided"]);
  expect(await preview(2)).toMatchObject({
    backTo: 1,
    entries: { gone: 1, returning: 0, changed: 1 },
    matches: { accepted: 0, undecided: 1, rejected: 0 },
    examples: [{ targetName: "Dravalin Sanat", entityId: "2", matchedName: "Dravalin Sanat" }],
  });
  expect(await removeList(db.database, wanted(2))).toMatchObject({ from: 2, to: 1 });
  expect(await screened()).toEqual(["1 open undecided", "2 closed undecided"]);
  expect(await db.database.asSystem((tx) => readVersions(tx, "own"))).toMatchObject([
    { version: 2, state: "Removed" },
    { version: 1, state: "Done" },
  ]);
  expect(await imports(ZAGROS, DRAVALIN)).toMatchObject({ version: 3, added: 1, changed: 0, removed: 0 });
  expect(await screened()).toEqual(["1 open undecided", "2 open undecided"]);
});

test("an older version goes without changing anybody's matches", async () => {
  await imports(ZAGROS);
  await imports(ZAGROS, DRAVALIN);
  expect(await preview(1)).toMatchObject({ backTo: 2, entries: { gone: 0, returning: 0, changed: 0 }, examples: [] });
  expect(await removeList(db.database, wanted(1))).toMatchObject({ from: 2, to: 2 });
  expect(await screened()).toEqual(["1 open undecided", "2 open undecided"]);
  expect(await preview(1)).toBeNull();
});

test("a removed list closes its matches, decided or not, and leaves each in the ledger with the removal", async () => {
  await imports(ZAGROS, DRAVALIN);
  await screened();
  const scope = { customerId, userId: null };
  const [match] = await asCustomer((tx) =>
    readMatches(tx, customerId, { targetId: targetIds[0] ?? 0, after: null, size: 5 }),
  );
  await asCustomer((tx) =>
    decideMatch(
      tx,
      scope,
      { type: "rule", id: "test" },
      { matchId: match?.id ?? 0, decision: "accepted", reason: "Same", version: 1 },
    ),
  );
  expect(await preview(null)).toMatchObject({
    backTo: null,
    entries: { gone: 2 },
    matches: { accepted: 1, undecided: 1 },
  });
  await removeList(db.database, wanted(null));
  expect(await db.database.asSystem(readLists)).toEqual([]);
  expect(await screened()).toEqual(["1 closed accepted", "2 closed undecided"]);
  const { rows } = await db.database.asSystem((tx) =>
    tx.execute(
      sql`select kind, reason, before, after from evidence where kind like '%removed' or kind like '%closed' order by seq`,
    ),
  );
  expect(rows).toMatchObject([
    { kind: "sanctions-list.removed", reason: "Wrong file", before: { inEffect: 1 }, after: { inEffect: null } },
    { kind: "sanctions-match.closed", before: { decision: "accepted", entityId: "1" } },
  ]);
  // What was decided on can still be read.
  const [closed] = await asCustomer((tx) =>
    readMatches(tx, customerId, { targetId: targetIds[0] ?? 0, after: null, size: 5 }),
  );
  expect(closed).toMatchObject({ entityName: "Zagros Petrokimia", decision: "accepted", closedAt: expect.any(String) });
  expect(await imports(ZAGROS)).toMatchObject({ version: 2, added: 1 });
  // Entry and target have the words that were decided on: with the list comes the decision.
  expect(await screened()).toEqual(["1 open accepted", "2 closed undecided"]);
});

test("what is not there, or was removed before, is removed no second time", async () => {
  expect(await removeList(db.database, wanted(null))).toBeNull();
  await imports(ZAGROS);
  expect(await removeList(db.database, wanted(7))).toBeNull();
  await removeList(db.database, wanted(null));
  expect(await removeList(db.database, wanted(null))).toBeNull();
});
