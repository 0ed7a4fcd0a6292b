import { crc32, deflateRawSync } from "node:zlib";

export interface ZipPart {
  name: string;
  content: string | Buffer;
  /** Sets the bit that says the part is encrypted. */
  encrypted?: boolean;
}

/** A zip file in memory, as small as the readers need it: deflated parts, no dates, no ZIP64. */
export function writeZip(parts: readonly ZipPart[]): Buffer {
  const locals: Buffer[] = [];
  const central: Buffer[] = [];
  let offset = 0;
  for (const part of parts) {
    const name = Buffer.from(part.name);
    const content = Buffer.from(part.content);
    const packed = deflateRawSync(content);
    const sizes = [crc32(content), packed.length, content.length, name.length, 0];
    const flags = 0x0800 | (part.encrypted ? 1 : 0);
    const local = [0x04034b50, 20, flags, 8, 0, 0, ...sizes];
    locals.push(record("IHHHHHIIIHH", local), name, packed);
    const directory = [0x02014b50, 20, 20, flags, 8, 0, 0, ...sizes, 0, 0, 0, 0, offset];
    central.push(record("IHHHHHHIIIHHHHHII", directory), name);
    offset += 30 + name.length + packed.length;
  }
  const directory = Buffer.concat(central);
  const end = [0x06054b50, 0, 0, parts.length, parts.length, directory.length, offset, 0];
  return Buffer.concat([...locals, directory, record("IHHHHIIH", end)]);
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
