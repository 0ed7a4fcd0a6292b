import { createReadStream } from "node:fs";
import { expect, test } from "vitest";
import { collectEntities } from "../../../platform/db/shapes/listed-entity";
import { parseListTable } from "./parse";

test("any list is read by its mapping, whatever its delimiter and encoding", async () => {
  const { entities, problems } = await collectEntities(
    parseListTable(createReadStream(new URL("./fixtures/list.csv", import.meta.url)), {
      listName: "Own list",
      separator: ",",
      dateOrder: "day-first",
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
    }),
  );
  expect(entities).toMatchObject([
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
