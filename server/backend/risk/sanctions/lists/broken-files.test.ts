import { readFileSync } from "node:fs";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestDatabase, type TestDatabase } from "../../../../../tests/support/database";
import { fileOf } from "../../../../../tests/support/lists/file-of";
import { importList } from "./import-list";
import { ListRefused } from "./list-refused";

let db: TestDatabase;
beforeAll(async () => {
  db = await createTestDatabase();
});
afterAll(() => db.drop());

const fixture = (path: string): string =>
  readFileSync(new URL(`../../../intake/lists/${path}`, import.meta.url), "utf8");
const cut = (path: string, characters: number): string => fixture(path).slice(0, -characters);
const file = (content: string | Buffer, name = "file") => fileOf(name, Buffer.from(content as string));
const load = (name: string, ...contents: (string | Buffer)[]) =>
  importList(db.database, { name, files: contents.map((content, index) => file(content, `file-${index + 1}`)) });

const HTML = "<!DOCTYPE html><html><head><title>503</title></head><body>Service Unavailable</body></html>";
const UNTITLED_HTML = "\n<!-- x --><head><title>Error, 503</title>\n<body>Name, Country, Alias\nfoo, bar, baz</body>";
const SDN_XML =
  '<?xml version="1.0"?><sdnList xmlns="https://example.invalid/XML"><sdnEntry><uid>36</uid><lastName>QUELLMAR AIR</lastName></sdnEntry></sdnList>';
const SDN_ADVANCED =
  '<?xml version="1.0"?><Sanctions xmlns="https://example.invalid/ADVANCED_XML"><DistinctParties><DistinctParty FixedRef="36"/></DistinctParties></Sanctions>';
const UNTITLED = fixture("uk/fixtures/sanctions-list.csv").split("\n").slice(2).join("\n");
const CUT_OFF = /could not be read to its end/;

test.each<[what: string, list: string, files: (string | Buffer)[], why: RegExp]>([
  ["the British list cut in a row", "uk", [cut("uk/fixtures/sanctions-list.csv", 150)], CUT_OFF],
  ["the British XML cut in an element", "uk", [cut("uk/fixtures/sanctions-list.xml", 40)], CUT_OFF],
  ["the American list cut in a name", "us-csl", [cut("csl/fixtures/screening.csv", 200)], CUT_OFF],
  ["the European table cut in a number", "eu", [cut("eu/fixtures/consolidated.csv", 100)], CUT_OFF],
  ["the European XML cut in an entry", "eu", [cut("eu/fixtures/consolidated.xml", 300)], CUT_OFF],
  ["the European XML without its last tag", "eu", [cut("eu/fixtures/consolidated.xml", 11)], CUT_OFF],
  ["the Swiss XML cut before its places", "ch-seco", [cut("seco/fixtures/whole-list.xml", 400)], CUT_OFF],
  ["the list of denied persons cut in a quoted cell", "bis-denied", [cut("bis/fixtures/denied.txt", 60)], CUT_OFF],
  ["OFAC's entries cut in a remark", "ofac-sdn", [cut("ofac/fixtures/entities.csv", 120)], CUT_OFF],
  ["OFAC's aliases without the entries", "ofac-sdn", [fixture("ofac/fixtures/aliases.csv")], /entries themselves/],
  ["OFAC's simple XML", "ofac-sdn", [SDN_XML], /its XML and spreadsheets are not read/],
  ["OFAC's advanced XML", "ofac-sdn", [SDN_ADVANCED], /its XML and spreadsheets are not read/],
  ["OFAC's XML under a name of one's own", "sdn", [SDN_XML], /cannot be read/],
  ["an error page for the European list", "eu", [HTML], /no entry was found/],
  ["an error page for the Swiss list", "ch-seco", [HTML], /no entry was found/],
  ["an error page for the list of the United Nations", "un", [HTML], /no entry was found/],
  ["an error page for the British list", "uk", [HTML], /no entry was found/],
  ["an error page for OFAC's list", "ofac-sdn", [HTML], /delimited files/],
  ["an error page for an own list", "own", [HTML], /cannot be read/],
  ["an error page with commas and without a type", "own", [UNTITLED_HTML], /looks like the name|cannot be read/],
  ["an error in JSON", "us-csl", ['{"error":"not found"}'], /no entry was found/],
  ["a list without entries", "eu", ['<export xmlns="http://eu.europa.ec/fpi/fsd/export"/>'], /no entry was found/],
  ["nothing at all", "un", [""], /no entry|empty/],
  ["another list's XML", "un", [fixture("seco/fixtures/whole-list.xml")], /is of the list seco/],
  ["a list without its line of titles", "uk", [UNTITLED], /no entry was found/],
])("%s is refused and leaves nothing", async (_, name, contents, why) => {
  const attempt = load(name, ...contents);
  await expect(attempt).rejects.toBeInstanceOf(ListRefused);
  await expect(attempt).rejects.toThrow(why);
  const { rows } = await db.database.asSystem((tx) =>
    tx.execute(sql`select name from sanctions_lists where name = ${name}`),
  );
  expect(rows).toEqual([]);
});

test.each<[what: string, content: string | Buffer]>([
  ["with a byte order mark", `\ufeff${fixture("uk/fixtures/sanctions-list.csv")}`],
  ["in UTF-16", Buffer.from(`\ufeff${fixture("uk/fixtures/sanctions-list.csv")}`, "utf16le")],
  ["with the line ends of Windows", fixture("uk/fixtures/sanctions-list.csv").replaceAll("\n", "\r\n")],
  ["without the last line end", fixture("uk/fixtures/sanctions-list.csv").trimEnd()],
])("the British list %s has the names of the plain one", async (_, content) => {
  await load("plain", fixture("uk/fixtures/sanctions-list.csv"));
  await load("other", content);
  const { rows } = await db.database.asSystem((tx) =>
    tx.execute<{ list: string; names: unknown }>(sql`
      select list_name as list, jsonb_agg(entity -> 'names' order by entity_id) as names
        from sanctions_entities where list_name in ('plain', 'other') and until is null group by 1 order by 1`),
  );
  expect(rows[0]?.names).toEqual(rows[1]?.names);
});

const entity = (id: number, name: string): string =>
  `${id},"${name}","-0- ","SDGT","-0- ","-0- ","-0- ","-0- ","-0- ","-0- ","-0- ","-0- "`;
const alias = (id: number, name: string): string => `${id},${id + 9000},"aka","${name}","-0- "`;
const address = (id: number): string => `${id},${id + 5000},"1 Long Street","Tartus","Syria","-0- "`;
const ofacFile = (...rows: string[]): string => `${rows.join("\r\n")}\r\n\u001a`;
const IDS = [1, 2, 3, 4];

test("OFAC's files say so where one is missing, and are refused where one is another list's", async () => {
  const entities = ofacFile(...IDS.map((id) => entity(id, `QUELLMAR TRADING ${id}`)));
  const aliases = ofacFile(...IDS.map((id) => alias(id, `KELLMAR ${id}`)));
  const addresses = ofacFile(...IDS.map(address));
  expect(await load("ofac-sdn", addresses, aliases, entities)).toMatchObject({ entities: 4, aliases: 4, problems: [] });
  const alone = await load("sdn-alone", entities);
  expect(alone.problems.map(({ message }) => message)).toEqual([
    "no file of addresses was given",
    "no file of aliases was given",
  ]);
  const strange = ofacFile(...IDS.map((id) => alias(id + 700, `KELLMAR ${id}`)));
  await expect(load("sdn-strange", entities, strange, addresses)).rejects.toThrow(
    "4 of 4 entries in the file of aliases are not in the file of entries",
  );
});

const many = (count: number): string =>
  ["Reference;Name;Type;Country", ...Array.from({ length: count }, (_, n) => `${n};Quellmar ${n};Entity;Iran`)].join(
    "\n",
  );

test("a version without most of a long list is refused; one without some of it is not", async () => {
  await load("long", many(120));
  await expect(load("long", many(50))).rejects.toThrow("70 of 120 entries would leave the list. Is the file whole?");
  expect(await load("long", many(100))).toMatchObject({ version: 2, removed: 20 });
});

test("of a British list, a file that says of nobody what he is lacks another file", async () => {
  const names = [
    "Unique ID,OFSI Group ID,Name 6,Name 1,Name type,Regime Name",
    ...IDS.map((id) => `XXA${id},9${id},TARVOSH ${id},Jalib,Primary Name,Exampleland`),
  ];
  const { problems } = await load("uk-names", `${names.join("\n")}\n`);
  expect(problems.map(({ message }) => message)).toEqual([
    "no row says whether its subject is a person, an entity or a ship: a file of the list is missing",
  ]);
});
