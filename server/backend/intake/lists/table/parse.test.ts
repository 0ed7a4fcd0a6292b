import { createReadStream } from "node:fs";
import { expect, test } from "vitest";
import { collectEntities } from "../../../platform/db/shapes/listed-entity";
import { recogniseList } from "../recognise";
import { parseListTables } from "./parse";

test("any list is read by its mapping, whatever its delimiter and encoding", async () => {
  const { entities, problems } = await collectEntities(
    parseListTables(
      [
        {
          open: () => createReadStream(new URL("./fixtures/list.csv", import.meta.url)),
          mapping: {
            id: "Nummer",
            name: "Bezeichnung",
            kind: { column: "Art", values: { Schiff: "vessel", Person: "person" } },
            aliases: "Auch bekannt als",
            countries: "Länder",
            identifiers: { imo: "IMO-Nr" },
            birth: "Geboren",
            listedOn: "Seit",
          },
        },
      ],
      { listName: "Own list", separator: ",", dateOrder: "day-first" },
    ),
  );
  expect(entities.toSorted((a, b) => a.id.localeCompare(b.id))).toMatchObject([
    {
      id: "A1",
      kind: "vessel",
      names: [
        { text: "Beispiel Schiff", kind: "primary" },
        { text: "Sample Ship", kind: "alias" },
        { text: "Ejemplo", kind: "alias" },
        { text: "Doppelt", kind: "alias" },
      ],
      countries: ["IR", "MT"],
      identifiers: [{ type: "imo", value: "9000003" }],
      listedOn: "2020-02-01",
    },
    {
      id: "A2",
      kind: "person",
      names: [{ text: "Müller, Hans" }],
      countries: ["KP"],
      dates: [{ type: "birth", value: "1956", approximate: true }],
    },
  ]);
  expect(problems).toEqual([]);
});

test("a file of names and one of facts are joined by the number, and the type of a name says which leads", async () => {
  const names =
    "Ref,Name,Name type,Alias strength\n7a,Weak Heron,Alias,Weak\n7,Dravalin Trading,Primary Name,\n7b,Old Dravalin,FKA,\n";
  const facts = "Ref,Country,Born\n7,(1) Iran (2) Syria,00/05/1970\n";
  expect([await recogniseList(names), await recogniseList(facts)]).toEqual(["table", "table"]);
  const tables = [
    { open: () => facts, mapping: { name: null, id: "Ref", countries: "Country", birth: "Born" } },
    { open: () => names, mapping: { name: "Name", id: "Ref", nameType: "Name type", nameStrength: "Alias strength" } },
  ];
  const { entities, problems } = await collectEntities(parseListTables(tables, { listName: "Own" }));
  expect(problems).toEqual([]);
  expect(entities).toMatchObject([
    {
      id: "7",
      names: [
        { text: "Dravalin Trading", kind: "primary" },
        { text: "Weak Heron", kind: "weak-alias" },
        { text: "Old Dravalin", kind: "former" },
      ],
      countries: ["IR", "SY"],
      dates: [{ type: "birth", value: "1970-05" }],
    },
  ]);
});
