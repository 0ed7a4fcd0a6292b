import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { callBackend } from "~/backend/client.server";
import { listEvidence } from "~/backend/contract/evidence";
import { applyImport, undoImport } from "~/backend/contract/imports";
import { decidePlace, type PlaceDecision } from "~/backend/contract/place-decisions";
import { listReviewQueue } from "~/backend/contract/review-queue";
import { changeTargetInfo, readTargetInfo } from "~/backend/contract/target-info";
import { mergeTargets, undoTargetMerge } from "~/backend/contract/target-merges";
import { addTargets } from "../support/network";
import { ownBackend } from "../support/own-backend";
import { signInAs } from "../support/personas";
import { applyAlsoAgain, type Caller, sendList } from "../support/sent-list";

// Points that cannot be right, from the list or edit that brought them to what a person says of them. In a backend of its own, whose jobs the tests do.

const use = ownBackend();

async function imported(caller: Caller, ...rows: string[]) {
  const { id } = await sendList(caller, ["Lieferant;Land;Ort;Breitengrad;Längengrad", ...rows].join("\n"));
  await use.drain();
  await applyAlsoAgain(caller, { importId: String(id) });
  await use.drain();
  return { importId: String(id) };
}

const queue = (caller: Caller) => callBackend(caller, listReviewQueue, { query: { kind: "doubt" } });

async function doubtOf(caller: Caller, name: string) {
  const { content } = await queue(caller);
  const [item] = content.filter(
    ({ kind, ...rest }) => kind === "doubt" && "target" in rest && rest.target?.name === name,
  );
  return item?.kind === "doubt" ? item : null;
}

const decide = (
  caller: Caller,
  { target, lat, lon }: { target: { id: number }; lat: number | null; lon: number | null },
  decision: PlaceDecision,
) =>
  callBackend(caller, decidePlace, { params: { targetId: String(target.id) }, body: { decision, seen: { lat, lon } } });

test("a point with latitude and longitude swapped is in the queue of its customer, is swapped, and back again", async () => {
  const manager = await signInAs(use.transport, "manager");
  await imported(manager, "Quelbrand Guss;DE;Ulm;9.99;48.4", "Ordova Walz;DE;Ulm;48.4;9.99");
  const found = await doubtOf(manager, "Quelbrand Guss");
  expect(found).toMatchObject({ doubt: "swapped", lat: 9.99, lon: 48.4, target: { country: "DE" } });
  expect(await doubtOf(manager, "Ordova Walz")).toBeNull();
  expect((await queue(manager)).counts.doubt).toEqual({ count: 1, isExact: true });
  expect((await queue(await signInAs(use.transport, "strangeAdmin"))).content).toEqual([]);
  const item = found ?? expect.unreachable();

  const swapped = await decide(manager, item, "swap");
  expect(swapped).toMatchObject({ lat: 48.4, lon: 9.99, place: { source: "person" }, doubt: null });
  await use.drain();
  expect((await queue(manager)).content).toEqual([]);
  await expect(decide(manager, item, "keep")).rejects.toMatchObject({
    ...{ status: 409, code: "place_changed", details: { current: { lat: 48.4, lon: 9.99 } } },
  });
  const back = await decide(manager, { ...item, ...swapped }, "reopen");
  expect(back).toEqual({ lat: 9.99, lon: 48.4, place: expect.objectContaining({ source: "given" }), doubt: "swapped" });
  const { content } = await callBackend(await signInAs(use.transport, "admin"), listEvidence, {
    query: { subject: `target:${item.target.id}` },
  });
  expect(content.map(({ kind, after }) => [kind, (after as { decision?: string }).decision])).toEqual([
    ["target.place-decided", "reopen"],
    ["target.place-decided", "swap"],
  ]);
});

test("a point that is kept is not asked for again until it changes", async () => {
  const manager = await signInAs(use.transport, "manager");
  await imported(manager, "Zolvern Draht;DE;Ulm;9.99;48.4");
  const item = (await doubtOf(manager, "Zolvern Draht")) ?? expect.unreachable();
  expect(await decide(manager, item, "keep")).toMatchObject({ lat: 9.99, lon: 48.4, doubt: null });
  await imported(manager, "Zolvern Draht;DE;Ulm;9.99;48.4");
  expect(await doubtOf(manager, "Zolvern Draht")).toBeNull();
  expect(await decide(manager, item, "reopen")).toMatchObject({ doubt: "swapped" });
  expect(await doubtOf(manager, "Zolvern Draht")).not.toBeNull();
  await decide(manager, item, "keep");

  const params = { targetId: String(item.target.id) };
  const { own: _, ...info } = await callBackend(manager, readTargetInfo, { params });
  const body = { ...info, contact: { email: "", phone: "" }, location: { lat: 10.01, lon: 48.4 } };
  await callBackend(manager, changeTargetInfo, { params, body });
  await use.drain();
  expect(await doubtOf(manager, "Zolvern Draht")).toMatchObject({ lat: 10.01, doubt: "swapped" });
});

test("a point that is removed gives way to what the address tells, and comes back", async () => {
  const manager = await signInAs(use.transport, "manager");
  const [known = 0, unknown = 0, shared = 0] = await use.database.asSystem(async (tx) => {
    const { rows } = await tx.execute<{ id: number }>(
      sql`select id::float8 as id from customers where key = 'nordwind'`,
    );
    const zero = { country: "DE", ownerId: rows[0]?.id ?? null, lat: 0, lon: 0 };
    return addTargets(tx, [
      { ...zero, name: "Nullwerk Ulm", city: "Ulm" },
      { ...zero, name: "Nullwerk" },
      { ...zero, name: "Nullwerk für alle", ownerId: null },
    ]);
  });
  // Nobody asked for it: the job of the night finds them.
  await use.database.asSystem((tx) =>
    tx.execute(sql`select enqueue_job('targets.doubts', '{}', null, null, null, null, 'replace', 50)`),
  );
  await use.drain();
  const zeros = async () =>
    (await queue(manager)).content.filter((item) => item.kind === "doubt" && item.doubt === "zero");
  expect(await zeros()).toMatchObject([
    { target: { id: known }, doubt: "zero" },
    { target: { id: unknown }, doubt: "zero" },
  ]);
  const at = (id: number) => ({ target: { id }, lat: 0, lon: 0 });
  await expect(decide(manager, at(known), "swap")).rejects.toMatchObject({ status: 409, code: "place_not_swapped" });
  await expect(decide(manager, at(shared), "keep")).rejects.toMatchObject({ status: 409, code: "not_own" });
  const town = await decide(manager, at(known), "remove");
  expect(town).toMatchObject({
    lat: expect.closeTo(48.4, 1),
    place: { precision: "town", source: "person", name: "Ulm" },
  });
  expect(await decide(manager, at(unknown), "remove")).toMatchObject({ lat: null, place: { precision: "country" } });
  await use.drain();
  expect(await zeros()).toEqual([]);
  expect(await decide(manager, { target: { id: known }, ...town }, "reopen")).toMatchObject({ lat: 0, doubt: "zero" });
  const gone = { target: { id: unknown }, lat: null, lon: null };
  expect(await decide(manager, gone, "reopen")).toMatchObject({ lat: 0, doubt: "zero" });
  await expect(decide(manager, at(unknown), "reopen")).rejects.toMatchObject({ code: "place_not_decided" });
});

test("of two who decide about a point at once the second is told that it is decided, and what nothing speaks against stays", async () => {
  const [manager, admin] = [await signInAs(use.transport, "manager"), await signInAs(use.transport, "admin")];
  await imported(manager, "Hulvane Press;DE;Ulm;9.99;48.4", "Hulvane Fine;DE;Ulm;48.4;9.99");
  const item = (await doubtOf(manager, "Hulvane Press")) ?? expect.unreachable();
  await decide(admin, item, "keep");
  for (const decision of ["remove", "swap"] as const)
    await expect(decide(manager, item, decision)).rejects.toMatchObject({ status: 409, code: "place_changed" });
  expect(await decide(manager, item, "keep")).toMatchObject({ lat: 9.99, lon: 48.4, doubt: null });
  const { rows } = await use.database.asSystem((tx) =>
    tx.execute<{ id: number }>(sql`select id::float8 as id from targets where name = 'Hulvane Fine'`),
  );
  const fine = { target: { id: rows[0]?.id ?? 0 }, lat: 48.4, lon: 9.99 };
  await expect(decide(manager, fine, "remove")).rejects.toMatchObject({ status: 409, code: "place_changed" });
});

test("a point that a merge or its undo brings is looked at at once, as one that a list brings", async () => {
  const manager = await signInAs(use.transport, "manager");
  const own = await ownersNumber();
  const [id = 0, twin = 0] = await use.database.asSystem((tx) =>
    addTargets(tx, [
      { name: "Vintrelo Harz", country: "DE", city: "Ulm", ownerId: own },
      { name: "Vintrelo Harze", country: "DE", city: "Ulm", ownerId: own, lat: 9.99, lon: 48.4 },
    ]),
  );
  const versions = { kept: 1, merged: 1 };
  const body = { keptId: id, mergedId: twin, choices: { address: "merged" as const }, reason: "One works", versions };
  const { mergeId } = await callBackend(manager, mergeTargets, { body });
  await use.drain();
  expect(await doubtOf(manager, "Vintrelo Harz")).toMatchObject({ doubt: "swapped" });
  await callBackend(manager, undoTargetMerge, { params: { mergeId: String(mergeId) } });
  await use.drain();
  expect(await doubtOf(manager, "Vintrelo Harz")).toBeNull();
  expect(await doubtOf(manager, "Vintrelo Harze")).toMatchObject({ doubt: "swapped" });
});

test("an undone list leaves no point that nobody has looked at", async () => {
  const manager = await signInAs(use.transport, "manager");
  const [id = 0] = await use.database.asSystem(async (tx) => {
    const ids = await addTargets(tx, [
      { name: "Marwenik Lack", country: null, ownerId: await ownersNumber(), lat: 9.99, lon: 48.4 },
    ]);
    await tx.execute(sql`
      insert into target_identifiers (target_id, owner_id, system, value) values (${ids[0]}, ${await ownersNumber()}, 'ERP', 'MW-77')`);
    return ids;
  });
  const { id: listId } = await sendList(manager, "Lieferant;Lieferantennummer;Land\nMarwenik Lack;MW-77;DE");
  const params = { importId: String(listId) };
  await use.drain();
  await callBackend(manager, applyImport, { params });
  await use.drain();
  const stateOf = async () => {
    const { rows } = await use.database.asSystem((tx) =>
      tx.execute(sql`select country, place_doubt as doubt from targets where id = ${id}`),
    );
    return rows[0];
  };
  expect(await stateOf()).toEqual({ country: "DE", doubt: "swapped" });
  await callBackend(manager, undoImport, { params });
  await use.drain();
  expect(await stateOf()).toEqual({ country: null, doubt: "none" });
});

async function ownersNumber(): Promise<number> {
  const { rows } = await use.database.asSystem((tx) =>
    tx.execute<{ id: number }>(sql`select id::float8 as id from customers where key = 'nordwind'`),
  );
  return rows[0]?.id ?? expect.unreachable();
}
