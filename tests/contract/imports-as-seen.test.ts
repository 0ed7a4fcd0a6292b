import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { callBackend } from "~/backend/client.server";
import { decideImportRow, decideImportRows, listImportRows } from "~/backend/contract/import-rows";
import { applyImport, readImport, rereadImport } from "~/backend/contract/imports";
import { mergeTargets, previewTargetMerge, undoTargetMerge } from "~/backend/contract/target-merges";
import { addTargets } from "../support/network";
import { ownBackend } from "../support/own-backend";
import { signInAs } from "../support/personas";
import { applyAlsoAgain, type Caller, sendList } from "../support/sent-list";

// What is applied is what the person saw: what others did to the rows since is told first.

const use = ownBackend();
const as = (persona: Parameters<typeof signInAs>[1]) => signInAs(use.transport, persona);
const TITLES = "Lieferant;Land;Ort;Straße;USt-IdNr";
const rowsOf = (...rows: string[]) => [TITLES, ...rows].join("\n");

async function settled(caller: Caller, params: { importId: string }) {
  await use.drain();
  return callBackend(caller, readImport, { params });
}
async function sent(caller: Caller, text: string, kind?: Parameters<typeof sendList>[2]) {
  const { id } = await sendList(caller, text, kind);
  const params = { importId: String(id) };
  return { params, found: await settled(caller, params) };
}
async function imported(caller: Caller, text: string) {
  const { params } = await sent(caller, text);
  await applyAlsoAgain(caller, params);
  return settled(caller, params);
}
type Seen = Pick<Awaited<ReturnType<typeof settled>>, "version" | "revision">;
const apply = (caller: Caller, params: { importId: string }, { version, revision }: Seen) =>
  callBackend(caller, applyImport, { params, query: { version, revision } });
const changed = async (caller: Caller, params: { importId: string }, { revision }: Seen) => {
  const page = await callBackend(caller, listImportRows, { params, query: { changedSince: revision } });
  return { total: page.totalElements, rows: page.content.map(({ row, state }) => [row, state]) };
};
const idOf = async (name: string) => {
  const { rows } = await use.database.asSystem((tx) =>
    tx.execute<{ id: string }>(sql`select id from targets where name = ${name} order by id`),
  );
  return Number(rows[0]?.id);
};

test("what another steward decided since is told with its rows, and applied by whoever has seen it", async () => {
  const [manager, admin] = [await as("manager"), await as("admin")];
  const { params, found } = await sent(
    manager,
    rowsOf(
      "Ylvaro Guss;DE;Ulm;Domstr. 1;",
      "Ylvaro Gus;DE;Ulm;;",
      "Ymbrek Draht;DE;Bonn;;",
      "Ystad Spinnerei;DE;Hof;;",
    ),
  );
  const decide = (caller: Caller, row: string, decision: "skip" | "create") =>
    callBackend(caller, decideImportRow, { params: { ...params, row }, body: { decision, targetId: null } });
  await decide(admin, "4", "skip");
  await decide(admin, "5", "skip");
  const own = await decide(manager, "3", "skip");
  expect(own.state).toBe("skipped");
  await expect(apply(manager, params, found)).rejects.toMatchObject({
    ...{ status: 409, code: "import_changed", details: { rows: 2 } },
  });
  expect((await settled(manager, params)).step).toBe("review");
  expect(await changed(manager, params, found)).toEqual({
    total: 2,
    rows: [
      [4, "skipped"],
      [5, "skipped"],
    ],
  });
  // Each of the two is told what the other one did, and not what they did themselves.
  expect((await changed(admin, params, found)).rows).toEqual([[3, "skipped"]]);
  await apply(manager, params, await settled(manager, params));
  expect((await settled(manager, params)).counts).toEqual({ created: 1, skipped: 3 });
});

test("nothing is told of what oneself decided, and nothing to who does not say what they saw", async () => {
  const [manager, admin] = [await as("manager"), await as("admin")];
  const list = (name: string) => rowsOf(`${name} Guss;DE;Ulm;;`, `${name} Draht;DE;Bonn;;`);
  const one = await sent(manager, list("Yorvik"));
  const skip = { decision: "skip", targetId: null } as const;
  await callBackend(manager, decideImportRow, { params: { ...one.params, row: "2" }, body: skip });
  await apply(manager, one.params, one.found);
  const other = await sent(manager, list("Yttrin"));
  await callBackend(admin, decideImportRow, { params: { ...other.params, row: "2" }, body: skip });
  await callBackend(manager, applyImport, { params: other.params });
  for (const { params } of [one, other]) {
    expect((await settled(manager, params)).counts).toEqual({ created: 1, skipped: 1 });
  }
});

test("all rows decided at once, and rows of ends, are told as well", async () => {
  const [manager, admin] = [await as("manager"), await as("admin")];
  await imported(manager, rowsOf("Yggdal Guss;DE;Ulm;;"));
  const { params, found } = await sent(
    manager,
    "From;To\nYpsal Nickel;Yggdal Guss\nYpern Zinn;Yggdal Guss\nYquem Kupfer;Yggdal Guss",
    "relations",
  );
  expect(found.counts).toEqual({ waiting: 3 });
  await callBackend(admin, decideImportRow, {
    params: { ...params, row: "2" },
    body: { decision: "create", targetId: null },
  });
  await callBackend(admin, decideImportRows, { params, body: { decision: "skip" } });
  await expect(apply(manager, params, found)).rejects.toMatchObject({ code: "import_changed", details: { rows: 3 } });
  expect((await changed(manager, params, found)).rows).toEqual([
    [2, "create"],
    [3, "skipped"],
    [4, "skipped"],
  ]);
});

test("a target that is gone, and a supplier that another list has made, wait for a person before anything is applied", async () => {
  const manager = await as("manager");
  const place = { country: "DE", city: "Hof", address: "Rheinweg 8" };
  const [lost = 0] = await use.database.asSystem((tx) => addTargets(tx, [{ name: "Ylbtal Weberei", ...place }]));
  const { params, found } = await sent(
    manager,
    rowsOf("Ylbtal Weberei;DE;Hof;Rheinweg 8;DE811907980", "Yverdon Guss;CH;Bern;;", "Yverdon Guss;CH;Genf;;"),
  );
  expect(found.counts).toMatchObject({ join: 1 });
  const creates = found.counts.create ?? 0;
  await imported(manager, rowsOf("yverdon guss;CH;Bern;;"));
  await use.database.asSystem((tx) => tx.execute(sql`delete from targets where id = ${lost}`));
  await expect(apply(manager, params, found)).rejects.toMatchObject({ code: "import_changed", details: { rows: 2 } });
  // That is shown now, though nothing was applied.
  const now = await settled(manager, params);
  expect(now.counts).toMatchObject({ waiting: 2, create: creates - 1 });
  const { content } = await callBackend(manager, listImportRows, { params, query: { changedSince: found.revision } });
  expect(content.map(({ row, reasons, target }) => [row, reasons.at(-1)?.key, target?.name])).toEqual([
    [2, "imports:duplicates.gone", undefined],
    [3, "imports:duplicates.madeMeanwhile", "yverdon guss"],
  ]);
  // Who has been told and says "new" is not asked again.
  await callBackend(manager, decideImportRow, {
    params: { ...params, row: "3" },
    body: { decision: "create", targetId: null },
  });
  await apply(manager, params, now);
  expect((await settled(manager, params)).counts).toMatchObject({ created: creates, waiting: 1 });
});

test("a row whose target was merged into another one is told, and again when that is undone", async () => {
  const [manager, admin] = [await as("manager"), await as("admin")];
  await imported(manager, rowsOf("Yonder Guss;DE;Ulm;Hafenweg 1;", "Yarrow Stahl;DE;Essen;Domstr. 9;"));
  const [keptId, mergedId] = [await idOf("Yarrow Stahl"), await idOf("Yonder Guss")];
  const { params, found } = await sent(manager, rowsOf("Yonder Guss;DE;Ulm;Hafenweg 1;DE811907980"));
  expect(found.counts).toEqual({ join: 1 });
  const { kept, merged } = await callBackend(admin, previewTargetMerge, { query: { keptId, mergedId } });
  const versions = { kept: kept.version, merged: merged.version };
  const body = { keptId, mergedId, choices: {}, versions, reason: "One works" };
  const { mergeId } = await callBackend(admin, mergeTargets, { body });
  await expect(apply(manager, params, found)).rejects.toMatchObject({ code: "import_changed", details: { rows: 1 } });
  const between = await settled(manager, params);
  await callBackend(admin, undoTargetMerge, { params: { mergeId: String(mergeId) } });
  await expect(apply(manager, params, between)).rejects.toMatchObject({ code: "import_changed", details: { rows: 1 } });
  await apply(manager, params, await settled(manager, params));
  expect((await settled(manager, params)).counts).toEqual({ joined: 1 });
});

test("a list that was read or applied again since is not applied by who saw it before", async () => {
  const [manager, admin] = [await as("manager"), await as("admin")];
  const { params, found } = await sent(manager, rowsOf("Yanagi Draht;JP;Osaka;;"));
  await callBackend(admin, rereadImport, { params, body: { mapping: {} } });
  const again = await settled(manager, params);
  await expect(apply(manager, params, found)).rejects.toMatchObject({ status: 409, code: "import_read_again" });
  await apply(manager, params, again);
  expect((await settled(manager, params)).counts).toEqual({ created: 1 });
});
