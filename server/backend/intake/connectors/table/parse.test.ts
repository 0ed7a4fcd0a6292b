import { createReadStream } from "node:fs";
import { expect, test } from "vitest";
import { collect } from "../reading/collect";
import { parseTable, type TableMapping } from "./parse";

const mapping: TableMapping = {
  id: "Nr",
  title: "ereignis",
  summary: "Beschreibung",
  happenedAt: "Datum",
  endedAt: "Ende",
  kind: { column: "Art", values: { feuer: "wildfire" } },
  latitude: "Breite",
  longitude: "Länge",
  city: "Ort",
  country: "Land",
  organization: "Firma",
  identifiers: { lei: "LEI" },
};
const file = () => createReadStream(new URL("./fixtures/events.csv", import.meta.url));

test("semicolons and Windows-1252 are found out, columns follow the mapping", async () => {
  const options = { sourceName: "Beispiel", mapping, dateOrder: "day-first" } as const;
  const { events, problems } = await collect(parseTable(file(), options));
  expect(events).toMatchObject([
    {
      externalId: "17",
      sourceName: "Beispiel",
      kind: "wildfire",
      title: "Brand in Münster",
      summary: "Halle 3",
      period: { from: "2024-03-05", to: "2024-03-06" },
      places: [
        { kind: "point", lat: 51.96, lon: 7.63 },
        { kind: "address", text: "Münster", city: "Münster", country: "DE" },
        { kind: "country", iso2: "DE" },
      ],
      organizations: [{ name: "Beispiel Werke GmbH", identifiers: [{ type: "lei", value: "529900EXAMPLE0000002" }] }],
    },
  ]);
  expect(problems).toEqual([
    { position: { line: 3, column: "ereignis" }, message: "the row has no title" },
    { position: { line: 4, column: "Datum" }, message: '"35.13.2024" is no date' },
  ]);
});

test("a column that the file does not have is told once by its name", async () => {
  const { events, problems } = await collect(
    parseTable(file(), { sourceName: "B", mapping: { title: "Ereignis", id: "Nr", url: "Verweis" } }),
  );
  expect(events).toHaveLength(2);
  expect(problems.map(({ position }) => position.column)).toEqual(["Verweis", "Ereignis"]);
});

test("a quote that is never closed costs its own row", async () => {
  const text = `a;b\n1;first\n2;"second\n${Array.from({ length: 300 }, (_, row) => `${row};row`).join("\n")}\n`;
  const { events, problems } = await collect(parseTable(text, { sourceName: "B", mapping: { title: "b", id: "a" } }));
  expect(events).toHaveLength(301);
  expect(problems).toEqual([{ position: { line: 3 }, message: "a quoted cell is never closed" }]);
});

test("more problems than are told are counted", async () => {
  const text = `a;b\n${"1;\n".repeat(50)}`;
  const mapped = { sourceName: "B", mapping: { title: "b", id: "a" }, limits: { problems: 3 } };
  const { problems } = await collect(parseTable(text, mapped));
  expect(problems).toHaveLength(4);
  expect(problems[3]).toEqual({
    position: { line: 51, column: "b" },
    message: "47 more problems, the last of them here",
  });
});

test("a source that breaks off is an error, not the end of the file", async () => {
  async function* broken(): AsyncGenerator<Uint8Array> {
    yield Buffer.from(`a;b\n${"1;x\n".repeat(40_000)}`);
    throw new Error("connection reset");
  }
  const reading = collect(parseTable(broken(), { sourceName: "B", mapping: { title: "b", id: "a" } }));
  await expect(reading).rejects.toThrow("the source stopped");
});

test("limits end the reading and say so", async () => {
  const text = `a;b\n${"1;x\n".repeat(50)}`;
  const mapped = { sourceName: "B", mapping: { title: "b", id: "a" } };
  const { events, problems } = await collect(parseTable(text, { ...mapped, limits: { items: 10 } }));
  expect([events.length, problems]).toEqual([
    10,
    [{ position: { line: 1 }, message: "left unread after 10 items", restUnread: true }],
  ]);
  const nameless = parseTable(`a;b\n${"1;\n".repeat(50)}`, { ...mapped, limits: { items: 10, problems: 1 } });
  expect((await collect(nameless)).problems.slice(1)).toMatchObject([
    { message: "left unread after 10 problems", restUnread: true },
    { message: "10 more problems, the last of them here" },
  ]);
  const long = await collect(
    parseTable(`a;b\n1;${"y".repeat(9_000)}\n2;z\n`, { ...mapped, limits: { recordLength: 5_000 } }),
  );
  expect(long.problems).toEqual([{ position: { line: 2 }, message: "the line is too long" }]);
  expect(long.events.map(({ title }) => title)).toEqual(["z"]);
});
