// Again on PostgreSQL 15: words are searched by an index of the server.

import type { AppLoadContext } from "@remix-run/server-runtime";
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { callBackend, streamBackend } from "~/backend/client.server";
import type { ExplorerFilterText } from "~/backend/contract/explorer";
import { exploreTargets, exportExplorer, readExplorerFacets } from "~/backend/contract/explorer";
import type { ExplorerSort } from "~/backend/contract/explorer-words";
import { readSession } from "~/backend/contract/session";
import { loader } from "~/routes/network/explorer/route";
import { follow } from "../../server/backend/network/monitored/follow";
import type { NewTarget } from "../../server/backend/network/targets/create-targets";
import { addSupplier, addTargets } from "../support/network";
import { ownBackend } from "../support/own-backend";
import { type Persona, signInAs } from "../support/personas";

const use = ownBackend();
const customer = async (key: "nordwind" | "suedstern") => {
  const { rows } = await use.database.asSystem((tx) =>
    tx.execute<{ id: string }>(sql`select id from customers where key = ${key}`),
  );
  return Number(rows[0]?.id);
};
const add = (...targets: (Partial<NewTarget> & { name: string })[]) =>
  use.database.asSystem((tx) => addTargets(tx, targets));
const explore = async (
  query: ExplorerFilterText & { sort?: ExplorerSort; size?: number; after?: string },
  persona: Persona = "viewer",
) => callBackend(await signInAs(use.transport, persona), exploreTargets, { query });
const names = async (q: string, more: ExplorerFilterText = {}) =>
  (await explore({ q, sort: "relevance", ...more })).content.map(({ name }) => name);

test("the worked example of the design: where the words stand, then the tier, then the rest", async () => {
  const nordwind = await customer("nordwind");
  const [, old = 0, trading = 0] = await add(
    { name: "Acmex Steel" },
    { name: "Old Acmex Steel" },
    { name: "Acmex Steel Trading" },
  );
  await use.database.asSystem(async (tx) => {
    await addSupplier(tx, trading, old);
    await follow(tx, nordwind, [old], { userId: null });
    await tx.execute(sql`insert into monitored_targets (customer_id, target_id, tier, path)
      values (${nordwind}, ${trading}, 2, array[${old}]::bigint[]) on conflict do nothing`);
  });
  expect(await names("acmex ste")).toEqual(["Acmex Steel Trading", "Acmex Steel", "Old Acmex Steel"]);
  const { content } = await explore({ q: "acmex steel", sort: "relevance" });
  expect(content.map(({ name, foundBy, tier }) => [name, foundBy, tier])).toEqual([
    ["Acmex Steel", "equal", null],
    ["Acmex Steel Trading", "begins", 2],
    ["Old Acmex Steel", "word-begins", 1],
  ]);
});

test("words stand in any order, a phrase as it is, and what has a dash before it is left out", async () => {
  await add({ name: "Zorbal Guss Nord" }, { name: "Guss Zorbal" }, { name: "Zorbal Werk" });
  expect((await names("zorbal guss")).sort()).toEqual(["Guss Zorbal", "Zorbal Guss Nord"]);
  expect(await names('"guss zorbal"')).toEqual(["Guss Zorbal"]);
  expect((await names("zorbal -guss")).sort()).toEqual(["Zorbal Werk"]);
});

test("names are found without accents and in both scripts, and signs of patterns mean nothing", async () => {
  await add(
    { name: "Quenzmüller AG" },
    { name: "Huawei Technologies Quenz", names: [{ text: "华为技术昆泽", kind: "translation" }] },
    { name: "Quenz 100% Rabatt_x" },
  );
  expect(await names("quenzmuller")).toEqual(["Quenzmüller AG"]);
  expect(await names("QUENZMÜLLER")).toEqual(["Quenzmüller AG"]);
  const [found] = (await explore({ q: "华为技术昆泽", sort: "relevance" })).content;
  expect(found).toMatchObject({ name: "Huawei Technologies Quenz", matchedName: "华为技术昆泽" });
  for (const q of ["%%%", "___", "\\\\\\"]) expect([q, await names(q)]).toEqual([q, []]);
  expect((await names("quenz%_")).sort()).toEqual([
    "Huawei Technologies Quenz",
    "Quenz 100% Rabatt_x",
    "Quenzmüller AG",
  ]);
});

test("a target with six names is one, in the list and in every figure", async () => {
  const aliases = Array.from({ length: 6 }, (_, n) => ({ text: `Sechsnam Werk ${n}`, kind: "alias" as const }));
  await add({ name: "Sechsnam", names: aliases, country: "DE" });
  expect(await names("sechsnam")).toEqual(["Sechsnam"]);
  const facets = await callBackend(await signInAs(use.transport, "viewer"), readExplorerFacets, {
    query: { q: "sechsnam" },
  });
  expect(facets).toMatchObject({ total: 1, isExact: true });
  expect(facets.facets.find(({ name }) => name === "countries")?.values).toEqual([{ value: "DE", count: 1 }]);
});

test("numbers are found first", async () => {
  const lei = "5299000J2N45DDNE4Y28";
  await add({ name: "Nummernwerk", identifiers: [{ system: "LEI", value: lei }] });
  const { content } = await explore({ q: lei.toLowerCase(), sort: "relevance" });
  expect(content).toMatchObject([{ name: "Nummernwerk", foundBy: "number" }]);
});

test("two letters are too few, unless a name begins with them; an open quotation mark counts for nothing", async () => {
  await add({ name: "Xqwerk" });
  expect(await explore({ q: "xq" })).toMatchObject({ content: [], totalElements: 0, notes: ["too-short"] });
  expect(await names("xq", { begins: "true" })).toEqual(["Xqwerk"]);
  expect(await explore({ q: '"xqwerk' })).toMatchObject({ totalElements: 1, notes: ["open-phrase"] });
  expect(await explore({ q: "---" })).toMatchObject({ content: [], notes: ["too-short"] });
});

test("another customer's targets and names are in no list, no figure and no file", async () => {
  const [suedstern, nordwind] = [await customer("suedstern"), await customer("nordwind")];
  const [known = 0] = await add(
    { name: "Gemeinwerk Plitz" },
    { name: "Plitz geheim", ownerId: suedstern, country: "TV" },
    { name: "Plitz eigen", ownerId: nordwind, country: "TV" },
  );
  await use.database.asSystem((tx) =>
    tx.execute(sql`insert into target_names (target_id, owner_id, text, kind, folded)
      values (${known}, ${suedstern}, 'Plitz Deckname', 'alias', 'plitz deckname')`),
  );
  expect((await names("plitz")).sort()).toEqual(["Gemeinwerk Plitz", "Plitz eigen"]);
  expect(await names("plitz deckname")).toEqual([]);
  const viewer = await signInAs(use.transport, "viewer");
  expect(await callBackend(viewer, readExplorerFacets, { query: { countries: "TV" } })).toMatchObject({ total: 2 });
  const { content } = await explore({ countries: "TV", own: "true" });
  expect(content.map(({ name }) => name)).toEqual(["Plitz eigen"]);
  const file = await (await streamBackend(viewer, exportExplorer, { query: { q: "plitz", format: "csv" } })).text();
  expect(file).toContain("Plitz eigen");
  expect(file).not.toMatch(/geheim|Deckname/);
});

test("pages hold each target once while others come in, and a cursor of another order is refused", async () => {
  await add(...Array.from({ length: 30 }, (_, n) => ({ name: `Seitenwerk ${n}`, country: n % 2 ? "DE" : "FR" })));
  const seen: string[] = [];
  let after: string | undefined;
  do {
    const page = await explore({ q: "seitenwerk", sort: "relevance", size: 7, ...(after && { after }) });
    seen.push(...page.content.map(({ name }) => name));
    after = page.after ?? undefined;
    await add({ name: `Aaa Seitenwerk ${seen.length}` });
  } while (after);
  expect(new Set(seen).size).toBe(seen.length);
  expect(seen.filter((name) => name.startsWith("Seitenwerk"))).toHaveLength(30);
  const { after: cursor } = await explore({ q: "seitenwerk", sort: "relevance", size: 7 });
  await expect(explore({ q: "seitenwerk", sort: "name", after: cursor ?? "" })).rejects.toMatchObject({ status: 422 });
});

test("goods are found by the beginning of their code, alone and with words", async () => {
  await add({ name: "Blechkram Eins", hsCodes: ["7208.51"] }, { name: "Blechkram Zwei", hsCodes: ["720990"] });
  expect((await explore({ hs: "7208" })).content.map(({ name }) => name)).toContain("Blechkram Eins");
  expect(await names("blechkram", { hs: "7209" })).toEqual(["Blechkram Zwei"]);
});

test("GeoJSON holds what has a point, with how exact it is, and says how many have none", async () => {
  const place = { name: "Ulm", precision: "town" } as never;
  await add(
    { name: "Punktwerk Genau", country: "DE", lat: 48.4, lon: 9.9 },
    { name: "Punktwerk Ungefähr", country: "DE", lat: 48.3, lon: 9.8, place },
    { name: "Punktwerk Ohne", country: "DE" },
  );
  const viewer = await signInAs(use.transport, "viewer");
  const file = await streamBackend(viewer, exportExplorer, { query: { q: "punktwerk", format: "geojson" } });
  expect(file.headers.get("content-type")).toBe("application/geo+json");
  const { features, ...rest } = JSON.parse(await file.text());
  expect(rest).toEqual({ type: "FeatureCollection", properties: { targets: 3, withoutPlace: 1 } });
  expect(features).toMatchObject([
    {
      geometry: { type: "Point", coordinates: [9.9, 48.4] },
      properties: { name: "Punktwerk Genau", precision: "address" },
    },
    { geometry: { coordinates: [9.8, 48.3] }, properties: { name: "Punktwerk Ungefähr", precision: "town" } },
  ]);
  const none = await streamBackend(viewer, exportExplorer, { query: { q: "punktwerk ohne", format: "geojson" } });
  expect(JSON.parse(await none.text())).toMatchObject({ features: [], properties: { targets: 1, withoutPlace: 1 } });
});

test("the order by relevance is explained, row by row, where it is asked for, and stays so from page to page", async () => {
  await add(
    { name: "Ordnix" },
    { name: "Ordnix Guss" },
    { name: "Alter Ordnix" },
    { name: "Vorordnix" },
    { name: "Werk Sued", names: [{ text: "Ordnix Sued", kind: "alias" }] },
  );
  const analyst = await signInAs(use.transport, "analyst");
  const session = await callBackend(analyst, readSession, {});
  const context = {
    ...analyst,
    session,
    translations: async () => null,
    isDocument: false,
  } as unknown as AppLoadContext;
  const page = async (search: string) =>
    loader({ request: new Request(`http://tierwatch.test/explorer${search}`), context, params: {} });
  const whys = async (search: string) => (await page(search)).rows.map(({ name, why }) => [name, why]);
  expect(await whys("?q=ordnix&why=1")).toEqual([
    ["Ordnix", "Equal name"],
    ["Ordnix Guss", "Name begins so"],
    ["Werk Sued", "Name begins so · Also called Ordnix Sued"],
    ["Alter Ordnix", "A word of the name begins so"],
    ["Vorordnix", "Name contains the words"],
  ]);
  expect((await whys("?q=ordnix")).filter(([, why]) => why !== null)).toEqual([
    ["Werk Sued", "Also called Ordnix Sued"],
  ]);
  const explained = await page("?q=ordnix&why=1");
  expect([explained.order, explained.here]).toEqual([
    { isExplained: true, href: "/explorer?q=ordnix" },
    "/explorer?q=ordnix&why=1",
  ]);
  expect(explained.search.kept).toEqual([["why", "1"]]);
  expect((await page("?q=ordnix")).order).toEqual({ isExplained: false, href: "/explorer?q=ordnix&why=1" });
  // By name there is nothing to explain.
  const byName = await page("?q=ordnix&sort=name&why=1");
  expect([byName.order, byName.rows[0]?.why]).toEqual([null, null]);
});

test("by risk the highest stand first, and what has no score behind all that have one, page by page", async () => {
  const nordwind = await customer("nordwind");
  const ids = await add(
    ...["Riska", "Riskb", "Riskc", "Riskd", "Riske"].map((name) => ({ name, country: "TK", ownerId: nordwind })),
  );
  const scores = [null, 0, 81, null, 40];
  await use.database.asSystem(async (tx) => {
    for (const [n, id] of ids.entries()) {
      if (n === 3) continue;
      for (const perspective of ["Sustainability", "Disruption", "Compliance"])
        await tx.execute(sql`
          insert into scores (customer_id, perspective, target_id, score, missing, alert_count, rule_versions, computed_at)
          values (${nordwind}, ${perspective}, ${id}, ${scores[n] ?? null}, 0, 0, '{}', now()) on conflict do nothing`);
    }
  });
  for (const size of [1, 2, 5]) {
    const seen: string[] = [];
    let after: string | undefined;
    do {
      const page: Awaited<ReturnType<typeof explore>> = await explore({
        ...{ countries: "TK", own: "true", sort: "riskiest", size },
        ...(after && { after }),
      });
      seen.push(...page.content.map(({ name }) => name));
      after = page.after ?? undefined;
    } while (after);
    expect([size, seen]).toEqual([size, ["Riskc", "Riske", "Riskb", "Riska", "Riskd"]]);
  }
});
