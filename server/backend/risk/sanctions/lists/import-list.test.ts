import { readFileSync } from "node:fs";
import { sql } from "drizzle-orm";
import pg from "pg";
import { afterEach, beforeEach, expect, test } from "vitest";
import { createTestDatabase, type TestDatabase } from "../../../../../tests/support/database";
import { fileOf } from "../../../../../tests/support/lists/file-of";
import type { ListedEntity } from "../../../platform/db/shapes/listed-entity";
import { diffLines } from "./diff-lines";
import { entityJson } from "./entity-json";
import { importList, type ListImport, takeTurn } from "./import-list";
import { ListRefused } from "./list-refused";
import { readVersions } from "./read-lists";
import { writeEntities } from "./write-entities";

let db: TestDatabase;
beforeEach(async () => {
  db = await createTestDatabase();
});
afterEach(() => db.drop());

const csv = (...rows: string[]): ListImport => ({
  name: "own",
  files: [fileOf("own.csv", Buffer.from(["Reference;Name;Type;Country;Aliases", ...rows].join("\n")))],
});
const ALPHA = "1;Alpha Handel;Entity;Iran;Alfa Trading";
const BETA = "2;Beta Werke;Entity;Russia;";
const GAMMA = "3;Gamma, Anton;Individual;Belarus;";

const current = () =>
  db.database.asSystem(async (tx) => {
    const { rows } = await tx.execute<{ id: string; name: string }>(
      sql`select entity_id as id, name from sanctions_entities where until is null order by 1`,
    );
    return rows.map(({ id, name }) => `${id} ${name}`);
  });
const linesOf = async (versions: { from: number; to: number } | null = null) => {
  const lines: string[] = [];
  for await (const line of diffLines(db.database, "own", versions)) lines.push(line);
  return lines;
};

test("a table is read by its titles alone", async () => {
  const imported = await importList(db.database, csv(ALPHA, BETA, GAMMA));
  expect(imported).toMatchObject({ version: 1, entities: 3, added: 3, changed: 0, removed: 0, problemCount: 0 });
  const { rows } = await db.database.asSystem((tx) =>
    tx.execute(sql`select entity from sanctions_entities where entity_id in ('1', '3') order by entity_id`),
  );
  expect(rows).toMatchObject([
    {
      entity: {
        kind: "organization",
        countries: ["IR"],
        names: [{ text: "Alpha Handel" }, { text: "Alfa Trading", kind: "alias" }],
      },
    },
    { entity: { kind: "person", countries: ["BY"] } },
  ]);
});

test("days of a table are read as its own days show, and with the day first where none does", async () => {
  const days = async (name: string, ...written: string[]) => {
    const rows = written.map((day, n) => `${n};Alpha ${n} Handel;${day}`);
    const file = fileOf(`${name}.csv`, Buffer.from(["Reference;Name;Listed on", ...rows].join("\n")));
    await importList(db.database, { name, files: [file] });
    const { rows: found } = await db.database.asSystem((tx) =>
      tx.execute<{ day: string }>(
        sql`select entity ->> 'listedOn' as day from sanctions_entities where list_name = ${name} order by entity_id`,
      ),
    );
    return found.map(({ day }) => day);
  };
  expect(await days("british", "03/11/2025", "25/06/2024")).toEqual(["2025-11-03", "2024-06-25"]);
  expect(await days("american", "03/11/2025", "06/25/2024")).toEqual(["2025-03-11", "2024-06-25"]);
  expect(await days("either", "03/11/2025")).toEqual(["2025-11-03"]);
});

test("the same files again are nothing new, whatever they are called", async () => {
  await importList(db.database, csv(ALPHA, BETA));
  const [file] = csv(ALPHA, BETA).files;
  const again = await importList(db.database, {
    name: "own",
    files: [{ name: "other.csv", open: () => file?.open() ?? ([] as never) }],
  });
  expect(again).toMatchObject({ nothingNew: true, version: 1 });
  expect(await db.database.asSystem((tx) => readVersions(tx, "own"))).toHaveLength(1);
});

test("a new version keeps the one before and says what changed", async () => {
  const same = "0;Omega Bau;Entity;;";
  await importList(db.database, csv(same, ALPHA, BETA));
  const second = await importList(db.database, csv("1;Alpha Handel;Entity;Iran;Alfa Trade", GAMMA, same));
  expect(second).toMatchObject({ version: 2, entities: 3, added: 1, changed: 1, removed: 1 });
  expect(await current()).toEqual(["0 Omega Bau", "1 Alpha Handel", "3 Gamma, Anton"]);
  const lines = ["~ 1 Alpha Handel: names", "- 2 Beta Werke", "+ 3 Gamma, Anton"];
  expect(await linesOf()).toEqual([...lines, "own, version 1 to 2: 1 added, 1 changed, 1 removed"]);
  await importList(db.database, csv(same, ALPHA, BETA, "4;Delta;Entity;;"));
  expect(await linesOf({ from: 1, to: 3 })).toEqual([
    "+ 4 Delta",
    "own, version 1 to 3: 1 added, 0 changed, 0 removed",
  ]);
});

test("a source that dies leaves nothing, and the next import goes through", async () => {
  await importList(db.database, csv(ALPHA, BETA));
  const dying: ListImport = { ...csv(ALPHA, GAMMA), files: [dyingAfter(csv(ALPHA, GAMMA), 4)] };
  await expect(importList(db.database, dying)).rejects.toThrow("the source stopped");
  expect(await current()).toEqual(["1 Alpha Handel", "2 Beta Werke"]);
  expect(await states()).toEqual(["Done"]);
  expect(await importList(db.database, csv(ALPHA, GAMMA))).toMatchObject({ nothingNew: false, added: 1, removed: 1 });
  expect(await current()).toEqual(["1 Alpha Handel", "3 Gamma, Anton"]);
});

test("an import that dies while it is written leaves the version before, and the next one goes through", async () => {
  await importList(db.database, csv(ALPHA, BETA));
  const change = async (how: string) => {
    const owner = new pg.Client(db.connection);
    await owner.connect();
    await owner.query(`alter table sanctions_entities ${how}`);
    await owner.end();
  };
  await change("add constraint full_disk check (name <> 'Gamma, Anton')");
  await expect(importList(db.database, csv(ALPHA, GAMMA))).rejects.toThrow(/insert into sanctions_entities/);
  await change("drop constraint full_disk");
  expect(await current()).toEqual(["1 Alpha Handel", "2 Beta Werke"]);
  expect(await states()).toEqual(["Failed", "Done"]);
  expect(await importList(db.database, csv(ALPHA, GAMMA))).toMatchObject({ nothingNew: false, added: 1, removed: 1 });
  expect(await current()).toEqual(["1 Alpha Handel", "3 Gamma, Anton"]);
});

test("a list that breaks off removes nobody", async () => {
  const whole = readFileSync(new URL("../../../intake/lists/un/fixtures/consolidated.xml", import.meta.url));
  const un = (content: Buffer): ListImport => ({ name: "un", files: [fileOf("un.xml", content)] });
  await importList(db.database, un(whole));
  const before = await current();
  // It is refused before anything is written: not even while somebody else writes the list does it wait.
  await db.database.asSystem(async (tx) => {
    await takeTurn(tx, "un");
    const attempt = importList(db.database, un(whole.subarray(0, whole.lastIndexOf("<ENTITY>") + 20)));
    await expect(attempt).rejects.toBeInstanceOf(ListRefused);
    await expect(attempt).rejects.toThrow(/could not be read to its end/);
  });
  expect(await current()).toEqual(before);
});

test("an entry whose row cannot be read stays on the list, and what is gone goes", async () => {
  await importList(db.database, csv(ALPHA, BETA, GAMMA));
  expect(await importList(db.database, csv(ALPHA, "2;;Entity;Russia;", GAMMA))).toMatchObject({
    removed: 0,
    problemCount: 1,
  });
  expect(await current()).toEqual(["1 Alpha Handel", "2 Beta Werke", "3 Gamma, Anton"]);
  expect(await importList(db.database, csv(ALPHA, GAMMA))).toMatchObject({ removed: 1 });
});

test("of thousands of entries those go that are not there any more, whatever their numbers are like", async () => {
  const numbered = (count: number, left: (n: number) => boolean): ListImport => {
    const rows = Array.from({ length: count }, (_, n) => n).filter(left);
    return csv(...rows.map((n) => `${n}-${"ü".repeat(n % 90)};Werk Nord ${n};Entity;;`));
  };
  await importList(
    db.database,
    numbered(4_500, () => true),
  );
  const second = await importList(
    db.database,
    numbered(4_500, (n) => n % 3 !== 0),
  );
  expect(second).toMatchObject({ entities: 3_000, added: 0, changed: 0, removed: 1_500 });
  expect(await current()).toHaveLength(3_000);
});

test("what a killed process left behind as running counts as failed", async () => {
  await importList(db.database, csv(ALPHA));
  await db.database.asSystem((tx) =>
    tx.execute(sql`insert into sanctions_list_versions (list_name, version, state, file_hash, file_names)
      values ('own', 2, 'Running', 'x', '{}')`),
  );
  expect(await importList(db.database, csv(ALPHA, BETA))).toMatchObject({ version: 3 });
  const versions = await db.database.asSystem((tx) => readVersions(tx, "own"));
  expect(versions?.map(({ state }) => state)).toEqual(["Done", "Failed", "Done"]);
});

test.each([
  ["an empty file", "", /empty/],
  ["a file without entries", "Reference;Name;Type\n", /no entry|header/i],
  ["a picture", "\u0089PNG\r\n\u001a\n", /cannot be read/],
])("%s is refused and leaves nothing", async (_, content, message) => {
  const file = fileOf("x.csv", Buffer.from(content, "latin1"));
  const attempt = importList(db.database, { name: "own", files: [file] });
  await expect(attempt).rejects.toBeInstanceOf(ListRefused);
  await expect(attempt).rejects.toThrow(message);
  expect(await current()).toEqual([]);
  expect(await traces()).toEqual({ lists: 0, versions: 0 });
});

test("an import that is refused after a good one leaves that as it was", async () => {
  await importList(db.database, csv(ALPHA));
  await expect(importList(db.database, csv("1;;Entity;;"))).rejects.toBeInstanceOf(ListRefused);
  expect(await traces()).toEqual({ lists: 1, versions: 1 });
  expect(await current()).toEqual(["1 Alpha Handel"]);
  expect(await importList(db.database, csv(ALPHA, BETA))).toMatchObject({ version: 2 });
});

const fixture = (path: string) => {
  const content = readFileSync(new URL(`../../../intake/lists/${path}`, import.meta.url));
  return fileOf(path.split("/").at(-1) ?? "", content);
};

test.each([
  ["uk/fixtures/sanctions-list.csv", "uk", 3],
  ["uk/fixtures/con-list.csv", "uk", 2],
  ["uk/fixtures/sanctions-list.xml", "uk", 2],
  ["eu/fixtures/consolidated.xml", "eu", 2],
  ["eu/fixtures/consolidated.csv", "eu", 2],
  ["seco/fixtures/whole-list.xml", "seco", 3],
  ["un/fixtures/consolidated.xml", "un", 2],
  ["bis/fixtures/denied.txt", "bis", 2],
  ["csl/fixtures/screening.csv", "csl", 3],
  ["table/fixtures/list.csv", "table", 2],
])("%s is known by what it holds, under whatever name", async (path, format, entities) => {
  const imported = await importList(db.database, { name: "whatever", files: [fixture(path)] });
  expect(imported).toMatchObject({ format, entities });
  const versions = await db.database.asSystem((tx) => readVersions(tx, "whatever"));
  expect(versions).toMatchObject([{ format, aliases: imported.aliases, problemCount: imported.problemCount }]);
});

test("files of two lists, or of another list than the one that they are imported as, are refused", async () => {
  const files = [fixture("uk/fixtures/sanctions-list.csv"), fixture("eu/fixtures/consolidated.xml")];
  await expect(importList(db.database, { name: "both", files })).rejects.toThrow(
    "sanctions-list.csv is of the list uk, and consolidated.xml is of the list eu: import them as two lists",
  );
  const attempt = importList(db.database, { name: "un", files: files.slice(1) });
  await expect(attempt).rejects.toThrow(
    "consolidated.xml is of the list eu, and un has files of un; import it under another name",
  );
  expect(await traces()).toEqual({ lists: 0, versions: 0 });
});

test("several tables are one list, joined by their numbers, and need one each", async () => {
  const names = fileOf(
    "names.csv",
    Buffer.from("Reference;Name;Alias type\n1;Alfa;AKA\n1;Alpha Handel;Primary name\n"),
  );
  const facts = fileOf("facts.csv", Buffer.from("Reference;Type;Country\n1;Entity;Iran\n"));
  expect(await importList(db.database, { name: "own", files: [facts, names] })).toMatchObject({
    format: "table",
    entities: 1,
    aliases: 1,
    problemCount: 0,
  });
  expect(await current()).toEqual(["1 Alpha Handel"]);
  const apart = fileOf("apart.csv", Buffer.from("Name;Country\nBeta;Iran\n"));
  await expect(importList(db.database, { name: "own", files: [facts, names, apart] })).rejects.toThrow(
    /apart\.csv looks like the number/,
  );
});

const traces = () =>
  db.database.asSystem(async (tx) => {
    const { rows } = await tx.execute<{ lists: number; versions: number }>(sql`
      select (select count(*)::int from sanctions_lists) as lists,
        (select count(*)::int from sanctions_list_versions) as versions`);
    return rows[0];
  });

test("a mapping that names a column the file has not says which it has", async () => {
  const attempt = importList(db.database, { ...csv(ALPHA), mapping: { name: "Nom" } });
  await expect(attempt).rejects.toThrow('own.csv has no column "Nom"; it has Reference, Name, Type, Country, Aliases');
});

test("characters that no database keeps cost no entry", async () => {
  await importList(db.database, csv(ALPHA));
  const entity: ListedEntity = {
    ...{ id: "9", listName: "own", kind: "organization", countries: [], addresses: [], identifiers: [], dates: [] },
    ...{
      names: [{ text: "Zeta\0 Werk\ud800", kind: "primary" }],
      programs: [],
      linkedTo: [],
      remarks: "",
      listedOn: null,
    },
  };
  await db.database.asSystem((tx) => writeEntities(tx, { name: "own", ownerId: null }, 1, [entityJson(entity)]));
  expect(await current()).toContain("9 Zeta Werk");
});

/** Opens as often as is asked, and breaks off while it is read the last time. */
function dyingAfter({ files: [file] }: ListImport, opens: number) {
  let count = 0;
  return {
    name: "own.csv",
    open: async function* () {
      count++;
      for await (const chunk of file?.open() ?? []) {
        yield chunk.subarray(0, 60);
        if (count >= opens) throw new Error("the power went");
        yield chunk.subarray(60);
      }
    },
  };
}

const states = async () => (await db.database.asSystem((tx) => readVersions(tx, "own")))?.map(({ state }) => state);
