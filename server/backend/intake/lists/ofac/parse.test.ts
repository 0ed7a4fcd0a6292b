import { createReadStream } from "node:fs";
import { expect, test } from "vitest";
import { collectEntities } from "../../../platform/db/shapes/listed-entity";
import { parseOfac } from "./parse";

const file = (name: string) => createReadStream(new URL(`./fixtures/${name}.csv`, import.meta.url));
const parse = () =>
  collectEntities(
    parseOfac(
      {
        entities: file("entities"),
        addresses: file("addresses"),
        aliases: file("aliases"),
        comments: file("comments"),
      },
      { listName: "OFAC SDN" },
    ),
  );

test("names, addresses and numbers of an organization come together from four files", async () => {
  const { entities } = await parse();
  expect(entities[0]).toMatchObject({
    id: "101",
    kind: "organization",
    names: [
      { text: "EXAMPLE TRADING CO., LTD.", kind: "primary" },
      { text: "EXAMPLE COMMERCE", kind: "alias" },
      { text: "OLD EXAMPLE", kind: "former" },
      { text: "EXTRA", kind: "weak-alias" },
    ],
    countries: ["GB", "MM", "RU"],
    addresses: [
      { text: "1 Example Street, London EC3N 1DY, United Kingdom", city: "London", country: "GB" },
      { text: "Burma", city: null, country: "MM" },
    ],
    identifiers: [
      { type: "tax", value: "7702000000", country: "RU" },
      { type: "registration", value: "1027700000000", country: "RU" },
      { type: "lei", value: "253400EXAMPLE0000001", country: null },
      { type: "website", value: "www.trading.example", country: null },
    ],
    dates: [{ type: "established", value: "2016-12-17" }],
    programs: ["CUBA", "SDGT"],
    linkedTo: ["SAMPLE HOLDING S.A."],
    listedOn: "2021-06-03",
  });
});

test("a person's dates keep how exact they are, and a remark goes on in the comments", async () => {
  const { entities } = await parse();
  expect(entities[1]).toMatchObject({
    kind: "person",
    dates: [
      { type: "birth", value: "1955-01-15" },
      { type: "birth", value: "1956", approximate: true },
      { type: "birth", value: "1951/1953" },
    ],
    countries: ["BE", "CD", "IR", "KP", "PS"],
    identifiers: [
      { type: "passport", value: "A123456", country: "CD" },
      { type: "national-id", value: "660000 73767", country: "BE" },
    ],
    linkedTo: ["EXAMPLE TRADING CO., LTD.", "CUT OFF COMPANY S.A.S."],
  });
  expect(entities[1]?.names[1]).toEqual({ text: "ROE, John", kind: "former" });
});

test("ships and aircraft carry their marks", async () => {
  const { entities } = await parse();
  expect(entities[2]).toMatchObject({
    kind: "vessel",
    countries: ["CY", "MT"],
    identifiers: [
      { type: "imo", value: "9000001" },
      { type: "mmsi", value: "572000000" },
      { type: "call-sign", value: "ABCD1" },
    ],
    linkedTo: ["Sample Shipping Co. Ltd."],
  });
  expect(entities[3]).toMatchObject({
    kind: "aircraft",
    identifiers: [
      { type: "aircraft-serial", value: "8401" },
      { type: "aircraft-serial", value: "1023400000" },
      { type: "aircraft-tail", value: "EX-AMP" },
    ],
    dates: [{ type: "built", value: "1992" }],
  });
});

test("a row without number or name is told by line and column; the mark of the end is no row", async () => {
  const { entities, problems } = await parse();
  expect(entities).toHaveLength(4);
  expect(problems.map(({ position }) => position)).toEqual([
    { line: 5, column: "ent_num" },
    { line: 6, column: "SDN_Name" },
  ]);
});
