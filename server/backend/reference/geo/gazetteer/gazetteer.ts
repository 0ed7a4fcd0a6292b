import { closeSync, openSync, readSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliDecompress, brotliDecompressSync } from "node:zlib";
import { projectRoot } from "../../../../project-root";
import { CountryGazetteer } from "./country-gazetteer";

/**
 * The gazetteer of a country, null where there is none: places of 500 inhabitants and more and seats of divisions, by GeoNames
 * (CC BY 4.0). Made by `tools/gazetteer/build.ts`. The last few countries are kept: a list has few, and its rows come in any order.
 */
export function gazetteerOf(country: string): CountryGazetteer | null {
  const known = kept.get(country);
  if (known) {
    kept.delete(country);
    kept.set(country, known);
    return known;
  }
  const packed = readPacked(country);
  return packed && keep(country, brotliDecompressSync(packed));
}

/**
 * Reads the gazetteer of a country for `gazetteerOf`; undefined where that has it already. Unpacking the largest takes 20 ms, which a thread
 * of Node's own does, and sorting its places as much, which is done in turns: for the process that answers pages.
 */
export function openGazetteer(country: string | null | undefined): Promise<void> | undefined {
  if (!country || kept.has(country)) return undefined;
  const packed = readPacked(country);
  return packed ? unpack(packed).then((block) => keep(country, block).sortInTurns()) : undefined;
}

const unpack = promisify(brotliDecompress);

function keep(country: string, block: Buffer): CountryGazetteer {
  const read = new CountryGazetteer(block);
  kept.set(country, read);
  for (const oldest of kept.keys()) {
    if (bytesKept() <= MOST_BYTES || oldest === country) break;
    kept.delete(oldest);
  }
  return read;
}

/** Forgets what was read, when a list is done. */
export function closeGazetteer(): void {
  kept.clear();
}

const kept = new Map<string, CountryGazetteer>();
/** The largest country, the United States, has 3 MB; the whole world 45. */
const MOST_BYTES = 24_000_000;
const bytesKept = (): number => [...kept.values()].reduce((sum, { bytes }) => sum + bytes, 0);

function readPacked(country: string): Buffer | null {
  const file = openSync(join(projectRoot(), FILE), "r");
  try {
    index ??= readIndex(file);
    const at = index.blocks[country];
    if (!at) return null;
    const packed = Buffer.alloc(at[1]);
    readSync(file, packed, 0, at[1], index.end + at[0]);
    return packed;
  } finally {
    closeSync(file);
  }
}

const FILE = "server/backend/reference/geo/gazetteer/places.bin";
const NEWLINE = 10;
/** The index is a line of about 5 kB. */
const LONGEST_INDEX = 64 * 1024;

let index: { blocks: Record<string, [from: number, length: number]>; end: number } | undefined;

function readIndex(file: number): NonNullable<typeof index> {
  const head = Buffer.alloc(LONGEST_INDEX);
  readSync(file, head, 0, LONGEST_INDEX, 0);
  const end = head.indexOf(NEWLINE);
  return { blocks: JSON.parse(head.toString("utf8", 0, end)), end: end + 1 };
}
