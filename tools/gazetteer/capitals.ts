import { readFileSync } from "node:fs";
import { brotliDecompressSync } from "node:zlib";

/**
 * Prints the capitals of `server/backend/reference/geo/capitals.ts` from the packed gazetteer: `npx tsx tools/gazetteer/capitals.ts`. Of several seats
 * of a country the largest, unless its constitution names another one.
 */
const NAMED: Readonly<Record<string, string>> = { BJ: "Porto-Novo", BO: "Sucre" };
/** Of `tools/gazetteer/pack.ts`: the seat of a country. */
const SEAT = "0";
const WIDEST = 150;

const file = readFileSync("server/backend/reference/geo/gazetteer/places.bin");
const start = file.indexOf(10) + 1;
const blocks = JSON.parse(file.toString("utf8", 0, start - 1)) as Record<string, [from: number, length: number]>;
const capitals = Object.entries(blocks)
  .sort(([a], [b]) => (a < b ? -1 : 1))
  .flatMap(([country, [from, length]]) => {
    const block = brotliDecompressSync(file.subarray(start + from, start + from + length));
    const head = block.indexOf(10) + 1;
    const [regions = 0, places = 0] = block.toString("utf8", 0, head).split(" ").map(Number);
    const rows = block.toString("utf8", head + regions, head + regions + places).split("\n");
    const seats = rows.map((row) => row.split("\t")).filter(([, , , , , , rank]) => rank === SEAT);
    const [largest] = seats.sort((a, b) => Number(b[3]) - Number(a[3]));
    const [name, lat, lon] = seats.find((seat) => seat[0] === NAMED[country]) ?? largest ?? [];
    return name ? [`${country} ${Number(lat).toFixed(2)} ${Number(lon).toFixed(2)} ${name}`] : [];
  });
let line = "";
for (const capital of [...capitals, ""]) {
  if (capital === "" || line.length + capital.length > WIDEST) {
    process.stdout.write(`${line};\n`);
    line = capital;
  } else line = line === "" ? capital : `${line};${capital}`;
}
