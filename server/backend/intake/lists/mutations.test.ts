import { readFileSync } from "node:fs";
import fc from "fast-check";
import { expect, test } from "vitest";
import type { ListedItem } from "../../platform/db/shapes/listed-entity";
import type { Source } from "../../platform/db/shapes/raw-event";
import { parseBis } from "./bis/parse";
import { parseCsl } from "./csl/parse";
import { parseEu } from "./eu/parse";
import { parseEuTable } from "./eu/table";
import { parseOfac } from "./ofac/parse";
import { parseSeco } from "./seco/parse";
import { parseListTables } from "./table/parse";
import { parseUk } from "./uk/parse";
import { parseUkXml } from "./uk/parse-xml";
import { parseUn } from "./un/parse";

const listName = "Sample";
const aliases = readFileSync(new URL("ofac/fixtures/aliases.csv", import.meta.url), "utf8");
const entities = readFileSync(new URL("ofac/fixtures/entities.csv", import.meta.url), "utf8");
const PARSERS: [file: string, parse: (open: () => Source) => AsyncIterable<ListedItem>][] = [
  ["ofac/fixtures/entities.csv", (open) => parseOfac({ entities: open(), aliases }, { listName })],
  ["ofac/fixtures/addresses.csv", (open) => parseOfac({ entities, addresses: open() }, { listName })],
  ["bis/fixtures/denied.txt", (open) => parseBis(open())],
  ["csl/fixtures/screening.csv", (open) => parseCsl(open())],
  ["un/fixtures/consolidated.xml", (open) => parseUn(open())],
  [
    "table/fixtures/list.csv",
    (open) => parseListTables([{ open, mapping: { name: "Bezeichnung", id: "Nummer" } }], { listName }),
  ],
  ["uk/fixtures/sanctions-list.csv", (open) => parseUk([open])],
  ["uk/fixtures/con-list.csv", (open) => parseUk([open])],
  ["uk/fixtures/sanctions-list.xml", (open) => parseUkXml(open())],
  ["eu/fixtures/consolidated.xml", (open) => parseEu(open())],
  ["eu/fixtures/consolidated.csv", parseEuTable],
];

const mutation = fc.record({
  at: fc.nat(),
  length: fc.nat({ max: 40 }),
  put: fc.oneof(
    fc.uint8Array({ maxLength: 12 }),
    fc
      .constantFrom('"', "<", "&", "\0", "\n", "\t", ",", ";", "-0-", "DOB", "<!DOCTYPE x [")
      .map((text) => new TextEncoder().encode(text)),
  ),
});

test.each(PARSERS)("%s with any bytes changed is read without an exception", async (file, parse) => {
  const original = readFileSync(new URL(file, import.meta.url));
  await fc.assert(
    fc.asyncProperty(fc.array(mutation, { minLength: 1, maxLength: 6 }), async (mutations) => {
      const bytes = mutations.reduce(mutate, original);
      for await (const item of parse(() => once(bytes))) {
        if (item.ok) {
          expect(item.entity.names[0]?.kind).toBe("primary");
          expect(item.entity.countries.every((iso2) => /^[A-Z]{2}$/.test(iso2))).toBe(true);
        } else {
          const { line, path } = item.problem.position;
          expect(line !== undefined || path !== undefined, item.problem.message).toBe(true);
        }
      }
    }),
    { numRuns: 150 },
  );
});

test("the Swiss list, which is gone through twice, with any bytes changed is read without an exception", async () => {
  const original = readFileSync(new URL("seco/fixtures/whole-list.xml", import.meta.url));
  await fc.assert(
    fc.asyncProperty(fc.array(mutation, { minLength: 1, maxLength: 6 }), async (mutations) => {
      const bytes = mutations.reduce(mutate, original);
      for await (const item of parseSeco(() => once(bytes))) {
        if (item.ok) expect(item.entity.names[0]?.kind).toBe("primary");
      }
    }),
    { numRuns: 150 },
  );
});

function mutate(bytes: Buffer, { at, length, put }: { at: number; length: number; put: Uint8Array }): Buffer {
  const from = at % (bytes.length + 1);
  return Buffer.concat([bytes.subarray(0, from), put, bytes.subarray(from + length)]);
}

async function* once(bytes: Buffer): AsyncGenerator<Uint8Array> {
  yield bytes;
}
