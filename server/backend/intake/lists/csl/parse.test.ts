import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { collectEntities } from "../../../platform/db/shapes/listed-entity";
import { parseCsl } from "./parse";

const screening = readFileSync(new URL("./fixtures/screening.csv", import.meta.url), "utf8");

test("an entry keeps its list, names, addresses and numbers; a sentence among the numbers is none", async () => {
  const { entities } = await collectEntities(parseCsl(screening));
  expect(entities[0]).toMatchObject({
    id: "SDN:9001",
    kind: "organization",
    names: [{ text: "EXAMPLE HOLDINGS LLC" }, { text: "EXAMPLE GROUP" }, { text: "EXAMPLE HOLDING" }],
    countries: ["IR", "US"],
    identifiers: [
      { type: "tax", value: "80-0000000", country: "US" },
      { type: "imo", value: "9000002", country: null },
    ],
    programs: ["Specially Designated Nationals (SDN) - Treasury Department", "SDNTK", "CUBA"],
    linkedTo: ["SAMPLE CO."],
  });
  expect(entities[1]).toMatchObject({ kind: "organization", countries: ["CN"], listedOn: "2001-05-14" });
});

test("an address with state and postal code alone is American, and a birth may be approximate", async () => {
  const { entities, problems } = await collectEntities(parseCsl(screening));
  expect(entities[2]).toMatchObject({
    addresses: [{ city: "PHOENIX", country: "US" }],
    dates: [
      { type: "birth", value: "1965" },
      { type: "birth", value: "1966", approximate: true },
      { type: "expires", value: "2020-10-13" },
    ],
  });
  expect(problems).toEqual([{ position: { line: 5, column: "name" }, message: "the row has no name" }]);
});

test("an entry's id does not depend on its place in the file", async () => {
  const lines = screening.trim().split("\n");
  const turned = [lines[0], ...lines.slice(1).reverse()].join("\n");
  const ids = async (text: string) => (await collectEntities(parseCsl(text))).entities.map(({ id }) => id).sort();
  expect(await ids(turned)).toEqual(await ids(screening));
});
