// Again on Node 24: the decoders of old encodings come with Node.
import fc from "fast-check";
import { expect, test } from "vitest";
import { collect, inPieces, readAll } from "../../../../tests/support/spreadsheets/read-all";
import { ImportRefused } from "./import-refused";
import { readTable } from "./read-table";
import type { ReadOptions, Row } from "./table";

const TITLES = ["Name", "Country", "City", "Postal code", "Remark"];
const recognises = (title: string): boolean => TITLES.includes(title);

const read = (content: string | Buffer, options: ReadOptions = {}): ReturnType<typeof readAll> =>
  readAll(content, { recognises, ...options }, 7);

const cellsOf = ({ all }: { all: Row[] }): string[][] => all.map(({ cells }) => cells);

async function refusal(content: string | Buffer, options?: ReadOptions): Promise<Partial<ImportRefused>> {
  const error = await read(content, options).catch((thrown: unknown) => thrown);
  if (!(error instanceof ImportRefused)) throw new Error("was not refused", { cause: error });
  const { code, row, column } = error;
  return { code, row, column };
}

type Encoded = "utf-8" | "utf-8-bom" | "utf-16le" | "utf-16le-bom" | "utf-16be" | "utf-16be-bom" | "windows-1252";

function encode(text: string, encoding: Encoded): Buffer {
  const marked = encoding.endsWith("-bom") ? `\ufeff${text}` : text;
  if (encoding === "windows-1252") return Buffer.from(text, "latin1");
  if (encoding.startsWith("utf-8")) return Buffer.from(marked);
  const little = Buffer.from(marked, "utf16le");
  return encoding.startsWith("utf-16be") ? little.swap16() : little;
}

test("a table comes back as it was written, under every delimiter and encoding", async () => {
  // Lead bytes without a continuation: no run of them is UTF-8 by accident.
  const latin = fc.string({ unit: fc.constantFrom(..."abc ;,\t|\"'\n\réüßñ09") });
  const any = fc.string({ unit: "grapheme" }).map((text) => text.replaceAll("\0", ""));
  const rowsOf = (cell: fc.Arbitrary<string>): fc.Arbitrary<string[][]> =>
    fc.array(fc.tuple(fc.constantFrom("Süd AG", "Nord"), cell, cell, cell, cell), { minLength: 1, maxLength: 8 });
  const encodings: Encoded[] = ["utf-8", "utf-8-bom", "utf-16le", "utf-16le-bom", "utf-16be", "utf-16be-bom"];
  const cases = fc.oneof(
    fc.tuple(rowsOf(any), fc.constantFrom(...encodings)),
    fc.tuple(rowsOf(latin), fc.constantFrom("windows-1252" as const, ...encodings)),
  );
  const writing = fc.tuple(fc.constantFrom(",", ";", "\t", "|"), fc.constantFrom("\n", "\r\n", "\r"), fc.boolean());
  await fc.assert(
    fc.asyncProperty(cases, writing, async ([rows, encoding], [delimiter, newline, closed]) => {
      const quoted = (cell: string): string =>
        /[,;\t|"\r\n]|^\s|\s$/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
      const text = [TITLES, ...rows].map((cells) => cells.map(quoted).join(delimiter)).join(newline);
      const table = await read(encode(text + (closed ? newline : ""), encoding));
      expect([table.delimiter, table.header, cellsOf(table)]).toEqual([delimiter, TITLES, rows]);
    }),
    { numRuns: 300 },
  );
});

test("a broken character that a file of UTF-16 was written with stays visible, in a small file too", async () => {
  const rows = [["Süd AG", "", "", "\ufffd", ""]];
  const text = [TITLES, ...rows].map((cells) => cells.join(",")).join("\n");
  for (const encoding of ["utf-16le", "utf-16be"] as const)
    expect(cellsOf(await read(encode(text, encoding)))).toEqual(rows);
});

test("changed bytes are read or refused, and nothing else happens", async () => {
  const original = Buffer.from('Name;Country;City\n"Süd; ""AG""";DE;Ulm\nNord,CN,"Foo\nBar"\nWest;FR;Lyon\n');
  const change = fc.tuple(fc.nat(original.length - 1), fc.nat(255), fc.nat(3));
  await fc.assert(
    fc.asyncProperty(fc.array(change, { maxLength: 12 }), fc.boolean(), async (changes, wide) => {
      const bytes = wide ? Buffer.from(original.toString(), "utf16le") : Buffer.from(original);
      for (const [at, value, length] of changes) bytes.fill(value, at, Math.min(at + length, bytes.length));
      const error = await read(bytes).catch((thrown: unknown) => thrown);
      if (error instanceof Error) expect(error).toBeInstanceOf(ImportRefused);
    }),
    { numRuns: 500 },
  );
});

test("Windows-1252 is told from UTF-8 by its first letter beyond ASCII, however late it comes", async () => {
  const filler = "Nord;DE;Ulm\n".repeat(9000);
  const late = Buffer.concat([
    Buffer.from(`Name;Country;City\n${filler}`),
    Buffer.from([0x4d, 0xfc, 0x80, 0x99, 0x3b, 0x3b]),
  ]);
  const latin = await read(late);
  expect([latin.encoding, latin.all.at(-1)?.cells]).toEqual(["windows-1252", ["Mü€™", "", ""]]);
  const utf8 = await read(`Name;Country;City\n${filler}Mü€;;`);
  expect([utf8.encoding, utf8.all.at(-1)?.cells]).toEqual(["utf-8", ["Mü€", "", ""]]);
});

test("a broken character in UTF-8 stays visible and does not turn the file into another encoding", async () => {
  const bytes = Buffer.concat([
    Buffer.from("Name,City\nMüller,Köln\nWei"),
    Buffer.from([0xdf]),
    Buffer.from(",Düren\n"),
  ]);
  const table = await read(bytes);
  expect([table.encoding, cellsOf(table)]).toEqual([
    "utf-8",
    [
      ["Müller", "Köln"],
      ["Wei\ufffd", "Düren"],
    ],
  ]);
});

test("the header is found under a title and an address block, and rows keep the number a spreadsheet shows", async () => {
  const text =
    'Supplier overview 2025,,\nprinted by,Purchasing,\n,,\nName,Country,City\nNord,DE,Ulm\n\nSüd,"D\nE",Bonn\nWest,FR,Lyon\n';
  const table = await read(text);
  expect([table.headerRow, table.header]).toEqual([4, ["Name", "Country", "City"]]);
  expect(table.all.map(({ number }) => number)).toEqual([5, 7, 8]);
});

test("a header in an unknown language is found by the values below it", async () => {
  const rows = Array.from({ length: 8 }, (_, i) => `Firma ${i};${i % 2 ? "PL" : "CZ"};${i}4.5`).join("\n");
  const table = await readTable(inPieces(Buffer.from(`Nazwa;Kraj;Waga\n${rows}`)));
  expect([table.headerRow, table.header]).toEqual([1, ["Nazwa", "Kraj", "Waga"]]);
});

test("rows that are too short or too long, and empty columns at the end, are evened out", async () => {
  const table = await read("Name,Country,City,,,\nNord,DE\nSüd,DE,Ulm,,,\nWest,FR,Lyon,more,,\n");
  expect(table.header).toEqual(["Name", "Country", "City", ""]);
  expect(cellsOf(table)).toEqual([
    ["Nord", "DE", "", ""],
    ["Süd", "DE", "Ulm", ""],
    ["West", "FR", "Lyon", "more"],
  ]);
});

test("quotes are read as spreadsheets read them", async () => {
  const table = await read('Name,Remark\n"a ""b"" c",12" pipe\n "x, y",""\n"z"t,say "hi"\n');
  expect(cellsOf(table)).toEqual([
    ['a "b" c', '12" pipe'],
    ["x, y", ""],
    ["zt", 'say "hi"'],
  ]);
});

test("the line sep=; chooses the delimiter and is not counted", async () => {
  const table = await read("sep=;\r\nName;Country,City\r\nNord;DE,Ulm\r\n");
  expect([table.delimiter, table.headerRow, table.header]).toEqual([";", 1, ["Name", "Country,City"]]);
});

test("decimal commas do not win over the semicolon", async () => {
  const table = await read("Firma;Breite;Länge\nNord;48,1;11,5\nSüd;47,9;10,2\n", { headerRow: 1 });
  expect([table.delimiter, cellsOf(table)[0]]).toEqual([";", ["Nord", "48,1", "11,5"]]);
});

test("one column is a table too", async () => {
  const table = await read("Name\nNord\nSüd\n");
  expect([table.delimiter, cellsOf(table)]).toEqual([null, [["Nord"], ["Süd"]]]);
});

test("without a header the caller can say so, and columns are called by their letters", async () => {
  expect(await refusal("Nord,1.5\nSüd,2.5\n")).toEqual({ code: "noHeader", row: 1, column: undefined });
  const table = await read("Nord,1.5\nSüd,2.5\n", { headerRow: 0 });
  expect([table.header, table.all.length]).toEqual([["A", "B"], 2]);
});

test("each kind of unreadable file is refused by its own code", async () => {
  const codes = await Promise.all(
    [
      Buffer.alloc(0),
      Buffer.from("\n\n , \n"),
      Buffer.from(Array.from({ length: 5000 }, (_, i) => (i * 7919) % 251)),
      Buffer.from("%PDF-1.7 …"),
      Buffer.from("1f8b0800", "hex"),
      Buffer.concat([Buffer.from("d0cf11e0a1b11ae1", "hex"), Buffer.alloc(600), Buffer.from("Workbook", "utf16le")]),
      Buffer.concat([
        Buffer.from("d0cf11e0a1b11ae1", "hex"),
        Buffer.alloc(600),
        Buffer.from("EncryptedPackage", "utf16le"),
      ]),
      Buffer.from('{"name": "Nord"}'),
      Buffer.from("<html><table>"),
      Buffer.from("fffe000041000000", "hex"),
    ].map(async (content) => (await refusal(content)).code),
  );
  expect(codes).toEqual([
    "empty",
    "empty",
    "binary",
    "otherFormat",
    "archive",
    "oldWorkbook",
    "encrypted",
    "otherFormat",
    "otherFormat",
    "unknownEncoding",
  ]);
  const absent = await readTable("/nowhere/suppliers.csv").catch((error: unknown) => error);
  expect(absent).toMatchObject({ code: "unreadable", params: { reason: "ENOENT" } });
});

test("a limit is refused at its row and column", async () => {
  const limits = { rows: 2, columns: 3, cellLength: 20 };
  const rows = "Nord,DE,Ulm\n".repeat(2);
  const head = `Name,Country,City\n${rows}`;
  expect(await refusal(`${head}Süd,DE,Bonn\n`, { limits })).toEqual({ code: "tooManyRows", row: 4, column: undefined });
  expect(await refusal(`${head}a,b,c,d\n`, { limits })).toEqual({ code: "tooManyColumns", row: 4, column: 4 });
  expect(await refusal(`${head}a,${"b".repeat(21)}\n`, { limits })).toEqual({ code: "cellTooLong", row: 4, column: 2 });
  expect(await refusal(`${head}a,"b\n${rows}`, { limits })).toEqual({ code: "openQuote", row: 4, column: 2 });
  expect(await refusal(`${head}a,"b\nc`, { limits })).toEqual({ code: "openQuote", row: 4, column: 2 });
  expect(
    await refusal(`${head}Süd,DE,Bo\0nn\n`.replace("Nord", "N".repeat(18)), { limits, encoding: "utf-8" }),
  ).toEqual({
    code: "binary",
    row: 4,
    column: 3,
  });
  expect((await refusal(head, { limits: { bytes: 20 } })).code).toBe("tooManyBytes");
});

test.each([
  ["one endless cell", "Name\n", "x".repeat(65_536), "cellTooLong"],
  ["one endless column of rows", "Name\n", "Nord GmbH\n".repeat(6_553), "tooManyRows"],
  ["nothing but line breaks", "Name\nNord\n", "\n".repeat(65_536), "tooManyBytes"],
])("%s is given up early and its source closed", async (_, head, piece, code) => {
  let sent = 0;
  let closed = false;
  async function* endless(): AsyncGenerator<Uint8Array> {
    try {
      yield Buffer.from(head);
      for (;;) {
        sent += piece.length;
        yield Buffer.from(piece);
      }
    } finally {
      closed = true;
    }
  }
  const reading = readTable(endless(), { recognises, limits: { bytes: 3_000_000 } }).then((table) =>
    collect(table.rows),
  );
  await expect(reading).rejects.toMatchObject({ code });
  expect([sent < 4_000_000, closed]).toEqual([true, true]);
});

test("a reader that stops early closes the source", async () => {
  let closed = false;
  async function* source(): AsyncGenerator<Uint8Array> {
    try {
      for (;;) yield Buffer.from("Name,City\nNord,Ulm\n".repeat(1000));
    } finally {
      closed = true;
    }
  }
  const table = await readTable(source(), { recognises });
  for await (const row of table.rows) if (row.number > 10) break;
  expect(closed).toBe(true);
});
