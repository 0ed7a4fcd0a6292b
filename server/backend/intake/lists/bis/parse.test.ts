import { createReadStream } from "node:fs";
import { expect, test } from "vitest";
import { collectEntities } from "../../../platform/db/shapes/listed-entity";
import { parseBis } from "./parse";

test("rows of one name and one order are one entry with all its addresses", async () => {
  const { entities, problems } = await collectEntities(
    parseBis(createReadStream(new URL("./fixtures/denied.txt", import.meta.url))),
  );
  expect(entities).toMatchObject([
    {
      kind: "organization",
      countries: ["AE", "IR"],
      addresses: [
        { city: "TEHRAN", country: "IR" },
        { city: "DUBAI", country: "AE" },
      ],
      listedOn: "2003-06-19",
      programs: ["Standard denial"],
    },
    { kind: "person", countries: ["US"], programs: ["Non-standard denial"] },
  ]);
  expect(problems).toEqual([{ position: { line: 5, column: "Effective_Date" }, message: '"" is no date' }]);
});
