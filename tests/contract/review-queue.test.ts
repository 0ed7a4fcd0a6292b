import type { AppLoadContext } from "@remix-run/server-runtime";
import { expect, test } from "vitest";
import { callBackend } from "~/backend/client.server";
import { decideImportRow } from "~/backend/contract/import-rows";
import { applyImport, cancelImport, readImport } from "~/backend/contract/imports";
import { listReviewQueue, type ReviewItem } from "~/backend/contract/review-queue";
import { activateSanctions, decideSanctionsMatch } from "~/backend/contract/sanctions";
import { importSanctionsListVersion } from "~/backend/contract/sanctions-lists";
import { listAllSanctionsMatches } from "~/backend/contract/sanctions-review";
import { readSession } from "~/backend/contract/session";
import { decideDuplicate, listDuplicates } from "~/backend/contract/target-merges";
import { loader } from "~/routes/data-management/review/route";
import { enqueueDuplicateSearch } from "../../server/backend/intake/imports/duplicates/enqueue-search";
import { addTargets } from "../support/network";
import { ownBackend } from "../support/own-backend";
import { signInAs } from "../support/personas";
import { type Caller, sendList } from "../support/sent-list";

// One queue of what a machine was not sure of. In a backend of its own, since it counts all that waits.

const use = ownBackend();
const as = (persona: Parameters<typeof signInAs>[1]) => signInAs(use.transport, persona);

async function sent(caller: Caller, rows: readonly string[]) {
  const { id } = await sendList(caller, ["Lieferant;Land;Ort;Straße", ...rows].join("\n"));
  await use.drain();
  const params = { importId: String(id) };
  return { id, params, found: await callBackend(caller, readImport, { params }) };
}

const queue = (caller: Caller, query: Parameters<typeof callBackend<typeof listReviewQueue>>[2]["query"]) =>
  callBackend(caller, listReviewQueue, { query });

const rowsIn = (content: readonly ReviewItem[]) =>
  content.map((item) => (item.kind === "import-row" ? [item.importId, item.row, item.repeats] : null));

const twice = (name: string) => [`${name}nn Werk;DE;Bonn;Rheinweg 4`, `${name}n Werk;DE;Bonn;`];

test("rows of all lists wait in one queue, by pages, until they are decided or their list is discarded", async () => {
  const [manager, stranger] = [await as("manager"), await as("strangeAdmin")];
  const before = (await queue(manager, { kind: "import-row" })).counts["import-row"].count;
  expect(before).toBe(0);
  const first = await sent(manager, [...twice("Quarzma"), ...twice("Xulbra")]);
  const second = await sent(manager, twice("Zelfo"));
  const page = await queue(manager, { kind: "import-row", size: 2 });
  expect(rowsIn(page.content)).toEqual([
    [first.id, 3, 2],
    [first.id, 5, 4],
  ]);
  expect(page).toMatchObject({ totalElements: 3, counts: { "import-row": { count: 3, isExact: true } } });
  const rest = await queue(manager, { kind: "import-row", size: 2, after: page.after ?? "" });
  expect(rowsIn(rest.content)).toEqual([[second.id, 3, 2]]);
  expect(rest.after).toBeNull();
  expect(rest.content[0]).toMatchObject({ name: "Zelfon Werk", city: "Bonn", target: null, fileName: "liste.csv" });

  const body = { decision: "create", targetId: null } as const;
  await callBackend(manager, decideImportRow, { params: { ...first.params, row: "3" }, body });
  await callBackend(manager, cancelImport, { params: second.params });
  expect(rowsIn((await queue(manager, { kind: "import-row" })).content)).toEqual([[first.id, 5, 4]]);
  expect((await queue(stranger, { kind: "import-row" })).content).toEqual([]);
  await expect(queue(manager, { kind: "import-row", after: "x" })).rejects.toMatchObject({ status: 422 });
});

test("a target that is followed and of which at most the country is known is a place to check, by name", async () => {
  const [admin, stranger] = [await as("strangeAdmin"), await as("manager")];
  const known = (await queue(admin, { kind: "place", size: 200 })).counts.place.count;
  const list = await sent(admin, ["Aaverbo Stahl;DE;;", "Aaquelm Guss;DE;Ulm;", "Aazonk Draht;FR;;"]);
  await callBackend(admin, applyImport, { params: list.params });
  await use.drain();
  const first = await queue(admin, { kind: "place", size: 1 });
  expect(first.counts.place).toEqual({ count: known + 2, isExact: true });
  expect(first.content).toMatchObject([
    { kind: "place", tier: 1, precision: "country", target: { name: "Aaverbo Stahl", country: "DE" } },
  ]);
  const next = await queue(admin, { kind: "place", size: 1, after: first.after ?? "" });
  expect(next.content).toMatchObject([{ target: { name: "Aazonk Draht" } }]);
  const theirs = await queue(stranger, { kind: "place", size: 200 });
  expect(theirs.content.filter((item) => item.kind === "place" && item.target.name.startsWith("Aa"))).toEqual([]);
});

test("pairs of targets that may be one are counted beside the queue until somebody decides them", async () => {
  const manager = await as("manager");
  const before = (await queue(manager, { kind: "place" })).duplicates.count;
  const ownerId = (await callBackend(manager, readSession, {})).user.customer.id;
  const twin = { ownerId, country: "DE", city: "Bonn", address: "Rheinweg 4" };
  await use.database.asSystem(async (tx) => {
    await addTargets(tx, [
      { ...twin, name: "Ombrafixnn Werk" },
      { ...twin, name: "Ombrafixn Werk" },
    ]);
    await enqueueDuplicateSearch(tx, ownerId);
  });
  await use.drain();
  expect((await queue(manager, { kind: "place" })).duplicates).toEqual({ count: before + 1, isExact: true });
  const { content } = await callBackend(manager, listDuplicates, { query: { state: "open" } });
  const [pair] = content.filter(({ one }) => one.name.startsWith("Ombrafix"));
  const params = { pairId: String(pair?.id) };
  await callBackend(manager, decideDuplicate, { params, body: { state: "apart" } });
  expect((await queue(manager, { kind: "import-row" })).duplicates.count).toBe(before);
});

test("matches with sanctions lists are counted by how sure they are, for whoever may screen, until they are decided", async () => {
  const [admin, stranger] = [await as("admin"), await as("strangeAdmin")];
  const rows = [
    "Id,Name,Type,Country",
    "1,Zagrombra Petrokimia,Entity,Iran",
    "2,Zagrombra Petrokimya Industri,Entity,Iran",
  ];
  const content = Buffer.from(rows.join("\n")).toString("base64");
  const put = { params: { name: "queue-one" }, body: { files: [{ name: "own.csv", content }] } };
  await callBackend(admin, importSanctionsListVersion, put);
  const [id = 0] = await use.database.asSystem((tx) =>
    addTargets(tx, [{ name: "Zagrombra Petrokimia", country: "IR" }]),
  );
  await callBackend(admin, activateSanctions, { params: { targetId: String(id) } });
  await use.drain();
  const of = async (verdict: "match" | "review") =>
    (await callBackend(admin, listAllSanctionsMatches, { query: { verdict } })).totalElements;
  const { sanctions } = await queue(admin, { kind: "doubt" });
  expect(sanctions).toEqual({
    match: { count: await of("match"), isExact: true },
    review: { count: await of("review"), isExact: true },
  });
  const open = (sanctions?.match.count ?? 0) + (sanctions?.review.count ?? 0);
  expect(open).toBeGreaterThan(0);
  const [found] = (await callBackend(admin, listAllSanctionsMatches, {})).content;
  const body = { decision: "rejected", reason: "Another seat", version: found?.version ?? 0 } as const;
  await callBackend(admin, decideSanctionsMatch, { params: { matchId: String(found?.id) }, body });
  const after = (await queue(admin, { kind: "doubt" })).sanctions;
  expect((after?.match.count ?? 0) + (after?.review.count ?? 0)).toBe(open - 1);
  expect((await queue(stranger, { kind: "doubt" })).sanctions).toMatchObject({
    ...{ match: { count: 0 }, review: { count: 0 } },
  });
  // The screen leads to where they are decided.
  const session = await callBackend(admin, readSession, {});
  const context = { ...admin, session, translations: async () => null } as unknown as AppLoadContext;
  const { view } = await loader({ request: new Request("http://tierwatch.test/?kind=doubt"), context, params: {} });
  expect(view.tabs.slice(-2).map(({ href }) => href)).toEqual([
    ...["/network/sanctions?verdict=match", "/network/sanctions?verdict=review"],
  ]);
});
