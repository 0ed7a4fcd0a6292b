import { createReadStream } from "node:fs";
import { expect, test } from "vitest";
import { collectEntities } from "../../../platform/db/shapes/listed-entity";
import { recogniseList } from "../recognise";
import { parseSeco } from "./parse";

const open = () => createReadStream(new URL("./fixtures/whole-list.xml", import.meta.url));

test("a person of the Swiss list has all spellings of its parts, its place from behind, and nothing of what it was before", async () => {
  expect(await recogniseList(open())).toBe("seco");
  const { entities } = await collectEntities(parseSeco(open));
  expect(entities[0]).toEqual({
    id: "100",
    listName: "SECO Switzerland",
    kind: "person",
    names: [
      { text: "Dravalin Ostap", kind: "primary" },
      { text: "Dravolin Ostap", kind: "alias" },
      { text: "Дравалин Остап", kind: "alias", script: "Cyrl" },
      { text: "The Heron", kind: "weak-alias" },
    ],
    countries: ["BY"],
    addresses: [{ text: "1 Long Street, 220000, Minsk Region, Minsk, Belarus", city: "Minsk", country: "BY" }],
    identifiers: [
      { type: "un-reference", value: "XXi.012", country: null },
      { type: "passport", value: "D7654321", country: "BY" },
      { type: "registration", value: "77 88 99", country: null },
    ],
    dates: [
      { type: "birth", value: "1954-08-30" },
      { type: "birth", value: "1955" },
      { type: "updated", value: "2023-02-02" },
    ],
    programs: ["Belarus (invented)"],
    linkedTo: [],
    remarks: "Invented.; Registration number: 77 88 99",
    listedOn: "2022-03-16",
  });
});

test("who was taken off is left out, who was put back stays; a company and a ship carry their numbers", async () => {
  const { entities, problems } = await collectEntities(parseSeco(open));
  expect(entities.map(({ id }) => id)).toEqual(["100", "102", "103"]);
  expect(entities[1]).toMatchObject({
    kind: "organization",
    names: [{ text: "Quellmar Ship Management" }, { text: "Old Quellmar", kind: "former" }],
    countries: ["RU"],
    identifiers: [{ type: "tax", value: "7702000000" }],
    dates: [{ type: "established", value: "2006-03-15" }],
  });
  expect(entities[2]).toMatchObject({ kind: "vessel", identifiers: [{ type: "imo", value: "9000023" }] });
  expect(problems).toMatchObject([{ message: "target 104 has no name" }]);
});
