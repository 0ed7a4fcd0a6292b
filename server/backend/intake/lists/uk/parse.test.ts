import { createReadStream, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { collectEntities } from "../../../platform/db/shapes/listed-entity";
import { recogniseList } from "../recognise";
import { parseUk } from "./parse";
import { parseUkXml } from "./parse-xml";

/** Each is answered with its last row. */
const byNumber = async (items: ReturnType<typeof parseUk>) => {
  const { entities, problems } = await collectEntities(items);
  return { entities: entities.toSorted((a, b) => a.id.localeCompare(b.id)), problems };
};

const file = (name: string) => createReadStream(new URL(`./fixtures/${name}`, import.meta.url));

test("rows of one number in any order are one subject, with its primary name first", async () => {
  expect(await recogniseList(file("sanctions-list.csv"))).toBe("uk");
  const { entities, problems } = await byNumber(parseUk([() => file("sanctions-list.csv")]));
  expect(entities.map(({ id, kind }) => [id, kind])).toEqual([
    ["XXA0001", "person"],
    ["XXA0002", "organization"],
    ["XXA0003", "vessel"],
  ]);
  expect(entities[0]).toEqual({
    id: "XXA0001",
    listName: "UK Sanctions List",
    kind: "person",
    names: [
      { text: "Jaleeb Munir TARVOSHI", kind: "primary" },
      { text: "Jalib TARVOSH", kind: "weak-alias" },
      { text: "جليب منير ترفوشي", kind: "alias", script: "Arab" },
      { text: "Jaleeb TARVOSHY", kind: "alias" },
    ],
    countries: ["IQ", "SY"],
    addresses: [
      { text: "1 Old Street, Baghdad, Iraq", city: "Baghdad", country: "IQ" },
      { text: "Flat 2, Damascus, Syria", city: "Damascus", country: "SY" },
    ],
    identifiers: [
      { type: "passport", value: "A1234567", country: null },
      { type: "passport", value: "B7654321", country: null },
    ],
    dates: [
      { type: "birth", value: "1962" },
      { type: "birth", value: "1963-03-15" },
      { type: "birth", value: "1964-05" },
      { type: "updated", value: "2025-08-04" },
    ],
    programs: ["The Exampleland (Sanctions) Regulations 2020"],
    linkedTo: [],
    remarks: "Dr; Asset freeze; Travel Ban; An invented person & nobody else.",
    listedOn: "2022-04-12",
  });
  expect(problems).toEqual([
    { position: { line: 11, column: "Unique ID" }, message: "the row does not say whom it is about" },
  ]);
});

test("a company keeps its former name and its register's number, a ship its own number, flag and owner", async () => {
  const { entities } = await byNumber(parseUk([() => file("sanctions-list.csv")]));
  expect(entities[1]).toMatchObject({
    names: [
      { text: "VESSNORA & SONS TRADING LLC", kind: "primary" },
      { text: "VESSNORA TRADING HOUSE LLC", kind: "alias" },
      { text: "OLD VESSNORA", kind: "former" },
    ],
    countries: ["IQ"],
    addresses: [{ text: "Building 4, 44001, Erbil, Iraq", city: "Erbil" }],
    identifiers: [
      { type: "un-reference", value: "XXe.002" },
      { type: "registration", value: "1027700000009" },
      { type: "website", value: "www.vessnora.example" },
    ],
    linkedTo: ["Vessnora Group"],
    listedOn: "2012-06-29",
  });
  expect(entities[2]).toMatchObject({
    kind: "vessel",
    countries: ["GA"],
    identifiers: [{ type: "imo", value: "9000007" }],
    dates: [{ type: "built", value: "2019" }, { type: "updated" }],
    linkedTo: ["Quellmar Ship Management FZCO"],
  });
});

test("the consolidated list of the Treasury is read by its group numbers", async () => {
  expect(await recogniseList(file("con-list.csv"))).toBe("uk");
  const { entities, problems } = await collectEntities(parseUk([() => file("con-list.csv")]));
  expect(problems).toEqual([]);
  expect(entities).toMatchObject([
    {
      id: "90011",
      kind: "person",
      names: [
        { text: "Gleb Olegovich LYSKANKO", kind: "primary" },
        { text: "Hleb LYSKANKA", kind: "alias" },
        { text: "Лысканко Глеб Олегович", kind: "alias", script: "Cyrl" },
      ],
      countries: ["BY"],
      identifiers: [{ type: "national-id", value: "3010260A000PB0" }],
      dates: [{ type: "birth", value: "1960-02-01" }, { type: "updated" }],
      remarks: "Minister; Colonel",
      listedOn: "2012-06-05",
    },
    { id: "90012", kind: "organization", addresses: [{ city: "Minsk", country: "BY" }] },
  ]);
});

test("a file of names and a file of subjects are one list, whichever comes first", async () => {
  const names = "Unique ID,Name 6,Name 1,Name type\nXXB1,DRAVOLIN,Ostap,AKA\nXXB1,DRAVALIN,Astap,Primary Name\n";
  const subjects =
    "Unique ID,Designation Type,Regime Name,D.O.B,Nationality(/ies)\nXXB1,Individual,Belarus,00/00/1970,Belarus\n";
  for (const files of [
    [names, subjects],
    [subjects, names],
  ]) {
    for (const one of files) expect(await recogniseList(one)).toBe("uk");
    const { entities, problems } = await collectEntities(parseUk(files.map((file) => () => file)));
    expect(problems).toEqual([]);
    expect(entities).toMatchObject([
      {
        kind: "person",
        names: [{ text: "Astap DRAVALIN" }, { text: "Ostap DRAVOLIN" }],
        countries: ["BY"],
        dates: [{ type: "birth", value: "1970" }],
      },
    ]);
  }
});

test("a file of names alone says that a file is missing", async () => {
  const names = "Unique ID,Name 6,Name 1,Name type\nXXB1,DRAVOLIN,Ostap,AKA\nXXB2,VESK,Ina,AKA\nXXB3,TOLM,Ade,AKA\n";
  const { entities, problems } = await collectEntities(parseUk([() => names]));
  expect(entities.map(({ kind }) => kind)).toEqual(["unknown", "unknown", "unknown"]);
  expect(problems).toMatchObject([{ message: expect.stringContaining("a file of the list is missing") }]);
});

test("the list in XML holds the same", async () => {
  const xml = readFileSync(new URL("./fixtures/sanctions-list.xml", import.meta.url), "utf8");
  expect(await recogniseList(xml)).toBe("uk-xml");
  const { entities, problems } = await collectEntities(parseUkXml(xml));
  expect(entities).toMatchObject([
    {
      id: "XXA0001",
      kind: "person",
      names: [
        { text: "Jaleeb Munir TARVOSHI", kind: "primary" },
        { text: "Jalib TARVOSH", kind: "weak-alias" },
        { script: "Arab" },
      ],
      countries: ["IQ"],
      identifiers: [{ type: "passport", value: "A1234567" }],
      dates: [{ value: "1962" }, { value: "1963-03-15" }, { type: "updated" }],
      listedOn: "2022-04-12",
    },
    { kind: "vessel", countries: ["GA"], identifiers: [{ type: "imo", value: "9000007" }] },
  ]);
  expect(problems).toMatchObject([{ message: "XXA0009 has no name" }]);
});
