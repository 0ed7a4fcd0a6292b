import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { callBackend } from "~/backend/client.server";
import { createCollection } from "~/backend/contract/collections";
import { countExplorerTargets, exploreTargets } from "~/backend/contract/explorer";
import {
  changeExplorerSearch,
  createExplorerSearch,
  deleteExplorerSearch,
  listExplorerSearches,
  readExplorerSearch,
} from "~/backend/contract/explorer-searches";
import { backendUnderTest } from "../support/backend-under-test";
import { type Persona, signInAs } from "../support/personas";

const use = backendUnderTest();
const as = (persona: Persona) => signInAs(use.transport, persona);
const search = (
  scope: "User" | "Customer",
  filter: Record<string, string> = { types: "organization", tiers: "1" },
) => ({
  scope,
  name: `Search ${randomUUID()}`,
  filter,
  notify: "never" as const,
});

test("a search of one's own is nobody else's to see", async () => {
  const [analyst, manager] = await Promise.all([as("analyst"), as("manager")]);
  const made = await callBackend(analyst, createExplorerSearch, { body: search("User") });
  expect(made).toMatchObject({ isOwn: true, mayChange: true, version: 1, check: null, news: null });
  expect(await callBackend(analyst, listExplorerSearches, {})).toContainEqual(made);
  const params = { searchId: made.id };
  expect(await callBackend(analyst, readExplorerSearch, { params })).toEqual(made);
  const seen = await callBackend(manager, listExplorerSearches, {});
  expect(seen).not.toContainEqual(expect.objectContaining({ id: made.id }));
  for (const call of [readExplorerSearch, deleteExplorerSearch])
    await expect(callBackend(manager, call, { params })).rejects.toMatchObject({ status: 404 });
  await callBackend(analyst, deleteExplorerSearch, { params });
  await expect(callBackend(analyst, readExplorerSearch, { params })).rejects.toMatchObject({ status: 404 });
});

test("who only reads saves nothing, and sees what the team has", async () => {
  const [viewer, manager] = await Promise.all([as("viewer"), as("manager")]);
  const refused = callBackend(viewer, createExplorerSearch, { body: search("User") });
  await expect(refused).rejects.toMatchObject({ status: 403 });
  const made = await callBackend(manager, createExplorerSearch, { body: search("Customer") });
  const seen = await callBackend(viewer, listExplorerSearches, {});
  expect(seen).toContainEqual({ ...made, isOwn: false, mayChange: false });
});

test("a team's search is read by all and changed by who manages views; another customer has never heard of it", async () => {
  const [analyst, manager, administrator, stranger] = await Promise.all(
    (["analyst", "manager", "admin", "stranger"] as const).map(as),
  );
  if (!analyst || !manager || !administrator || !stranger) throw new Error("Nobody signed in");
  const refused = callBackend(analyst, createExplorerSearch, { body: search("Customer") });
  await expect(refused).rejects.toMatchObject({ status: 403 });
  const made = await callBackend(manager, createExplorerSearch, { body: search("Customer") });
  const params = { searchId: made.id };
  const body = { ...search("Customer"), version: 1 };
  await expect(callBackend(analyst, changeExplorerSearch, { params, body })).rejects.toMatchObject({ status: 403 });
  await expect(callBackend(analyst, deleteExplorerSearch, { params })).rejects.toMatchObject({ status: 403 });
  for (const call of [readExplorerSearch, deleteExplorerSearch])
    await expect(callBackend(stranger, call, { params })).rejects.toMatchObject({ status: 404 });
  await expect(callBackend(stranger, changeExplorerSearch, { params, body })).rejects.toMatchObject({ status: 404 });
  const changed = await callBackend(administrator, changeExplorerSearch, { params, body });
  expect(changed).toMatchObject({ name: body.name, isOwn: false, mayChange: true, version: 2, owner: made.owner });
  // Not even who manages views takes it from the others, or sends its owner mails.
  for (const more of [{ scope: "User" as const }, { notify: "daily" as const }]) {
    const taken = callBackend(administrator, changeExplorerSearch, { params, body: { ...body, version: 2, ...more } });
    await expect(taken).rejects.toMatchObject({ status: 403 });
  }
});

test("a name is taken once by each owner, whatever its capitals", async () => {
  const [analyst, manager] = await Promise.all([as("analyst"), as("manager")]);
  const body = search("User");
  const made = await callBackend(analyst, createExplorerSearch, { body });
  const again = callBackend(analyst, createExplorerSearch, { body: { ...body, name: ` ${body.name.toUpperCase()} ` } });
  await expect(again).rejects.toMatchObject({ status: 409, code: "search_exists" });
  await callBackend(manager, createExplorerSearch, { body });
  const other = await callBackend(analyst, createExplorerSearch, { body: search("User") });
  const params = { searchId: other.id };
  const taken = callBackend(analyst, changeExplorerSearch, { params, body: { ...body, version: 1 } });
  await expect(taken).rejects.toMatchObject({ status: 409, code: "search_exists" });
  const same = { params: { searchId: made.id }, body: { ...body, notify: "weekly" as const, version: 1 } };
  expect(await callBackend(analyst, changeExplorerSearch, same)).toMatchObject({ notify: "weekly", version: 2 });
});

test("names that look alike are one, and one that nobody sees is none", async () => {
  const analyst = await as("analyst");
  const name = `Suche é ${randomUUID()}`;
  const body = { ...search("User"), name: `  \u202e${name.replace(" ", "\r\n  ")}\u200b` };
  expect(await callBackend(analyst, createExplorerSearch, { body })).toMatchObject({ name });
  for (const same of [`${name}\ufeff`, name.normalize("NFD"), name.replace(" ", "\u00a0"), name.toUpperCase()]) {
    const again = callBackend(analyst, createExplorerSearch, { body: { ...body, name: same } });
    await expect(again).rejects.toMatchObject({ status: 409, code: "search_exists" });
  }
  for (const unseen of ["\u200b", "\u2060\ufeff", "\u200d\ufe0f"]) {
    const none = callBackend(analyst, createExplorerSearch, { body: { ...body, name: unseen } });
    await expect(none).rejects.toMatchObject({ status: 422, details: [{ path: "body.name" }] });
  }
});

test("what is no query of the explorer is no search, and names have 1 to 80 characters", async () => {
  const analyst = await as("analyst");
  for (const filter of [{ risks: "Huge" }, { nonsense: "1" }, { after: "x" }, { size: "3" }]) {
    const made = callBackend(analyst, createExplorerSearch, { body: search("User", filter as never) });
    await expect(made).rejects.toMatchObject({ status: 422, details: [{ path: "body.filter" }] });
  }
  for (const name of ["  ", "x".repeat(81)]) {
    const made = callBackend(analyst, createExplorerSearch, { body: { ...search("User"), name } });
    await expect(made).rejects.toMatchObject({ status: 422, details: [{ path: "body.name" }] });
  }
});

test("of two who change a search the second one learns what the first made of it", async () => {
  const manager = await as("manager");
  const made = await callBackend(manager, createExplorerSearch, { body: search("Customer") });
  const params = { searchId: made.id };
  const first = { ...search("Customer", { countries: "DE", sort: "riskiest" }), version: 1 };
  const changed = await callBackend(manager, changeExplorerSearch, { params, body: first });
  expect(changed).toMatchObject({ filter: { countries: "DE", sort: "riskiest" }, version: 2 });
  const second = callBackend(manager, changeExplorerSearch, { params, body: first });
  await expect(second).rejects.toMatchObject({ status: 409, code: "stale_version", details: { current: changed } });
});

test("no search of the team asks for a personal collection", async () => {
  const manager = await as("manager");
  const own = { name: `Own ${randomUUID()}`, scope: "User" as const };
  const { id } = await callBackend(manager, createCollection, { body: own });
  const filter = { collections: String(id) };
  await callBackend(manager, createExplorerSearch, { body: search("User", filter) });
  const shared = callBackend(manager, createExplorerSearch, { body: search("Customer", filter) });
  await expect(shared).rejects.toMatchObject({ status: 409, code: "personal_collection" });
});

test("mails compare with what matches when they are asked for", async () => {
  const analyst = await as("analyst");
  const made = await callBackend(analyst, createExplorerSearch, { body: { ...search("User"), notify: "daily" } });
  expect(made.check).toMatchObject({ isComparable: true });
  const params = { searchId: made.id };
  const { name, scope, filter } = made;
  const off = { name, scope, filter, notify: "never" as const, version: 1 };
  expect(await callBackend(analyst, changeExplorerSearch, { params, body: off })).toMatchObject({ check: null });
});

test("the count is the total of the list", async () => {
  const viewer = await as("viewer");
  for (const query of [{}, { countries: "DE" }, { tiers: "1" }, { q: "steel" }, { q: "x" }]) {
    const [{ count, isExact }, { totalElements, totalIsExact }] = await Promise.all([
      callBackend(viewer, countExplorerTargets, { query }),
      callBackend(viewer, exploreTargets, { query: { ...query, size: 1 } }),
    ]);
    expect([query, count, isExact]).toEqual([query, totalElements, totalIsExact]);
  }
});
