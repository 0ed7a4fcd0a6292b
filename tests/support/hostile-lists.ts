import { writeXlsx } from "./spreadsheets/write-xlsx";

const CSV = Buffer.from("Name;Country;City\nNord GmbH;DE;Ulm\nSüd AG;FR;Lyon\nWerk Ost;PL;Łódź\n".repeat(6));
export const WORKBOOK = writeXlsx({
  sheets: [{ name: "S", rows: [["Name", "Country"], ...Array.from({ length: 40 }, (_, n) => [`Werk ${n}`, "DE"])] }],
});

const PLACES = Buffer.from(
  JSON.stringify({
    type: "FeatureCollection",
    features: ["Nord GmbH", "Süd AG", "Werk Ost"].map((name, n) => ({
      ...{ type: "Feature", geometry: { type: "Point", coordinates: [10 + n, 48] } },
      properties: { name, country: "DE" },
    })),
  }),
);
/** A collection of one feature, as it is written. */
const placesOf = (feature: string, more = "") =>
  Buffer.from(`{"type":"FeatureCollection"${more},"features":[${feature}]}`);

/** The same numbers in each run (xorshift), so that a file that broke something can be made again. */
function numbers(seed: number): () => number {
  let state = seed;
  return () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) / 2 ** 32;
  };
}

/** Cut, with bytes turned over, with a piece doubled, or with junk within. */
export function spoilt(whole: Buffer, seed: number): Buffer {
  const next = numbers(seed);
  const at = () => Math.floor(next() * whole.length);
  const bytes = Buffer.from(whole);
  switch (seed % 4) {
    case 0:
      return bytes.subarray(0, at());
    case 1:
      for (let turn = 0; turn < 12; turn++) bytes[at()] = Math.floor(next() * 256);
      return bytes;
    case 2:
      return Buffer.concat([bytes.subarray(0, at()), bytes.subarray(at())]);
    default:
      return Buffer.concat([
        bytes.subarray(0, at()),
        Buffer.from(['"', "\0", "=cmd|' /C calc'!A0", "\r"].join(";")),
        bytes,
      ]);
  }
}

/** What each is, what it is called, and what is in it. */
export const HOSTILE_LISTS: [string, string, Buffer][] = [
  ["a picture", "list.csv", Buffer.from("89504e470d0a1a0a0000", "hex")],
  ["an old workbook", "list.xls", Buffer.from("d0cf11e0a1b11ae10000000000000000", "hex")],
  ["a page", "list.csv", Buffer.from("<!doctype html><html><body><h1>Sign in</h1></body></html>")],
  ["JSON", "list.csv", Buffer.from('{"suppliers":[{"name":"Nord"}]}')],
  ["XML", "list.csv", Buffer.from('<?xml version="1.0"?><a>&lol;</a>')],
  ["an archive", "list.xlsx", Buffer.from("504b0506000000000000000000000000000000000000", "hex")],
  ["titles alone", "list.csv", Buffer.from("Name;Country\n")],
  ["one line of a megabyte", "list.csv", Buffer.alloc(1_000_000, "a")],
  ["a name of a folder", "../../etc/passwd", CSV],
  ["markup for a name", '<img src=x onerror="alert(1)">.csv', Buffer.from("x;y\n1;2\n")],
  ...Array.from({ length: 18 }, (_, n): [string, string, Buffer] => [`text ${n + 1}`, "l.csv", spoilt(CSV, n + 1)]),
  ...Array.from({ length: 12 }, (_, n): [string, string, Buffer] => [
    `book ${n + 1}`,
    "l.xlsx",
    spoilt(WORKBOOK, n + 1),
  ]),
  ["values that are no JSON", "l.geojson", placesOf('{"type":"Feature","properties":{"name":NaN},"geometry":null}')],
  [
    "numbers that are no place",
    "l.geojson",
    placesOf(
      '{"type":"Feature","properties":{"name":"Nord"},"geometry":{"type":"Point","coordinates":["<img src=x>",1e400]}}',
    ),
  ],
  ["another reference system", "l.geojson", placesOf("", ',"crs":{"type":"name","properties":{"name":"<img src=x>"}}')],
  ["brackets without end", "l.geojson", placesOf(`{"type":"Feature","properties":${"[".repeat(200_000)}`)],
  [
    "names of the language",
    "l.json",
    placesOf('{"type":"Feature","properties":{"__proto__":"Nord","name":{"toString":1}}}'),
  ],
  ...Array.from({ length: 3 }, (_, n): [string, string, Buffer] => [`places ${n + 1}`, "l.geojson", spoilt(PLACES, n)]),
];
