import { sql } from "drizzle-orm";
import { afterEach, beforeEach, expect, test } from "vitest";
import { createTestDatabase, type TestDatabase } from "../../../../../tests/support/database";
import { apply, dump, read, undo } from "../../../../../tests/support/imports";
import { addCustomer, addTargets } from "../../../../../tests/support/network";
import { importRows } from "../../../platform/db/schema/imports";
import { targets } from "../../../platform/db/schema/targets";
import { decideRow } from "./decide-row";
import type { ImportKey } from "./import-key";

let db: TestDatabase;
let nordwind: number;
let suedstern: number;
beforeEach(async () => {
  db = await createTestDatabase();
  [nordwind, suedstern] = await db.database.asSystem(async (tx) => [
    await addCustomer(tx, "nordwind"),
    await addCustomer(tx, "suedstern"),
  ]);
});
afterEach(() => db.drop());

const rowsOf = ({ importId }: ImportKey) =>
  db.database.asSystem((tx) =>
    tx.select().from(importRows).where(sql`import_id = ${importId}`).orderBy(importRows.row),
  );
const all = <Row extends Record<string, unknown>>(query: ReturnType<typeof sql>) =>
  db.database.asSystem(async (tx) => (await tx.execute<Row>(query)).rows);

test("an LEI finds a target whatever it is called, but joins it only under its name; so does a like name at the same place", async () => {
  const [byLei, byName] = await db.database.asSystem((tx) =>
    addTargets(tx, [
      { name: "Bergland Maschinen SE", country: "AT", identifiers: [{ system: "LEI", value: "529900T8BM49AURSDO55" }] },
      { name: "Chernomorskiy Stal OOO", country: "RU", city: "Taganrog" },
    ]),
  );
  const list =
    "Name;Country;City;LEI\nBergland AG;AT;Linz;529900T8BM49AURSDO55\nЧерноморский Сталь;RU;Taganrog;\nBERGLAND MASCHINEN;AT;;529900T8BM49AURSDO55";
  const rows = await rowsOf(await read(db.database, nordwind, list));
  expect(rows.map(({ state, targetId }) => [state, targetId])).toEqual([
    ["waiting", byLei],
    ["join", byName],
    ["waiting", null],
  ]);
  // The third row is asked beside the first one of the same file; alone it is the target's.
  const [alone] = await rowsOf(
    await read(db.database, nordwind, "Name;Country;LEI\nBERGLAND MASCHINEN;AT;529900T8BM49AURSDO55"),
  );
  expect(alone).toMatchObject({ state: "join", targetId: byLei });
  expect(rows[0]?.reasons).toContainEqual({
    key: "imports:duplicates.sharedIdentifier",
    params: { system: "LEI", id: "529900T8BM49AURSDO55" },
  });
});

test("a namesake in another country is another supplier, and one without a place waits for a person", async () => {
  await db.database.asSystem((tx) => addTargets(tx, [{ name: "Sonnenhof Textil", country: "PT", city: "Porto" }]));
  const stateOf = async (line: string) =>
    (await rowsOf(await read(db.database, nordwind, `Name;Country;City\n${line}`)))[0]?.state;
  expect(await stateOf("Sonnenhof Textil;BR;Recife")).toBe("create");
  expect(await stateOf("Sonnenhof Textil;PT;Lissabon")).toBe("create");
  expect(await stateOf("Sonnenhof Textil GmbH;PT;")).toBe("waiting");
  expect(await stateOf("Sonnenhof Textil GmbH;PT;Porto")).toBe("join");
});

test("a list that names suppliers and nothing else of them means the one that the customer has by that name", async () => {
  await apply(db.database, await read(db.database, nordwind, TWO_TOWNS));
  const list = [
    "Owner,Owned company,Share",
    "Weser Holding SE,Weserguss GmbH,51 %",
    "other,Weserguss GmbH,0.49",
    "Phoenix Group,Phoenix,100 %",
    "Nord AG,Zwilling GmbH,1",
  ];
  const rows = await rowsOf(await read(db.database, nordwind, list.join("\n")));
  // Two of one name, and who is known by a word alone, are asked about.
  expect(rows.map(({ state }) => state)).toEqual(["join", "repeated", "waiting", "waiting"]);
  await db.database.asSystem((tx) => addTargets(tx, [{ name: "Elbstahl AG", country: "DE", city: "Hamburg" }]));
  const [isPublic] = await rowsOf(await read(db.database, nordwind, "Owner,Owned company\nSouza SA,Elbstahl AG"));
  expect(isPublic?.state).toBe("waiting");
});

const TWO_TOWNS =
  "Name;Country;City\nWeserguss GmbH;DE;Bremen\nPhoenix;DE;Bremen\nZwilling GmbH;DE;Solingen\nZwilling GmbH;DE;Dresden";

test("a long list finds what a short one finds", async () => {
  await db.database.asSystem((tx) =>
    addTargets(tx, [
      { name: "Brightway Textiles Ltd", country: "BD", city: "Dhaka" },
      { name: "Chernomorskiy Stal OOO", country: "RU", city: "Taganrog" },
      { name: "Sonnenhof Keramik", country: "PT", city: "Porto" },
      { ownerId: suedstern, name: "Geheimwerk Nordsee", country: "DE", city: "Kehl" },
    ]),
  );
  const others = Array.from({ length: 260 }, (_, n) => `Unbekannt${n} ${n % 7}werk;DE;Ort ${n}`);
  const like = [
    "Brightwey Textile Limited;BD;Dhaka",
    "Черноморский Сталь;RU;Taganrog",
    "Sonnenhof Keramik;BR;Recife",
    "Geheimwerk Nordsee;DE;Kehl",
  ];
  const outcome = async (lines: string[]) =>
    (await rowsOf(await read(db.database, nordwind, ["Name;Country;City", ...lines].join("\n"))))
      .slice(0, like.length)
      .map(({ state, targetId, score }) => [state, targetId, score]);
  const short = await outcome(like);
  expect(short.map(([state]) => state)).toEqual(["waiting", "join", "create", "create"]);
  expect(await outcome([...like, ...others])).toEqual(short);
});

test("a name that could be one of two targets waits for a person", async () => {
  const place = { country: "DE", city: "Kehl" };
  await db.database.asSystem((tx) =>
    addTargets(tx, [
      { name: "Rheintal Guss", ...place },
      { name: "Rheintal Guss GmbH", ...place },
    ]),
  );
  const [row] = await rowsOf(await read(db.database, nordwind, "Name;Country;City\nRheintal Guss AG;DE;Kehl"));
  expect(row).toMatchObject({
    state: "waiting",
    reasons: expect.arrayContaining([expect.objectContaining({ key: "imports:duplicates.several" })]),
  });
});

test("another customer's own target is nobody's candidate", async () => {
  await db.database.asSystem((tx) =>
    addTargets(tx, [
      {
        ...{ ownerId: suedstern, name: "Geheimwerk", country: "DE", city: "Kehl" },
        identifiers: [{ system: "ERP", value: "4711" }],
      },
    ]),
  );
  const [row] = await rowsOf(await read(db.database, nordwind, "Name;Country;City;ERP ID\nGeheimwerk;DE;Kehl;4711"));
  expect(row).toMatchObject({ state: "create", targetId: null, score: null });
});

test("a public target is followed as it is, and what the list knows of it stays the customer's", async () => {
  const [id] = await db.database.asSystem((tx) =>
    addTargets(tx, [{ name: "Offenbar AG", country: "DE", city: "Kehl" }]),
  );
  const before = await dump(db.database);
  const list = "Name;Country;City;ERP ID;Aliases\nOffenbar;DE;Kehl;4711;OBA";
  const key = await read(db.database, nordwind, list);
  await apply(db.database, key);
  expect(await all(sql`select name, city, version from targets where id = ${id}`)).toEqual([
    { name: "Offenbar AG", city: "Kehl", version: 1 },
  ]);
  const added = sql`select text, owner_id::int as owner from target_names where target_id = ${id} and owner_id is not null
    union all select value, owner_id::int from target_identifiers where target_id = ${id} order by 1`;
  expect(await all(added)).toEqual([
    { text: "4711", owner: nordwind },
    { text: "OBA", owner: nordwind },
    { text: "Offenbar", owner: nordwind },
  ]);
  await undo(db.database, key);
  expect(await dump(db.database)).toEqual({ ...before, monitored_targets: expect.anything() });
});

test("a row adds to the customer's own target what is missing, and replaces nothing", async () => {
  await apply(
    db.database,
    await read(db.database, nordwind, "Name;Country;City;Website\nEigen AG;DE;Kehl;eigen.example"),
  );
  const list = "Name;Country;City;Website;Employees;LEI\nEigen;DE;Kehl;other.example;120;529900T8BM49AURSDO55";
  await apply(db.database, await read(db.database, nordwind, list));
  const [own] = await db.database.asSystem((tx) => tx.select().from(targets).where(sql`owner_id = ${nordwind}`));
  expect(own).toMatchObject({ website: "https://eigen.example/", employees: 120, size: "Medium", version: 2 });
  const names = sql`select text, kind from target_names where owner_id = ${nordwind} order by kind`;
  expect(await all(names)).toEqual([
    { text: "Eigen", kind: "alias" },
    { text: "Eigen AG", kind: "main" },
  ]);
});

test("sites come under who runs them, and those under their parents", async () => {
  const list = [
    "source_id,source_name,iso3_country,lat,lon,ultimate_parent_name,company_name",
    "1,Stahlwerk Elbasan,ALB,41.09,20.02,Kurum Gruppe,Kurum Stahl ShA",
    "2,Stahlwerk Durres,ALB,41.32,19.45,Kurum Gruppe,Kurum Stahl ShA",
    "3,Zementwerk Fier,ALB,40.72,19.55,Fier Zement,Fier Zement",
  ].join("\n");
  await apply(db.database, await read(db.database, nordwind, list));
  const links = sql`select c.name as child, c.type, p.name as parent, l.kind from target_parents l
    join targets c on c.id = l.target_id join targets p on p.id = l.parent_id order by c.name`;
  expect(await all(links)).toEqual([
    { child: "Kurum Stahl ShA", type: "organization", parent: "Kurum Gruppe", kind: "subsidiary-of" },
    { child: "Stahlwerk Durres", type: "POI", parent: "Kurum Stahl ShA", kind: "site-of" },
    { child: "Stahlwerk Elbasan", type: "POI", parent: "Kurum Stahl ShA", kind: "site-of" },
    { child: "Zementwerk Fier", type: "POI", parent: "Fier Zement", kind: "site-of" },
  ]);
  expect(await all(sql`select t.name from follows f join targets t on t.id = f.target_id order by 1`)).toHaveLength(3);
});

test("a list of places that only names owners becomes sites of theirs, the LEI with the owner", async () => {
  const list = [
    "uid,city,country,latitude,longitude,owner_name,owner_lei,parent_name",
    "A1,Dande,AGO,-8.58,13.4,Aceria Exemplar,529900T8BM49AURSDO55,Exemplar Gruppe",
    "A2,Lobito,AGO,-12.36,13.53,Aceria Exemplar,529900T8BM49AURSDO55,Exemplar Gruppe",
  ].join("\n");
  await apply(db.database, await read(db.database, nordwind, list));
  const named = sql`select t.name, t.type, array_agg(i.system order by i.system) filter (where i.system is not null) as systems
    from targets t left join target_identifiers i on i.target_id = t.id where t.owner_id is not null group by t.id order by t.name`;
  expect(await all(named)).toEqual([
    { name: "Aceria Exemplar", type: "organization", systems: ["LEI"] },
    { name: "Aceria Exemplar, Dande", type: "POI", systems: ["ERP"] },
    { name: "Aceria Exemplar, Lobito", type: "POI", systems: ["ERP"] },
    { name: "Exemplar Gruppe", type: "organization", systems: null },
  ]);
});

test("a parent is found by its name or number in the same file", async () => {
  const list = "Name;Country;ERP ID;Parent\nTochter Eins;DE;1;9\nTochter Zwei;DE;2;Mutter AG\nMutter AG;DE;9;";
  await apply(db.database, await read(db.database, nordwind, list));
  const links = sql`select c.name as child, p.name as parent from target_parents l
    join targets c on c.id = l.target_id join targets p on p.id = l.parent_id order by 1`;
  expect(await all(links)).toEqual([
    { child: "Tochter Eins", parent: "Mutter AG" },
    { child: "Tochter Zwei", parent: "Mutter AG" },
  ]);
  expect(await all(sql`select 1 from targets where owner_id = ${nordwind}`)).toHaveLength(3);
});

test("a row decided after the import was applied is taken in by applying it again", async () => {
  const list = "Name;Country;City;ERP ID\nFalkenwerk;DE;Ulm;1\nFalkenwerk;DE;Ulm;2";
  const key = await read(db.database, nordwind, list);
  await apply(db.database, key);
  expect((await rowsOf(key)).map(({ state }) => state)).toEqual(["created", "waiting"]);
  await db.database.asCustomer({ customerId: nordwind, userId: null }, (tx) =>
    decideRow(tx, key, 3, { decision: "create", targetId: null }),
  );
  await apply(db.database, key);
  expect((await rowsOf(key)).map(({ state }) => state)).toEqual(["created", "created"]);
  expect(await all(sql`select 1 from targets where owner_id = ${nordwind}`)).toHaveLength(2);
});

test("what somebody has worked with since stays when an import is taken back, with who stands above it", async () => {
  const list = "Name;Country;Parent\nGeändert AG;DE;Mutter AG\nUnberührt AG;DE;Andere AG\nVerbunden AG;DE;";
  const key = await read(db.database, nordwind, list);
  await apply(db.database, key);
  await db.database.asCustomer({ customerId: nordwind, userId: null }, async (tx) => {
    await tx.execute(sql`update targets set version = version + 1, city = 'Ulm' where name = 'Geändert AG'`);
    await tx.execute(sql`insert into edges (owner_id, from_id, to_id, type, source)
      select ${nordwind}, a.id, b.id, 'Supplier', 'Customer' from targets a, targets b
       where a.name = 'Verbunden AG' and b.name = 'Geändert AG'`);
  });
  await undo(db.database, key);
  const left = sql`select t.name, exists (select from follows f where f.target_id = t.id) as followed
    from targets t where t.owner_id = ${nordwind} order by 1`;
  expect(await all(left)).toEqual([
    { name: "Geändert AG", followed: true },
    { name: "Mutter AG", followed: false },
    { name: "Verbunden AG", followed: true },
  ]);
  const rows = await rowsOf(key);
  expect(rows.map(({ state }) => state)).toEqual(["created", "undone", "created"]);
  expect(rows[0]?.reasons).toContainEqual({ key: "imports:undo.kept", params: {} });
});

test("shares and days of owners are kept with their links, told once, and taken back with the import", async () => {
  const list = [
    "source_id,source_name,iso3_country,lat,lon,ultimate_parent_name,percent_interest_parent,company_name,percent_interest_company,start_date,end_date",
    "1,Stahlwerk Elbasan,ALB,41.09,20.02,Kurum Gruppe,51.5,Kurum Stahl ShA,100,2022-01-01,2022-12-31",
    "1,Stahlwerk Elbasan,ALB,41.09,20.02,Nord Holding,<5%,Kurum Stahl ShA,100,2022-01-01,2022-12-31",
    "1,Stahlwerk Elbasan,ALB,41.09,20.02,other,,Kurum Stahl ShA,100,2022-01-01,2022-12-31",
    "2,Zementwerk Fier,ALB,40.72,19.55,,,undisclosed,,,",
  ].join("\n");
  const links = sql`select c.name as child, p.name as parent, l.share, l.share_bound as bound, l.since::text, l.until::text
    from target_parents l join targets c on c.id = l.target_id join targets p on p.id = l.parent_id order by 1, 2`;
  const bare = "Name;Country;Parent\nKurum Stahl ShA;ALB;Kurum Gruppe";
  await apply(db.database, await read(db.database, nordwind, bare));
  const before = await dump(db.database);
  const key = await read(db.database, nordwind, list);
  await apply(db.database, key);
  const days = { since: "2022-01-01", until: "2022-12-31" };
  expect(await all(links)).toEqual([
    { child: "Kurum Stahl ShA", parent: "Kurum Gruppe", share: 51.5, bound: null, ...days },
    { child: "Kurum Stahl ShA", parent: "Nord Holding", share: 5, bound: "below", ...days },
    { child: "Stahlwerk Elbasan", parent: "Kurum Stahl ShA", share: 100, bound: null, ...days },
  ]);
  const named = await all<{ name: string }>(sql`select name from targets where owner_id = ${nordwind} order by 1`);
  expect(named.map(({ name }) => name)).toEqual([
    ...["Kurum Gruppe", "Kurum Stahl ShA", "Nord Holding", "Stahlwerk Elbasan", "Zementwerk Fier"],
  ]);
  await undo(db.database, key);
  expect(await dump(db.database)).toEqual({ ...before, monitored_targets: expect.anything() });
});

test("operators get the country of their sites, and owners theirs where the list says it or all of several sites lie in one", async () => {
  const list = [
    "Plant name,Country,Latitude,Longitude,Owner,Parent,Parent country",
    "Werk Eins,DE,48.1,11.1,Nord AG,Welt Holding [60%]; Heim Holding [40%],",
    "Werk Zwei,DE,49.2,10.1,Nord AG,Heim Holding,",
    "Werk Drei,DE,50.3,9.1,Süd AG,Heim Holding,",
    "Werk Vier,AT,47.4,14.1,West AG,Welt Holding,",
    "Werk Fünf,AT,47.9,14.9,Reise AG,Fern Inc.,US",
    "Werk Sechs,CH,47.1,8.1,Reise AG,,",
  ].join("\n");
  await apply(db.database, await read(db.database, nordwind, list));
  const named = await all<{ name: string; country: string | null }>(
    sql`select name, country from targets where owner_id = ${nordwind} and type = 'organization' order by 1`,
  );
  expect(Object.fromEntries(named.map(({ name, country }) => [name, country]))).toEqual({
    ...{ "Fern Inc.": "US", "Heim Holding": "DE", "Nord AG": "DE", "Reise AG": null, "Süd AG": "DE" },
    ...{ "Welt Holding": null, "West AG": "AT" },
  });
});
