import { expect, test } from "vitest";
import { collectEntities } from "../../../platform/db/shapes/listed-entity";
import { parseListTables } from "../table/parse";

const HEADER = "Ref,Name,Name type\n";
const mapping = { name: "Name", id: "Ref", nameType: "Name type" };
const read = (rows: () => Iterable<string>) => {
  async function* open(): AsyncGenerator<Uint8Array, void> {
    yield Buffer.from(HEADER);
    for (const row of rows()) yield Buffer.from(row);
  }
  return collectEntities(parseListTables([{ open, mapping }], { listName: "Own" }));
};

test("a subject is answered with its last row, wherever that stands, and with all of its names", async () => {
  const { entities, problems } = await read(() => [
    "1,First,Primary name\n2,Second,Primary name\n",
    "2,Zweite,AKA\n3,Third,Primary name\n1,Erste,AKA\n",
  ]);
  expect(problems).toEqual([]);
  expect(entities.map(({ id, names }) => [id, names.map(({ text }) => text)])).toEqual([
    ["2", ["Second", "Zweite"]],
    ["3", ["Third"]],
    ["1", ["First", "Erste"]],
  ]);
});

test("any number of subjects whose rows stand together is read; too many with rows far apart are refused as a whole", async () => {
  const count = 12_000;
  function* together(): Generator<string> {
    for (let n = 0; n < count; n++) yield `${n},Nord Werk ${n},Primary name\n${n},Werk Nord ${n},AKA\n`;
  }
  const whole = await read(together);
  expect(whole.problems).toEqual([]);
  expect(whole.entities).toHaveLength(count);
  expect(whole.entities.every(({ names }) => names.length === 2)).toBe(true);

  function* apart(): Generator<string> {
    for (let n = 0; n < count; n++) yield `${n},Nord Werk ${n},Primary name\n`;
    for (let n = 0; n < count; n++) yield `${n},Werk Nord ${n},AKA\n`;
  }
  const { entities, problems } = await read(apart);
  expect(entities).toEqual([]);
  expect(problems.at(-1)).toMatchObject({ restUnread: true, message: expect.stringContaining("sort the file") });
});

test("a subject of one name and any number of programmes keeps a thousand of them", async () => {
  async function* open(): AsyncGenerator<Uint8Array, void> {
    yield Buffer.from("Ref,Name,Programme\n");
    for (let n = 0; n < 3_000; n++) yield Buffer.from(`1,Nord Werk,Programme ${n}\n`);
  }
  const programmes = { name: "Name", id: "Ref", programs: "Programme" };
  const { entities } = await collectEntities(parseListTables([{ open, mapping: programmes }], { listName: "Own" }));
  expect(entities.map(({ programs }) => programs.length)).toEqual([1_000]);
});

test("programmes count among what is held of subjects that have rows to come", async () => {
  const long = "x".repeat(16_000);
  async function* open(): AsyncGenerator<Uint8Array, void> {
    yield Buffer.from("Ref,Name,Programme\n");
    for (let n = 0; n < 1_100; n++) yield Buffer.from(`${n},Nord Werk ${n},${n} ${long}\n`);
    for (let n = 0; n < 1_100; n++) yield Buffer.from(`${n},Werk Nord ${n},\n`);
  }
  const programmes = { name: "Name", id: "Ref", programs: "Programme" };
  const { problems } = await collectEntities(parseListTables([{ open, mapping: programmes }], { listName: "Own" }));
  expect(problems.at(-1)).toMatchObject({ restUnread: true, message: expect.stringContaining("sort the file") });
});
