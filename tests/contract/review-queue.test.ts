import { expect, test } from "vitest";
import { callBackend } from "~/backend/client.server";
import { decideImportRow } from "~/backend/contract/import-rows";
import { applyImport, cancelImport, readImport } from "~/backend/contract/imports";
import { listReviewQueue, type ReviewItem } from "~/backend/contract/review-queue";
import { readSession } from "~/backend/contract/session";
import { decideDuplicate, listDuplicates } from "~/backend/contract/target-merges";
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
