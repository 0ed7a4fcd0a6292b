import { pipeline } from "node:stream/promises";
import { constants, crc32, createDeflateRaw } from "node:zlib";

export interface ZipEntry {
  name: string;
  content: AsyncIterable<Uint8Array> | Iterable<Uint8Array>;
}

/**
 * A zip file as it is made: nothing of it is held. Each part is deflated in zlib's own threads, and its sizes follow it (APPNOTE
 * 4.3.9), because they are not known before. Throws RangeError above 4 GiB, which would need ZIP64.
 */
export async function* zipStream(entries: AsyncIterable<ZipEntry> | Iterable<ZipEntry>): AsyncGenerator<Buffer, void> {
  const directory: Buffer[] = [];
  let offset = 0;
  for await (const { name, content } of entries) {
    const title = Buffer.from(name);
    const head = Buffer.concat([
      record("IHHHHHIIIHH", [LOCAL, 20, FLAGS, DEFLATE, 0, NO_DAY, 0, 0, 0, title.length, 0]),
      title,
    ]);
    yield head;
    const sizes = { crc: 0, packed: 0, whole: 0 };
    yield* deflated(content, sizes);
    const { crc, packed, whole } = sizes;
    const tail = record("IIII", [DESCRIPTOR, crc, packed, whole]);
    yield tail;
    const fields = [
      CENTRAL,
      20,
      20,
      FLAGS,
      DEFLATE,
      0,
      NO_DAY,
      crc,
      packed,
      whole,
      title.length,
      0,
      0,
      0,
      0,
      0,
      offset,
    ];
    directory.push(record("IHHHHHHIIIHHHHHII", fields), title);
    offset = within(offset + head.length + packed + tail.length);
  }
  const list = Buffer.concat(directory);
  const count = directory.length / 2;
  yield Buffer.concat([list, record("IHHHHIIH", [END, 0, 0, count, count, list.length, offset, 0])]);
}

const LOCAL = 0x04034b50;
const DESCRIPTOR = 0x08074b50;
const CENTRAL = 0x02014b50;
const END = 0x06054b50;
/** Names are UTF-8; the sizes come after the part. */
const FLAGS = 0x0808;
const DEFLATE = 8;
/** 1 January 1980: when it was made stands inside. */
const NO_DAY = 0x0021;
const FOUR_GIBIBYTES = 2 ** 32 - 1;

async function* deflated(
  content: ZipEntry["content"],
  sizes: { crc: number; packed: number; whole: number },
): AsyncGenerator<Buffer, void> {
  const zip = createDeflateRaw({ level: constants.Z_BEST_SPEED, chunkSize: 64 * 1024 });
  async function* counted() {
    for await (const piece of content) {
      sizes.crc = crc32(piece, sizes.crc);
      sizes.whole = within(sizes.whole + piece.byteLength);
      yield piece;
    }
  }
  // A source that fails, and a reader that leaves, both come out of the loop below; here it would be nobody's.
  const filled = pipeline(counted, zip).catch(() => undefined);
  for await (const piece of zip as AsyncIterable<Buffer>) {
    sizes.packed = within(sizes.packed + piece.length);
    yield piece;
  }
  await filled;
}

function within(bytes: number): number {
  if (bytes > FOUR_GIBIBYTES) throw new RangeError("A zip file without ZIP64 holds 4 GiB at most");
  return bytes;
}

/** Little-endian fields: H of two bytes, I of four. */
function record(layout: string, values: readonly number[]): Buffer {
  const fields = [...layout].map((kind, index) => {
    const field = Buffer.alloc(kind === "I" ? 4 : 2);
    field.writeUIntLE(values[index] ?? 0, 0, field.length);
    return field;
  });
  return Buffer.concat(fields);
}
