import { sql } from "drizzle-orm";
import { afterEach, beforeEach, expect, test } from "vitest";
import { createTestDatabase, type TestDatabase } from "../../../../../tests/support/database";
import { fileOf } from "../../../../../tests/support/lists/file-of";
import { createTargets, type NewTarget } from "../../../network/targets/create-targets";
import { customers } from "../../../platform/db/schema/customers";
import { activateFollows, activateScreening } from "../activate-screening";
import { decideMatch } from "../decide-match";
import { importList } from "../lists/import-list";
import { readMatches } from "../read-matches";
import { readTargetSanctions } from "../read-sanctions";
import { screenCustomer } from "./screen-customer";

let db: TestDatabase;
let customerId: number;
beforeEach(async () => {
  db = await createTestDatabase();
  customerId = await db.database.asSystem(async (tx) => {
    const [row] = await tx.insert(customers).values({ key: "n", name: "N", planName: "Pro" }).returning();
    return row?.id ?? 0;
  });
  await list("1;Alpha Stahl Handel;Entity;IR;", "2;Zagros Petrokimia;Entity;IR;Zagros Petrochemical");
});
afterEach(() => db.drop());

const list = (...rows: string[]) =>
  importList(db.database, {
    name: "own",
    files: [fileOf("own.csv", Buffer.from(["Reference;Name;Type;Country;Aliases", ...rows].join("\n")))],
    // A list of one entry loses most of itself with it.
    acceptLoss: 1,
  });
const ADMIN = { type: "rule", id: "test" } as const;
const as = <T>(run: Parameters<typeof db.database.asCustomer<T>>[1]) =>
  db.database.asCustomer({ customerId, userId: null }, run);

async function followed(...names: Partial<NewTarget>[]): Promise<number[]> {
  return as(async (tx) => {
    const own = names.map(
      (one) => ({ ownerId: customerId, type: "organization", ctype: "company", name: "X", ...one }) as const,
    );
    const ids = await createTargets(tx, own);
    await tx.execute(sql`insert into follows (customer_id, target_id)
      select ${customerId}::bigint, id from unnest(${sql.param(ids)}::bigint[]) as t(id)`);
    await activateFollows(tx, customerId, ADMIN);
    return ids;
  });
}
const screened = (everything = false) => screenCustomer(db.database, { customerId, everything });
const matchesOf = (targetId = 0) => as((tx) => readMatches(tx, customerId, { targetId, after: null, size: 50 }));
const statusOf = (targetId = 0) => as(async (tx) => (await readTargetSanctions(tx, customerId, targetId))?.status);
const decide = async (targetId: number | undefined, decision: "accepted" | "rejected", reason = "Looked at it") => {
  const [match] = await matchesOf(targetId);
  const said = { matchId: match?.id ?? 0, decision, reason, version: match?.version ?? 0 };
  return as((tx) => decideMatch(tx, { customerId, userId: null }, ADMIN, said));
};
const evidenceKinds = async () => {
  const { rows } = await as((tx) => tx.execute<{ kind: string }>(sql`select kind from evidence order by seq`));
  return rows.map(({ kind }) => kind);
};

test("a listed name is found with its reasons, and nobody else", async () => {
  const [iranian, other] = await followed(
    { name: "Alpha Stahl-Handel GmbH", country: "IR" },
    { name: "Bäckerei Klee" },
  );
  expect(await screened()).toMatchObject({ targets: 2, found: 1, changed: 2 });
  const [match] = await matchesOf(iranian);
  expect(match).toMatchObject({
    verdict: "match",
    listName: "own",
    entityId: "1",
    decision: "undecided",
    ruleVersion: "1",
  });
  expect(match?.reasons.map(({ feature }) => feature)).toEqual(expect.arrayContaining(["name", "country"]));
  expect(match?.reasons.reduce((sum, { contribution }) => sum + contribution, 0)).toBeCloseTo(match?.score ?? 0, 5);
  expect([await statusOf(iranian), await statusOf(other)]).toEqual(["Unreviewed", "None"]);
});

test("a namesake in another country is for a person to review, never a match", async () => {
  const [namesake] = await followed({ name: "Alpha Stahl Handel", country: "AT" });
  await screened();
  expect(await matchesOf(namesake)).toMatchObject([{ verdict: "review" }]);
});

test("screening again finds nothing due and changes no row", async () => {
  const [id] = await followed({ name: "Zagros Petrochemical", country: "IR" });
  await screened();
  const dump = () => as((tx) => tx.execute(sql`select * from sanctions_matches`).then(({ rows }) => rows));
  const before = await dump();
  expect(await screened()).toMatchObject({ targets: 0 });
  expect(await screened(true)).toMatchObject({ targets: 1, found: 1, changed: 0 });
  expect(await dump()).toEqual(before);
  expect(await matchesOf(id)).toMatchObject([{ version: 1 }]);
});

test("a decision survives screening again and a new version of the list", async () => {
  const [id] = await followed({ name: "Alpha Stahl Handel", country: "IR" });
  await screened();
  await decide(id, "rejected");
  await list("1;Alpha Stahl Handel;Entity;IR;", "3;Omega Bau;Entity;SY;");
  expect(await screened()).toMatchObject({ targets: 1, overtaken: 0 });
  expect(await matchesOf(id)).toMatchObject([
    { decision: "rejected", reopened: false, decisionReason: "Looked at it" },
  ]);
  expect(await statusOf(id)).toBe("None");
});

test("a decision is asked for again when the entry has changed, and the earlier one is kept", async () => {
  const [id] = await followed({ name: "Alpha Stahl Handel", country: "IR" });
  await screened();
  await decide(id, "rejected", "Another company");
  await list("1;Alpha Stahl Handel;Entity;IR;Alpha Steel");
  expect(await screened()).toMatchObject({ overtaken: 1 });
  expect(await matchesOf(id)).toMatchObject([
    {
      decision: "undecided",
      reopened: true,
      decisionReason: null,
      earlier: { decision: "rejected", reason: "Another company" },
    },
  ]);
  expect(await statusOf(id)).toBe("Unreviewed");
  expect(await evidenceKinds()).toContain("sanctions-match.reopened");
});

test("what nobody has decided on yet is not asked again, however often its entry changes", async () => {
  const [id] = await followed({ name: "Alpha Stahl Handel", country: "IR" });
  await screened();
  await list("1;Alpha Stahl Handel;Entity;IR;Alpha Steel");
  expect(await screened()).toMatchObject({ targets: 1, overtaken: 0 });
  expect(await matchesOf(id)).toMatchObject([{ decision: "undecided", reopened: false, earlier: null, version: 2 }]);
});

test("a decision is asked for again when the target has another name", async () => {
  const [id] = await followed({ name: "Alpha Stahl Handel", country: "IR" });
  await screened();
  await decide(id, "accepted");
  await as((tx) =>
    tx.execute(sql`insert into target_names (target_id, owner_id, text, kind, folded)
    values (${id}, ${customerId}, 'Alpha Steel Trading', 'alias', 'alpha steel trading')`),
  );
  await screened(true);
  expect(await matchesOf(id)).toMatchObject([{ decision: "undecided", reopened: true }]);
});

test("an entry that leaves the list closes its match, and coming back it opens with its decision", async () => {
  const [id] = await followed({ name: "Alpha Stahl Handel", country: "IR" });
  await screened();
  await decide(id, "accepted");
  expect(await statusOf(id)).toBe("Direct");
  await list("2;Zagros Petrokimia;Entity;IR;");
  await screened();
  expect(await matchesOf(id)).toMatchObject([{ decision: "accepted", closedAt: expect.any(String) }]);
  expect(await statusOf(id)).toBe("None");
  expect(await evidenceKinds()).toContain("sanctions-match.closed");
  await list("1;Alpha Stahl Handel;Entity;IR;");
  await screened();
  expect(await matchesOf(id)).toMatchObject([{ decision: "accepted", closedAt: null }]);
  expect(await statusOf(id)).toBe("Direct");
});

test("an owner is screened along, and what it owns is touched indirectly, with the way there", async () => {
  const [site, company, customer] = await followed(
    { name: "Werk Nord", type: "POI" },
    { name: "Nord GmbH" },
    { name: "Abnehmer AG" },
  );
  const [owner] = await as(async (tx) => {
    const [id = 0] = await createTargets(tx, [
      { ownerId: customerId, type: "organization", ctype: "company", name: "Alpha Stahl Handel", country: "IR" },
    ]);
    await tx.execute(sql`insert into target_parents (target_id, parent_id, owner_id, kind) values
      (${site}, ${company}, ${customerId}, 'site-of'), (${company}, ${id}, ${customerId}, 'owned-by')`);
    await tx.execute(sql`insert into edges (owner_id, from_id, to_id, type, source)
      values (${customerId}, ${company}, ${customer}, 'Supplier', 'Customer')`);
    return [id];
  });
  await screened();
  expect([await statusOf(owner), await statusOf(company), await statusOf(site)]).toEqual(Array(3).fill("Unreviewed"));
  expect(await statusOf(customer)).toBe("None");
  const sanctions = (id = 0) => as((tx) => readTargetSanctions(tx, customerId, id));
  expect(await sanctions(site)).toMatchObject({
    undecided: 0,
    undecidedOwners: [{ id: owner, name: "Alpha Stahl Handel", undecided: 1 }],
  });
  expect(await sanctions(owner)).toMatchObject({ undecided: 1, undecidedOwners: [] });
  await decide(owner, "accepted");
  expect([await statusOf(owner), await statusOf(company), await statusOf(site), await statusOf(customer)]).toEqual([
    "Direct",
    "Indirect",
    "Indirect",
    "Indirect",
  ]);
  expect(await sanctions(site)).toMatchObject({
    undecidedOwners: [],
    requested: 3,
    received: 3,
    sanctionedCompanies: [{ id: owner, relation: "owner", path: [{ id: company, name: "Nord GmbH" }] }],
  });
  expect(await sanctions(customer)).toMatchObject({
    sanctionedCompanies: [{ id: owner, relation: "supplier", path: [{ id: company }] }],
  });
  await decide(owner, "rejected");
  expect([await statusOf(company), await statusOf(customer)]).toEqual(["None", "None"]);
});

test.each(["of one's own", "that everybody knows"])(
  "an ownership %s that the customer rejects touches nobody, and is not screened along",
  async (whose) => {
    const [company = 0] = await followed({ name: "Nord GmbH" });
    const edgeOwner = whose === "of one's own" ? customerId : null;
    const [owner = 0] = await db.database.asSystem((tx) =>
      createTargets(tx, [
        { ownerId: null, type: "organization", ctype: "company", name: "Alpha Stahl Handel", country: "IR" },
      ]),
    );
    await db.database.asSystem((tx) =>
      tx.execute(sql`insert into edges (owner_id, from_id, to_id, type, source)
        values (${edgeOwner}, ${company}, ${owner}, 'Own', 'Media')`),
    );
    await screened();
    expect(await statusOf(company)).toBe("Unreviewed");
    await decide(owner, "accepted");
    expect(await statusOf(company)).toBe("Indirect");
    const sanctions = () => as((tx) => readTargetSanctions(tx, customerId, company));
    expect(await sanctions()).toMatchObject({ requested: 2, sanctionedCompanies: [{ id: owner, relation: "owner" }] });
    // As `PUT …/edges/…` keeps it: one's own is rejected itself, of what everybody knows one's own "no" stands beside it.
    await as((tx) =>
      tx.execute(
        edgeOwner === null
          ? sql`insert into edges (owner_id, from_id, to_id, type, source, state)
              values (${customerId}, ${company}, ${owner}, 'Own', 'Media', 'rejected')`
          : sql`update edges set state = 'rejected' where from_id = ${company} and to_id = ${owner}`,
      ),
    );
    await screened(true);
    expect(await statusOf(company)).toBe("None");
    expect(await sanctions()).toMatchObject({ requested: 1, sanctionedCompanies: [], undecidedOwners: [] });
  },
);

test("a predicted supplier makes nobody an accessory", async () => {
  const [supplier, buyer] = await followed({ name: "Alpha Stahl Handel", country: "IR" }, { name: "Abnehmer AG" });
  await as((tx) =>
    tx.execute(sql`insert into edges (owner_id, from_id, to_id, type, source, probability)
    values (${customerId}, ${supplier}, ${buyer}, 'Supplier', 'Prediction', 0.4)`),
  );
  await screened();
  await decide(supplier, "accepted");
  expect(await statusOf(buyer)).toBe("None");
});

test("owners in a circle end", async () => {
  const [one, two] = await followed({ name: "Alpha Stahl Handel", country: "IR" }, { name: "Beta" });
  await as((tx) =>
    tx.execute(sql`insert into target_parents (target_id, parent_id, owner_id, kind) values
    (${one}, ${two}, ${customerId}, 'owned-by'), (${two}, ${one}, ${customerId}, 'owned-by')`),
  );
  await screened();
  await decide(one, "accepted");
  expect([await statusOf(one), await statusOf(two)]).toEqual(["Direct", "Indirect"]);
});

test("activating twice is one decision, and only what is activated is screened", async () => {
  const [wanted = 0, other] = await as(async (tx) => {
    const company = { ownerId: customerId, type: "organization", ctype: "company", country: "IR" } as const;
    return createTargets(tx, [
      { ...company, name: "Alpha Stahl Handel" },
      { ...company, name: "Zagros Petrokimia" },
    ]);
  });
  const scope = { customerId, userId: null };
  await as((tx) => activateScreening(tx, scope, ADMIN, [wanted]));
  await as((tx) => activateScreening(tx, scope, ADMIN, [wanted]));
  expect((await evidenceKinds()).filter((kind) => kind === "target-screening.activated")).toHaveLength(1);
  expect(await screened()).toMatchObject({ targets: 1, found: 1 });
  expect(await matchesOf(other)).toEqual([]);
});
