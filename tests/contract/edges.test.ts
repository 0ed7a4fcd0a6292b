import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { callBackend } from "~/backend/client.server";
import {
  changeEdge,
  countContacts,
  decideEdge,
  listEdgesBetween,
  listHsCodesBetween,
  listSuppliersBetween,
  listTargetEdges,
  listTargetPaths,
  readConnection,
} from "~/backend/contract/edges";
import { listEvidence } from "~/backend/contract/evidence";
import { followTargets } from "~/backend/contract/following";
import { readTransparency } from "~/backend/contract/profile";
import { listSuppliers } from "~/backend/contract/suppliers";
import { addEdges } from "~/backend/contract/target-changes";
import { addSupplier, addTargets } from "../support/network";
import { type OwnBackend, ownBackend } from "../support/own-backend";
import { type Persona, signInAs } from "../support/personas";

const use: OwnBackend = ownBackend();
const as = (persona: Persona) => signInAs(use.transport, persona);

/** A chain in which each delivers to the one before it, as customs know. */
async function chain(...names: string[]): Promise<number[]> {
  return use.database.asSystem(async (tx) => {
    const ids = await addTargets(
      tx,
      names.map((name) => ({ name })),
    );
    for (let n = 1; n < ids.length; n++) {
      await addSupplier(tx, ids[n] ?? 0, ids[n - 1] ?? 0, { probability: 1 - n / 10, shipments: n * 10 });
    }
    return ids;
  });
}

test("a target's edges are listed by direction, the surest first, and counted by type", async () => {
  const analyst = await as("analyst");
  const [hub = 0, a = 0] = await chain("Hub", "First");
  await use.database.asSystem(async (tx) => {
    const [b = 0, c = 0] = await addTargets(tx, [{ name: "Second" }, { name: "Third" }]);
    await addSupplier(tx, b, hub, { probability: 0.95 });
    await addSupplier(tx, c, hub, { type: "Equipment", probability: 0.2, source: "Prediction" });
  });
  const params = { targetId: hub };
  const page = await callBackend(analyst, listTargetEdges, { params, query: { direction: "in", size: 2 } });
  expect(page.content.map(({ from }) => from.name)).toEqual(["Second", "First"]);
  expect(page.byType).toEqual([
    { type: "Supplier", count: 2 },
    { type: "Equipment", count: 1 },
  ]);
  const query = { direction: "in" as const, size: 2, after: page.after ?? "" };
  const rest = await callBackend(analyst, listTargetEdges, { params, query });
  expect([rest.content.map(({ from }) => from.name), rest.after]).toEqual([["Third"], null]);
  const out = await callBackend(analyst, listTargetEdges, {
    params: { targetId: a },
    query: { direction: "out", type: "Supplier" },
  });
  expect(out.content).toMatchObject([{ to: { name: "Hub" }, own: false, state: "active", version: 0 }]);
});

test("every way to what is followed is told, the shortest first, with its weakest step", async () => {
  const analyst = await as("analyst");
  const [followed = 0, middle = 0, far = 0] = await chain("Followed", "Middle", "Far");
  await use.database.asSystem(async (tx) => {
    await addSupplier(tx, far, followed, { probability: 0.3, source: "Prediction" });
    // A circle leads nowhere new.
    await addSupplier(tx, followed, far);
  });
  await callBackend(analyst, followTargets, { body: { targetIds: [followed] } });
  await use.drain();
  const { content, isCut } = await callBackend(analyst, listTargetPaths, { params: { targetId: far } });
  expect(isCut).toBe(false);
  expect(content.map(({ targets, weakest }) => [targets.map(({ name }) => name), weakest])).toEqual([
    [["Far", "Followed"], 0],
    [["Far", "Middle", "Followed"], 0],
  ]);
  expect(content[1]?.steps.map(({ probability }) => probability)).toEqual([0.8, 0.9]);
  const connection = (targetId: number) => callBackend(analyst, readConnection, { params: { targetId } });
  expect(await connection(far)).toMatchObject({ state: "Behind", tier: 2, isExact: true });
  expect(await connection(followed)).toMatchObject({ state: "Following", tier: 1, below: [2] });
  expect((await connection(middle)).above).toEqual([1, 1]);
});

test("what the customer tells about itself is a way, too", async () => {
  const analyst = await as("analyst");
  const [id = 0] = await chain("Told");
  await callBackend(analyst, addEdges, { body: { type: "Supplier", targetIds: [id] } });
  const { content } = await callBackend(analyst, listTargetPaths, { params: { targetId: id } });
  expect(content.map(({ targets }) => targets.map(({ isSelf }) => isSelf))).toEqual([[false, true]]);
});

test("an edge that one customer rejects carries nothing for it, and stays as it is for others", async () => {
  const [analyst, stranger] = await Promise.all([as("analyst"), as("stranger")]);
  const [followed = 0, supplier = 0] = await chain("Buyer", "Supplier");
  for (const who of [analyst, stranger]) await callBackend(who, followTargets, { body: { targetIds: [followed] } });
  const between = (who: typeof analyst) =>
    callBackend(who, listEdgesBetween, { query: { from: supplier, to: followed } });
  const [edge] = (await between(analyst)).content;
  if (!edge) throw new Error("There is an edge");
  const decide = (state: "rejected" | "active" | "confirmed", version: number, reason = "It ended in 2024") =>
    callBackend(analyst, decideEdge, { params: { edgeId: edge.id }, body: { state, reason, version } });
  expect(await decide("rejected", 0)).toMatchObject({ id: edge.id, state: "rejected", version: 1 });
  await expect(decide("confirmed", 0)).rejects.toMatchObject({ status: 409, code: "stale_version" });
  await use.drain();
  const tierOf = async (who: typeof analyst) =>
    (await callBackend(who, readConnection, { params: { targetId: supplier } })).tier;
  expect([await tierOf(analyst), await tierOf(stranger)]).toEqual([null, 2]);
  const suppliersOf = async (who: typeof analyst) => {
    const params = { targetId: String(followed) };
    const listed = (await callBackend(who, listSuppliers, { params })).content.length;
    const { edges } = await callBackend(who, readTransparency, { params });
    return [listed, edges.reduce((sum, { suppliers }) => sum + suppliers, 0)];
  };
  expect([await suppliersOf(analyst), await suppliersOf(stranger)]).toEqual([
    [0, 0],
    [1, 1],
  ]);
  expect((await between(stranger)).content).toMatchObject([{ state: "active", version: 0 }]);
  expect(await decide("active", 1)).toMatchObject({ state: "active", version: 2 });
  expect(await suppliersOf(analyst)).toEqual([1, 1]);
  await use.drain();
  expect(await tierOf(analyst)).toBe(2);
  const { content } = await callBackend(analyst, listEvidence, { query: { subject: `edge:${edge.id}` } });
  expect(content.map(({ reason }) => reason)).toEqual(["It ended in 2024", "It ended in 2024"]);
  expect((await between(analyst)).content).toHaveLength(1);
});

test("what the customer told can be changed, and nothing else", async () => {
  const analyst = await as("analyst");
  const [to = 0, from = 0] = await chain("To", "From");
  await callBackend(analyst, addEdges, { body: { type: "Equipment", targetIds: [from], toId: to } });
  const { content } = await callBackend(analyst, listEdgesBetween, { query: { from, to } });
  const [own, known] = [content.find((edge) => edge.own), content.find((edge) => !edge.own)];
  if (!own || !known) throw new Error("There are two edges");
  const body = {
    type: "PrimaryMaterial" as const,
    scope: "Shared" as const,
    shipments: 7,
    firstShipmentOn: "2026-01-02",
    lastShipmentOn: "2026-03-04",
    hsCodes: ["7213"],
    mediaLinks: ["https://news.example/steel"],
    version: own.version,
  };
  const changed = await callBackend(analyst, changeEdge, { params: { edgeId: own.id }, body });
  expect(changed).toMatchObject({ ...body, version: own.version + 1 });
  const again = callBackend(analyst, changeEdge, { params: { edgeId: own.id }, body });
  await expect(again).rejects.toMatchObject({ code: "stale_version" });
  const foreign = callBackend(analyst, changeEdge, { params: { edgeId: known.id }, body: { ...body, version: 1 } });
  await expect(foreign).rejects.toMatchObject({ code: "not_own" });
  const codes = await callBackend(analyst, listHsCodesBetween, { query: { from, to } });
  expect(codes.content).toEqual([
    { code: "7213", commodity: "steel", shipments: 7, firstShipmentOn: "2026-01-02", lastShipmentOn: "2026-03-04" },
  ]);
});

test("shipments and days are told of each code of an edge, and of several edges they are summed up", async () => {
  const analyst = await as("analyst");
  const [to = 0, from = 0] = await chain("Buyer of goods", "Seller of goods");
  const query = { from, to };
  await callBackend(analyst, addEdges, { body: { type: "Supplier", targetIds: [from], toId: to } });
  const own = (await callBackend(analyst, listEdgesBetween, { query })).content.find((edge) => edge.own);
  if (!own) throw new Error("There is an edge");
  const good = (
    code: string,
    shipments: number | null,
    firstShipmentOn: string | null,
    lastShipmentOn: string | null,
  ) => ({
    code,
    shipments,
    firstShipmentOn,
    lastShipmentOn,
  });
  const steel = good("7213", 5, "2026-01-02", "2026-03-04");
  const body = {
    type: "Supplier" as const,
    scope: "Private" as const,
    shipments: 20,
    firstShipmentOn: "2025-01-01",
    lastShipmentOn: "2026-06-30",
    hsCodes: ["2604", "8507"],
    goods: [steel, good("2604", null, null, null)],
    mediaLinks: [],
  };
  const put = (version: number, more: Partial<typeof body> = {}) =>
    callBackend(analyst, changeEdge, { params: { edgeId: own.id }, body: { ...body, ...more, version } });
  const changed = await put(own.version);
  expect(changed).toMatchObject({ hsCodes: ["2604", "8507", "7213"], goods: [steel] });
  const codes = async () => (await callBackend(analyst, listHsCodesBetween, { query })).content;
  // What is told of all three together is none of theirs alone.
  expect(await codes()).toMatchObject([steel, good("2604", null, null, null), good("8507", null, null, null)]);

  await use.database.asSystem(async (tx) => {
    const told = [good("7213", 30, "2024-05-06", "2025-01-01"), good("9999", 99, null, null)];
    await addSupplier(tx, from, to, { source: "Media", shipments: 40, hsCodes: ["7213", "8507"], goods: told });
    await addSupplier(tx, from, to, { source: "Prediction", shipments: 2, hsCodes: ["8507"] });
  });
  expect(await codes()).toMatchObject([
    good("7213", 35, "2024-05-06", "2026-03-04"),
    good("8507", 2, null, null),
    good("2604", null, null, null),
  ]);

  const media = (await callBackend(analyst, listEdgesBetween, { query })).content.find(
    ({ source }) => source === "Media",
  );
  const decision = { state: "rejected" as const, reason: "Another company of that name", version: 0 };
  await callBackend(analyst, decideEdge, { params: { edgeId: media?.id ?? 0 }, body: decision });
  expect((await codes())[0]).toMatchObject(steel);
  await put(changed.version, { hsCodes: ["7213"], goods: [] });
  // Of the only code of an edge all of it is told.
  expect((await codes())[0]).toMatchObject(good("7213", 20, "2025-01-01", "2026-06-30"));
  const nonsense = put(changed.version + 1, { goods: [good("72 13", 1, null, null)] });
  await expect(nonsense).rejects.toMatchObject({ status: 422 });
});

test("who stands between two targets is named, and a contact of a list is counted", async () => {
  const analyst = await as("analyst");
  const [end = 0, middle = 0, begin = 0] = await chain("End", "Between", "Begin");
  const { content } = await callBackend(analyst, listSuppliersBetween, { query: { from: begin, to: end } });
  expect(content.map(({ id }) => id)).toEqual([middle]);
  await use.database.asSystem((tx) =>
    tx.execute(sql`update targets set details = '{"email": "sales@end.example"}' where id = ${end}`),
  );
  const contacts = (targetId: number) => callBackend(analyst, countContacts, { params: { targetId } });
  expect([await contacts(end), await contacts(middle)]).toEqual([{ count: 1 }, { count: 0 }]);
});

test("edges and targets of another customer are not there", async () => {
  const [analyst, stranger] = await Promise.all([as("analyst"), as("stranger")]);
  const [id = 0, other = 0] = await chain("Open", "Other");
  await callBackend(analyst, addEdges, { body: { type: "Own", targetIds: [other], toId: id } });
  const between = (who: typeof analyst) => callBackend(who, listEdgesBetween, { query: { from: other, to: id } });
  const own = (await between(analyst)).content.find((edge) => edge.own);
  expect((await between(stranger)).content.map(({ own }) => own)).toEqual([false]);
  const body = { state: "rejected" as const, reason: "No", version: 1 };
  const decided = callBackend(stranger, decideEdge, { params: { edgeId: own?.id ?? 0 }, body });
  await expect(decided).rejects.toMatchObject({ status: 404 });
});
