import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { callBackend } from "~/backend/client.server";
import { createCollection } from "~/backend/contract/collections";
import { activateSanctions, decideSanctionsMatch } from "~/backend/contract/sanctions";
import { importSanctionsListVersion } from "~/backend/contract/sanctions-lists";
import { exportSanctionsMatches, listAllSanctionsMatches } from "~/backend/contract/sanctions-review";
import { bulkAssignCollections } from "~/backend/contract/target-changes";
import { placesOf } from "../../server/backend/risk/sanctions/review/read-review";
import { addTargets } from "../support/network";
import { type OwnBackend, ownBackend } from "../support/own-backend";
import { signInAs } from "../support/personas";

const use: OwnBackend = ownBackend();
type Caller = Awaited<ReturnType<typeof signInAs>>;
type Query = Parameters<typeof callBackend<typeof listAllSanctionsMatches>>[2]["query"];
const list = (who: Caller, query: Query = {}) => callBackend(who, listAllSanctionsMatches, { query });

/** Two public companies and a ship that lists name, screened for Nordwind. */
async function screened(): Promise<{ analyst: Caller; ids: number[] }> {
  const [admin, analyst] = [await signInAs(use.transport, "admin"), await signInAs(use.transport, "analyst")];
  const put = (name: string, rows: string[]) => {
    const content = Buffer.from(["Id,Name,Type,Country,Also known as", ...rows].join("\n")).toString("base64");
    const body = { files: [{ name: "own.csv", content }] };
    return callBackend(admin, importSanctionsListVersion, { params: { name }, body });
  };
  await put("review-one", ["1,Zagros Petrokimia,Entity,Iran,Zagros Petrochemical", "2,Kaspisk Rederi,Entity,,"]);
  await put("review-two", ["9,Kaspisk Rederi Aalborg,Vessel,,"]);
  const ids = await use.database.asSystem((tx) =>
    addTargets(tx, [{ name: "Zagros Petrochemical Co.", country: "IR" }, { name: "Kaspisk Rederi" }]),
  );
  for (const id of ids) await callBackend(analyst, activateSanctions, { params: { targetId: String(id) } });
  await use.drain();
  return { analyst, ids };
}

test("open matches of all targets stand in one list, are decided there, and change the list that they stand in", async () => {
  const { analyst, ids } = await screened();
  const before = await list(analyst);
  const own = before.content.filter(({ targetId }) => ids.includes(targetId));
  expect(own.length).toBeGreaterThan(1);
  const scores = before.content.map(({ score }) => score);
  expect(scores).toEqual([...scores].sort((a, b) => b - a));
  const [match] = own.filter(({ target }) => target.name === "Zagros Petrochemical Co.");
  expect(match).toMatchObject({ target: { id: ids[0], country: "IR" }, listName: "review-one", decision: "undecided" });
  expect(match?.reasons.length).toBeGreaterThan(0);
  const body = { decision: "rejected", reason: "Another seat", version: match?.version ?? 0 } as const;
  await callBackend(analyst, decideSanctionsMatch, { params: { matchId: String(match?.id) }, body });
  const after = await list(analyst);
  expect(after.totalElements).toBe(before.totalElements - 1);
  expect(after.content.map(({ id }) => id)).not.toContain(match?.id);
  const rejected = await list(analyst, { state: "rejected" });
  expect(rejected.content.find(({ id }) => id === match?.id)).toMatchObject({ decisionReason: "Another seat" });
});

test("filters narrow by list, kind, strength and collection", async () => {
  const { analyst, ids } = await screened();
  const names = async (query: Query) => {
    const { content } = await list(analyst, query);
    return [
      ...new Set(content.filter(({ targetId }) => ids.includes(targetId)).map(({ listName }) => listName)),
    ].sort();
  };
  const all = (await list(analyst)).content;
  expect(await names({ listName: "review-one" })).toEqual(["review-one"]);
  expect(await names({ listName: "no-such-list" })).toEqual([]);
  for (const kind of ["organization", "vessel"] as const) {
    expect((await list(analyst, { kind })).content).toEqual(all.filter((match) => match.kind === kind));
  }
  for (const verdict of ["match", "review"] as const) {
    expect((await list(analyst, { verdict })).content).toEqual(all.filter((match) => match.verdict === verdict));
  }
  const { id: collectionId } = await callBackend(analyst, createCollection, { body: { name: "Persian Gulf" } });
  const body = { targetIds: [ids[0] ?? 0], collectionIds: [collectionId] };
  await callBackend(analyst, bulkAssignCollections, { body });
  const { content } = await list(analyst, { collectionId });
  expect([...new Set(content.map(({ targetId }) => targetId))]).toEqual([ids[0]]);
});

test.each(["strongest", "oldest"] as const)("pages of the %s first have no gap and no repeat", async (sort) => {
  const { analyst } = await screened();
  const whole = (await list(analyst, { sort })).content.map(({ id }) => id);
  expect(whole.length).toBeGreaterThan(2);
  const paged: number[] = [];
  for (let after: string | null | undefined; after !== null; ) {
    const page = await list(analyst, { sort, size: 1, ...(after && { after }) });
    paged.push(...page.content.map(({ id }) => id));
    after = page.after;
  }
  expect(paged).toEqual(whole);
});

test("a decided match is still a place to go on from, and a number that is no match is none", async () => {
  const { analyst } = await screened();
  const [first, ...others] = (await list(analyst)).content;
  const body = { decision: "accepted", reason: "Same number", version: first?.version ?? 0 } as const;
  await callBackend(analyst, decideSanctionsMatch, { params: { matchId: String(first?.id) }, body });
  const rest = await list(analyst, { after: String(first?.id) });
  expect(rest.content.map(({ id }) => id)).toEqual(others.map(({ id }) => id));
  for (const after of ["nonsense", "999999999999"]) {
    await expect(list(analyst, { after })).rejects.toMatchObject({ status: 422, details: [{ path: "query.after" }] });
  }
});

test("another customer sees none of them, and a collection of others is not there", async () => {
  const { analyst } = await screened();
  const stranger = await signInAs(use.transport, "stranger");
  expect((await list(stranger)).content).toEqual([]);
  expect((await list(stranger, { state: "rejected" })).content).toEqual([]);
  const { id: collectionId } = await use.database.asSystem(async (tx) => {
    const { rows } = await tx.execute<{ id: string }>(sql`
      insert into collections (customer_id, name) select id, 'Theirs' from customers where key = 'suedstern' returning id`);
    return { id: Number(rows[0]?.id) };
  });
  await expect(list(analyst, { collectionId })).rejects.toMatchObject({ status: 404 });
  const exported = callBackend(analyst, exportSanctionsMatches, { query: { format: "csv", collectionId } });
  await expect(exported).rejects.toMatchObject({ status: 404 });
});

test("the export holds what the list shows, with the grounds", async () => {
  const { analyst } = await screened();
  const shown = await list(analyst, { listName: "review-one" });
  const csv = await callBackend(analyst, exportSanctionsMatches, { query: { format: "csv", listName: "review-one" } });
  const [heading = "", ...rows] = csv
    .replace(/^\ufeff/, "")
    .trim()
    .split(/\r?\n/);
  expect(heading).toContain("Listed entity");
  expect(rows).toHaveLength(shown.totalElements);
  for (const { id } of shown.content) expect(rows.some((row) => new RegExp(`^"?${id}\\b`).test(row))).toBe(true);
  expect(csv).toContain("Zagros Petrochemical Co.");
});

test("a page of open matches reads no decided ones, however many there are", async () => {
  const { analyst } = await screened();
  const plan = await use.database.asSystem(async (tx) => {
    const { rows: found } = await tx.execute<{ customer_id: string }>(
      sql`select customer_id from sanctions_matches limit 1`,
    );
    const customerId = Number(found[0]?.customer_id);
    await tx.execute(sql`
      insert into sanctions_matches (customer_id, target_id, list_name, entity_id, entity_hash, target_hash, list_version,
        score, verdict, matched_name, reasons, rule_version, decision)
      select ${customerId}::bigint, (select min(target_id) from sanctions_matches where customer_id = ${customerId}), 'review-one',
        'old-' || n, '', '', 1, 0.9, 'match', 'x', '[]', '1', 'rejected' from generate_series(1, 20000) n`);
    await tx.execute(sql`analyze sanctions_matches`);
    const asked = { customerId, state: "open" as const, sort: "strongest" as const, after: null, size: 26 };
    const { rows } = await tx.execute<{ "QUERY PLAN": string }>(sql`explain (analyze) ${placesOf(asked)}`);
    return rows.map((row) => row["QUERY PLAN"]).join("\n");
  });
  expect(plan).toContain("sanctions_matches_open");
  expect(plan).not.toContain("Seq Scan on sanctions_matches");
  expect((await list(analyst)).content.length).toBeGreaterThan(2);
});
