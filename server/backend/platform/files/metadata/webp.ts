import { FileRefused } from "../file-refused";
import { type Bytes, keep, MOST_SEGMENTS, type Piece } from "./bytes";

/** The chunks of a WebP that make its picture (RFC 9649, 2.7): without Exif, XMP, unknown ones and what hangs behind the end. */
export async function webpWithout(bytes: Bytes): Promise<Piece[]> {
  const end = 8 + (await bytes.read(4, 4)).readUInt32LE();
  if (end > bytes.size) throw new FileRefused("file_damaged");
  const kept: Piece[] = [];
  for (let at = 12, chunks = 1; at < end; chunks += 1) {
    if (chunks > MOST_SEGMENTS) throw new FileRefused("file_damaged");
    const head = await bytes.read(at, 8);
    const type = head.toString("latin1", 0, 4);
    const length = head.readUInt32LE(4);
    // Of an odd length, a byte follows.
    const next = at + 8 + length + (length % 2);
    if (next > end) throw new FileRefused("file_damaged");
    if (type === "VP8X") kept.push(await withoutFlags(bytes, at, next));
    else if (PICTURE.has(type)) keep(kept, at, next);
    at = next;
  }
  const size = kept.reduce((sum, piece) => sum + (Buffer.isBuffer(piece) ? piece.length : piece[1] - piece[0]), 4);
  const head = Buffer.from("RIFF\0\0\0\0WEBP", "latin1");
  head.writeUInt32LE(size, 4);
  return [head, ...kept];
}

const PICTURE = new Set(["VP8 ", "VP8L", "ALPH", "ANIM", "ANMF", "ICCP"]);
const [EXIF, XMP] = [0x08, 0x04];

/** The extended header says which chunks follow, in ten bytes. */
async function withoutFlags(bytes: Bytes, from: number, to: number): Promise<Buffer> {
  if (to - from !== 18) throw new FileRefused("file_damaged");
  const chunk = Buffer.from(await bytes.read(from, 18));
  chunk[8] = (chunk[8] ?? 0) & ~(EXIF | XMP);
  return chunk;
}
