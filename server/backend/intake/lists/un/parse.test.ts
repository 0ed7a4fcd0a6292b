import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { collectEntities } from "../../../platform/db/shapes/listed-entity";
import { parseUn } from "./parse";

const consolidated = readFileSync(new URL("./fixtures/consolidated.xml", import.meta.url), "utf8");

test("a person keeps names in every script and weight, dates as exact as given, documents and places", async () => {
  const { entities } = await collectEntities(parseUn(consolidated));
  expect(entities[0]).toEqual({
    id: "700001",
    listName: "UN Consolidated",
    kind: "person",
    names: [
      { text: "JOHN EXAMPLE DOE", kind: "primary" },
      { text: "جون مثال", kind: "alias", script: "Arab" },
      { text: "Johnny Doe", kind: "alias" },
      { text: "The Sample", kind: "weak-alias" },
    ],
    countries: ["CD", "RW", "TZ"],
    addresses: [{ text: "Goma, North Kivu, Rwanda", city: "Goma", country: "RW" }],
    identifiers: [
      { type: "un-reference", value: "XXi.001", country: null },
      { type: "passport", value: "AB850901", country: "TZ" },
    ],
    dates: [
      { type: "birth", value: "1971-03-04" },
      { type: "birth", value: "1960/1965" },
      { type: "birth", value: "1970", approximate: true },
      { type: "birth", value: "1973-11" },
      { type: "updated", value: "2018-01-02" },
    ],
    programs: ["DRC"],
    linkedTo: [],
    remarks: "General; Minister; An invented person.",
    listedOn: "2012-12-31",
  });
});

test.each([
  ["a file of the server", '<!ENTITY a SYSTEM "file:///etc/passwd">'],
  ["an address inside", '<!ENTITY % a SYSTEM "http://127.0.0.1:1/a"> %a;'],
  ["itself, over and over", '<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;">'],
])("a list that declares %s as an entity is read no further", async (_, entity) => {
  const list = consolidated.replace(/^<\?xml[^>]*\?>/, `$&<!DOCTYPE CONSOLIDATED_LIST [${entity}]>`);
  expect(list).toContain("<!DOCTYPE");
  const { entities, problems } = await collectEntities(parseUn(list.replace("JOHN", "&a;")));
  expect(entities).toEqual([]);
  expect(problems[0]).toMatchObject({ message: expect.stringMatching(/declares entities/) });
});

test("an entity keeps its former name; an entry without a name is told by line and path", async () => {
  const { entities, problems } = await collectEntities(parseUn(consolidated));
  expect(entities[1]).toMatchObject({
    kind: "organization",
    names: [{ text: "EXAMPLE FORCES" }, { text: "Old Forces", kind: "former" }],
    countries: ["KP"],
  });
  expect(problems).toEqual([
    {
      position: { line: 27, path: "consolidated_list/individuals/individual/FIRST_NAME" },
      message: "entry 700002 has no name",
    },
  ]);
});
