import { FileRefused } from "../file-refused";
import { type Bytes, keep, MOST_SEGMENTS, type Piece } from "./bytes";

/** The chunks of a PNG that make its picture (PNG, third edition, 11): without texts, times, Exif and what hangs behind the end. */
export async function pngWithout(bytes: Bytes): Promise<Piece[]> {
  const kept: Piece[] = [[0, 8]];
  for (let at = 8, chunks = 1; ; chunks += 1) {
    if (chunks > MOST_SEGMENTS) throw new FileRefused("file_damaged");
    const head = await bytes.read(at, 8);
    const type = head.toString("latin1", 4);
    // Data, and a checksum of four bytes.
    const end = at + 8 + head.readUInt32BE() + 4;
    if (!/^[A-Za-z]{4}$/.test(type) || end > bytes.size) throw new FileRefused("file_damaged");
    if (PICTURE.has(type)) keep(kept, at, end);
    if (type === "IEND") return kept;
    at = end;
  }
}

const PICTURE = new Set([
  ...["IHDR", "PLTE", "IDAT", "IEND", "tRNS", "bKGD", "pHYs", "sBIT"],
  ...["cHRM", "gAMA", "iCCP", "sRGB", "cICP", "mDCV", "cLLI"],
  ...["acTL", "fcTL", "fdAT"],
]);
