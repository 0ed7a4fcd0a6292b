// Again on PostgreSQL 15: large lists are compared by the server.
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { callBackend } from "~/backend/client.server";
import { decideEdge } from "~/backend/contract/edges";
import { listEvidence } from "~/backend/contract/evidence";
import {
  activateManySanctions,
  activateSanctions,
  decideSanctionsMatch,
  listSanctionsMatches,
  readSanctions,
  searchSanctions,
} from "~/backend/contract/sanctions";
import { previewSanctionsListRemoval, removeSanctionsList } from "~/backend/contract/sanctions-list-removal";
import {
  importSanctionsListVersion,
  listSanctionsListChanges,
  listSanctionsLists,
  listSanctionsListVersions,
} from "~/backend/contract/sanctions-lists";
import { addSupplier as addSupplierCall } from "~/backend/contract/suppliers";
import { addSupplier, addTargets } from "../support/network";
import { type OwnBackend, ownBackend } from "../support/own-backend";
import { signInAs } from "../support/personas";

const use: OwnBackend = ownBackend();
type Caller = Awaited<ReturnType<typeof signInAs>>;

const table = (...rows: string[]) => ({
  files: [
    {
      name: "own.csv",
      content: Buffer.from(["Id,Name,Type,Country,Also known as", ...rows].join("\n")).toString("base64"),
    },
  ],
});
const importAs = (caller: Caller, name: string, ...rows: string[]) =>
  callBackend(caller, importSanctionsListVersion, { params: { name }, body: table(...rows) });

const ZAGROS = "1,Zagros Petrokimia,Entity,Iran,Zagros Petrochemical";
/** A public company of a listed name, screened for Nordwind. */
async function screenedTarget(analyst: Caller): Promise<string> {
  await importAs(await signInAs(use.transport, "admin"), "own", ZAGROS);
  const [id = 0] = await use.database.asSystem((tx) =>
    addTargets(tx, [{ name: "Zagros Petrochemical Co.", country: "IR" }]),
  );
  const params = { targetId: String(id) };
  await callBackend(analyst, activateSanctions, { params });
  await use.drain();
  return params.targetId;
}

test("many are activated at once: each once, what no list names is left out, and the ledger has an entry for each", async () => {
  const analyst = await signInAs(use.transport, "analyst");
  const stranger = await signInAs(use.transport, "strangeAdmin");
  const ids = await use.database.asSystem((tx) =>
    addTargets(tx, [
      { name: "Zagros Petrochemical Co.", country: "IR" },
      { name: "Quibel Steel", country: "FR" },
      { name: "Iran", country: "IR", type: "country", ctype: "country" },
    ]),
  );
  const [first = 0, second = 0, country = 0] = ids;
  const activate = (targetIds: number[], caller = analyst) =>
    callBackend(caller, activateManySanctions, { body: { selection: { targetIds } } });
  expect(await activate([first, country, 999_999_999])).toEqual({ activated: 1, screenedAlready: 0, leftOut: 1 });
  expect(await activate([first, second, second])).toEqual({ activated: 1, screenedAlready: 1, leftOut: 0 });
  await use.drain();
  const read = (id: number, caller = analyst) =>
    callBackend(caller, readSanctions, { params: { targetId: String(id) } });
  expect(await read(second)).toMatchObject({ requested: 1, state: "Screened" });
  expect(await read(first, stranger)).toMatchObject({ requested: 0 });
  const told = await use.database.asSystem((tx) =>
    tx.execute(sql`
      select subject_id::int as id from evidence where kind = 'target-screening.activated' and subject_id = any(${sql.param(
        ids.map(String),
      )}::text[]) order by seq`),
  );
  expect(told.rows.map(({ id }) => id)).toEqual([first, second]);
});

test("screening is activated, found, decided on, and told with who decided", async () => {
  const analyst = await signInAs(use.transport, "analyst");
  const targetId = await screenedTarget(analyst);
  expect(await callBackend(analyst, readSanctions, { params: { targetId } })).toMatchObject({
    requested: 1,
    received: 1,
    status: "Unreviewed",
    state: "Screened",
    undecided: 1,
    sanctionedCompanies: [],
  });
  const { content } = await callBackend(analyst, listSanctionsMatches, { params: { targetId } });
  const [match] = content;
  expect(match).toMatchObject({
    entityName: "Zagros Petrokimia",
    matchedName: "Zagros Petrochemical",
    verdict: "match",
  });
  const body = { decision: "accepted", reason: "Same registry number", version: match?.version ?? 0 } as const;
  const params = { matchId: String(match?.id) };
  const decided = await callBackend(analyst, decideSanctionsMatch, { params, body });
  expect(decided).toMatchObject({
    decision: "accepted",
    decidedBy: { name: "Mara Keller" },
    version: body.version + 1,
  });
  expect(await callBackend(analyst, readSanctions, { params: { targetId } })).toMatchObject({
    status: "Direct",
    undecided: 0,
    sanctionedCompanies: [{ id: Number(targetId), relation: "self", path: [], entityName: "Zagros Petrokimia" }],
  });
  const trail = await callBackend(analyst, listEvidence, { query: { subject: `sanctions-match:${match?.id}` } });
  expect(trail.content).toMatchObject([
    { kind: "sanctions-match.decided", reason: "Same registry number", ruleVersion: "1" },
  ]);
});

test("a decision taken on an old version is refused with the match as it is now", async () => {
  const analyst = await signInAs(use.transport, "analyst");
  const targetId = await screenedTarget(analyst);
  const { content } = await callBackend(analyst, listSanctionsMatches, { params: { targetId } });
  const params = { matchId: String(content[0]?.id) };
  const body = { decision: "rejected", reason: "Other seat", version: content[0]?.version ?? 0 } as const;
  await callBackend(analyst, decideSanctionsMatch, { params, body });
  const late = callBackend(analyst, decideSanctionsMatch, { params, body: { ...body, decision: "accepted" } });
  await expect(late).rejects.toMatchObject({ status: 409, details: { current: { decision: "rejected" } } });
});

test("accepting and rejecting need a reason, taking back does not", async () => {
  const analyst = await signInAs(use.transport, "analyst");
  const targetId = await screenedTarget(analyst);
  const { content } = await callBackend(analyst, listSanctionsMatches, { params: { targetId } });
  const params = { matchId: String(content[0]?.id) };
  const decide = (decision: "accepted" | "undecided", reason: string | null) =>
    callBackend(analyst, decideSanctionsMatch, {
      params,
      body: { decision, reason, version: content[0]?.version ?? 0 },
    });
  for (const reason of [null, "  "]) {
    await expect(decide("accepted", reason)).rejects.toMatchObject({ status: 422, details: [{ path: "body.reason" }] });
  }
  expect(await decide("undecided", null)).toMatchObject({ decision: "undecided", decidedBy: null });
});

test("who delivers, or owns, passes a match on until somebody rejects the relation", async () => {
  const analyst = await signInAs(use.transport, "analyst");
  const listed = Number(await screenedTarget(analyst));
  const [buyer = 0, subsidiary = 0] = await use.database.asSystem(async (tx) => {
    const ids = await addTargets(tx, [
      { name: "Abnehmer AG", country: "DE" },
      { name: "Tochter GmbH", country: "DE" },
    ]);
    await addSupplier(tx, ids[1] ?? 0, listed, { type: "Own", source: "Media" });
    return ids;
  });
  const told = { params: { targetId: String(buyer) }, body: { supplierId: listed, type: "Supplier" as const } };
  await callBackend(analyst, addSupplierCall, told);
  for (const id of [buyer, subsidiary])
    await callBackend(analyst, activateSanctions, { params: { targetId: String(id) } });
  await use.drain();
  const { content } = await callBackend(analyst, listSanctionsMatches, { params: { targetId: String(listed) } });
  const [{ id: matchId, version } = { id: 0, version: 0 }] = content;
  const body = { decision: "accepted", reason: "Same registry number", version } as const;
  await callBackend(analyst, decideSanctionsMatch, { params: { matchId: String(matchId) }, body });
  const touched = async (id: number) => {
    const { status, sanctionedCompanies } = await callBackend(analyst, readSanctions, {
      params: { targetId: String(id) },
    });
    return [status, ...sanctionedCompanies.map(({ id, relation }) => [id, relation])];
  };
  expect(await touched(buyer)).toEqual(["Indirect", [listed, "supplier"]]);
  expect(await touched(subsidiary)).toEqual(["Indirect", [listed, "owner"]]);
  const edges = await use.database.asSystem(async (tx) => {
    const { rows } = await tx.execute<{ id: number; version: number }>(
      sql`select id::float8 as id, case when owner_id is null then 0 else version end as version from edges where ${listed} in (from_id, to_id) order by id`,
    );
    return rows;
  });
  for (const { id, version } of edges) {
    const no = { state: "rejected" as const, reason: "Sold in May", version };
    await callBackend(analyst, decideEdge, { params: { edgeId: id }, body: no });
  }
  // Nobody waits for the hourly screening.
  await use.drain();
  expect([await touched(buyer), await touched(subsidiary)]).toEqual([["None"], ["None"]]);
});

test("another customer finds neither the match nor the screening", async () => {
  const [analyst, stranger] = [await signInAs(use.transport, "analyst"), await signInAs(use.transport, "stranger")];
  const targetId = await screenedTarget(analyst);
  const { content } = await callBackend(analyst, listSanctionsMatches, { params: { targetId } });
  const params = { matchId: String(content[0]?.id) };
  const body = { decision: "rejected", reason: "Mine now", version: content[0]?.version ?? 0 } as const;
  await expect(callBackend(stranger, decideSanctionsMatch, { params, body })).rejects.toMatchObject({ status: 404 });
  expect((await callBackend(stranger, listSanctionsMatches, { params: { targetId } })).content).toEqual([]);
  expect(await callBackend(stranger, readSanctions, { params: { targetId } })).toMatchObject({
    requested: 0,
    status: null,
    sanctionedCompanies: [],
  });
});

test("a country is no company and cannot be screened", async () => {
  const analyst = await signInAs(use.transport, "analyst");
  const [id = 0] = await use.database.asSystem((tx) =>
    addTargets(tx, [{ name: "Atlantis", type: "country", ctype: "country" }]),
  );
  const activate = callBackend(analyst, activateSanctions, { params: { targetId: String(id) } });
  await expect(activate).rejects.toMatchObject({ status: 409, code: "not_screenable" });
});

test("matches page without a gap or a repeat, the best first", async () => {
  const [admin, analyst] = [await signInAs(use.transport, "admin"), await signInAs(use.transport, "analyst")];
  await importAs(
    admin,
    "many",
    ...Array.from({ length: 5 }, (_, n) => `${n},Kaspisk Rederi${" Aalborg".slice(0, n * 2)},Entity,,`),
  );
  const [id = 0] = await use.database.asSystem((tx) => addTargets(tx, [{ name: "Kaspisk Rederi" }]));
  const params = { targetId: String(id) };
  await callBackend(analyst, activateSanctions, { params });
  await use.drain();
  const whole = await callBackend(analyst, listSanctionsMatches, { params });
  expect(whole.content.length).toBeGreaterThan(2);
  const paged = [];
  for (let after: string | null | undefined; after !== null; ) {
    const page = await callBackend(analyst, listSanctionsMatches, {
      params,
      query: { size: 2, ...(after && { after }) },
    });
    paged.push(...page.content);
    after = page.after;
  }
  expect(paged).toEqual(whole.content);
  expect(whole.content.map(({ score }) => score)).toEqual(
    whole.content.map(({ score }) => score).sort((a, b) => b - a),
  );
});

test("a name looked up by hand answers what it may be, with list, version and reasons", async () => {
  const [admin, analyst] = [await signInAs(use.transport, "admin"), await signInAs(use.transport, "analyst")];
  await importAs(admin, "own", ZAGROS);
  const search = (name: string, country?: string) =>
    callBackend(analyst, searchSanctions, { body: { name, ...(country && { country }) } });
  const { candidates, lists } = await search("Sagros Petrochemicals", "ir");
  expect(candidates[0]).toMatchObject({
    listName: "own",
    entityId: "1",
    entityName: "Zagros Petrokimia",
    countries: ["IR"],
  });
  expect(candidates[0]?.reasons.map(({ feature }) => feature)).toContain("country");
  expect(lists).toContainEqual({ name: "own", version: candidates[0]?.listVersion });
  expect((await search("Bäckerei Klee")).candidates).toEqual([]);
  await importAs(admin, "own", ZAGROS, "2,Baeckerei Klee,Entity,,");
  expect((await search("Bäckerei Klee")).candidates).toMatchObject([{ entityId: "2", verdict: "match" }]);
});

test("lists have versions, and what changed between two can be paged", async () => {
  const admin = await signInAs(use.transport, "admin");
  await importAs(admin, "versions", "1,One,Entity,,", "2,Two,Entity,,", "3,Three,Entity,,");
  expect(await importAs(admin, "versions", "1,One,Entity,,", "2,Two,Entity,,", "3,Three,Entity,,")).toMatchObject({
    nothingNew: true,
    version: 1,
  });
  await importAs(admin, "versions", "2,Two,Entity,,Deux", "3,Three,Entity,,", "4,Four,Person,,");
  const lists = await callBackend(admin, listSanctionsLists, {});
  expect(lists).toContainEqual(expect.objectContaining({ name: "versions", currentVersion: 2, entities: 3 }));
  const params = { name: "versions" };
  const versions = await callBackend(admin, listSanctionsListVersions, { params });
  expect(versions.map(({ version, added, changed, removed }) => [version, added, changed, removed])).toEqual([
    [2, 1, 1, 1],
    [1, 3, 0, 0],
  ]);
  const first = await callBackend(admin, listSanctionsListChanges, { params, query: { size: 2 } });
  expect(first).toMatchObject({ totalElements: 3, totalIsExact: true, after: "2" });
  const second = await callBackend(admin, listSanctionsListChanges, {
    params,
    query: { size: 2, after: first.after ?? "" },
  });
  expect([...first.content, ...second.content]).toMatchObject([
    { change: "removed", entityId: "1", fields: [] },
    { change: "changed", entityId: "2", fields: [{ field: "names", after: [{ text: "Two" }, { text: "Deux" }] }] },
    { change: "added", entityId: "4", kind: "person" },
  ]);
  const wrong = callBackend(admin, listSanctionsListChanges, { params, query: { from: 2, to: 1 } });
  await expect(wrong).rejects.toMatchObject({ status: 422 });
});

test("importing is the administrator's, says what is wrong with a file, and is written into the ledger", async () => {
  const [admin, manager] = [await signInAs(use.transport, "admin"), await signInAs(use.transport, "manager")];
  await expect(importAs(manager, "ledger", ZAGROS)).rejects.toMatchObject({ status: 403 });
  await expect(importAs(admin, "ledger")).rejects.toMatchObject({ status: 422, code: "list_refused" });
  await importAs(admin, "ledger", ZAGROS);
  await importAs(admin, "ledger", ZAGROS);
  const { content } = await callBackend(admin, listEvidence, { query: { subject: "sanctions-list:ledger" } });
  expect(content).toMatchObject([{ kind: "sanctions-list.imported", after: { version: 1, entities: 1 } }]);
});

test("a list is removed by the administrator after a preview, and its versions can still be read", async () => {
  const [admin, manager] = [await signInAs(use.transport, "admin"), await signInAs(use.transport, "manager")];
  await importAs(admin, "removed", "1,One,Entity,,", "2,Two,Entity,,");
  await importAs(admin, "removed", "2,Two,Entity,,", "3,Three,Entity,,");
  const params = { name: "removed" };
  await expect(callBackend(manager, previewSanctionsListRemoval, { params })).rejects.toMatchObject({ status: 403 });
  const body = { reason: "Wrong file" };
  await expect(callBackend(manager, removeSanctionsList, { params, body })).rejects.toMatchObject({ status: 403 });
  expect(await callBackend(admin, previewSanctionsListRemoval, { params, query: { version: 2 } })).toMatchObject({
    backTo: 1,
    entries: { gone: 1, returning: 1, changed: 0 },
    matches: { accepted: 0, undecided: 0, rejected: 0 },
  });
  expect(await callBackend(admin, removeSanctionsList, { params, body: { ...body, version: 2 } })).toEqual({
    backTo: 1,
  });
  expect(await callBackend(admin, removeSanctionsList, { params, body })).toEqual({ backTo: null });
  const again = callBackend(admin, removeSanctionsList, { params, body });
  await expect(again).rejects.toMatchObject({ status: 404 });
  const lists = await callBackend(admin, listSanctionsLists, {});
  expect(lists.map(({ name }) => name)).not.toContain("removed");
  const versions = await callBackend(admin, listSanctionsListVersions, { params });
  expect(versions.map(({ state }) => state)).toEqual(["Removed", "Removed"]);
  const { content } = await callBackend(admin, listEvidence, { query: { subject: "sanctions-list:removed" } });
  expect(content.map(({ kind, reason }) => [kind, reason])).toEqual(
    expect.arrayContaining([
      ["sanctions-list.removed", "Wrong file"],
      ["sanctions-list.version-removed", "Wrong file"],
    ]),
  );
});
