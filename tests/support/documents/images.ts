import { crc32, deflateSync } from "node:zlib";

/** What no image that we keep may hold. */
export const SECRET = "48.137154 N 11.576124 E, Mara Keller";

const exif = (orientation: number) =>
  Buffer.concat([
    Buffer.from("Exif\0\0"),
    Buffer.from(`49492a0008000000010012010300010000000${orientation}00000000000000`, "hex"),
    Buffer.from(SECRET),
  ]);

const segment = (marker: number, payload: Buffer): Buffer => {
  const head = Buffer.from([0xff, marker, 0, 0]);
  head.writeUInt16BE(payload.length + 2, 2);
  return Buffer.concat([head, payload]);
};

/** A JPEG of two scans, with every place that metadata is known to sit in, held the given way. */
export function jpeg({ orientation = 1 }: { orientation?: number } = {}): { bytes: Buffer; picture: Buffer } {
  const jfif = segment(0xe0, Buffer.from("JFIF\0\x01\x02\0\0\x01\0\x01\0\0", "latin1"));
  const icc = segment(0xe2, Buffer.from("ICC_PROFILE\0\x01\x01colours", "latin1"));
  const adobe = segment(0xee, Buffer.from("Adobe\0\x64\0\0\0\0\x01", "latin1"));
  const tables = [
    segment(0xdb, Buffer.alloc(65, 1)),
    segment(0xc2, Buffer.alloc(11, 8)),
    segment(0xc4, Buffer.alloc(20)),
  ];
  // Stuffed zeroes and restart marks belong to the coded picture.
  const scan = (n: number) =>
    Buffer.concat([
      segment(0xda, Buffer.alloc(6, n)),
      Buffer.from("12ff0034ffd056ffd178", "hex"),
      Buffer.alloc(70_000, n),
    ]);
  const end = Buffer.from([0xff, 0xd9]);
  const start = Buffer.from([0xff, 0xd8]);
  const said = [
    segment(0xe1, exif(orientation)),
    segment(0xe1, Buffer.from(`http://ns.adobe.com/xap/1.0/\0${SECRET}`)),
    segment(0xe2, Buffer.from(`MPF\0${SECRET}`)),
    segment(0xed, Buffer.from(`Photoshop 3.0\x00${SECRET}`)),
    segment(0xfe, Buffer.from(SECRET)),
  ];
  const second = segment(0xc4, Buffer.alloc(19));
  const bytes = Buffer.concat([
    ...[start, jfif, ...said, icc, adobe, ...tables, scan(1)],
    ...[segment(0xfe, Buffer.from(SECRET)), second, scan(2), end],
    Buffer.from(SECRET),
  ]);
  const picture = Buffer.concat([jfif, icc, adobe, ...tables, scan(1), second, scan(2), end]);
  return { bytes, picture };
}

const chunk = (type: string, data: Buffer): Buffer => {
  const head = Buffer.alloc(8);
  head.writeUInt32BE(data.length);
  head.write(type, 4, "latin1");
  const checksum = Buffer.alloc(4);
  checksum.writeUInt32BE(crc32(Buffer.concat([Buffer.from(type, "latin1"), data])));
  return Buffer.concat([head, data, checksum]);
};

/** A PNG of one dark point, with every place that metadata is known to sit in. */
export function png(): { bytes: Buffer; picture: Buffer } {
  const start = Buffer.from("\x89PNG\r\n\x1a\n", "latin1");
  const header = chunk("IHDR", Buffer.from("00000001000000010802000000", "hex"));
  const gamma = chunk("gAMA", Buffer.from("0000b18f", "hex"));
  const data = chunk("IDAT", deflateSync(Buffer.from([0, 20, 60, 60])));
  const end = chunk("IEND", Buffer.alloc(0));
  const said = ["tEXt", "zTXt", "iTXt", "eXIf", "tIME", "prVt"].map((type) => chunk(type, Buffer.from(SECRET)));
  return {
    bytes: Buffer.concat([start, header, ...said, gamma, data, end, Buffer.from(SECRET)]),
    picture: Buffer.concat([start, header, gamma, data, end]),
  };
}

const part = (type: string, data: Buffer): Buffer => {
  const head = Buffer.alloc(8);
  head.write(type, "latin1");
  head.writeUInt32LE(data.length, 4);
  return Buffer.concat([head, data, Buffer.alloc(data.length % 2)]);
};

/** A WebP with the extended header, whose flags say that Exif and XMP follow. */
export function webp(): { bytes: Buffer; picture: Buffer } {
  const header = (flags: number) => part("VP8X", Buffer.from([flags, 0, 0, 0, 0, 0, 0, 0, 0, 0]));
  const whole = (...parts: Buffer[]) => part("RIFF", Buffer.concat([Buffer.from("WEBP"), ...parts]));
  const image = part("VP8L", Buffer.from("2f00000000c7ff07", "hex").subarray(0, 7));
  const icc = part("ICCP", Buffer.from("colours"));
  const said = [
    part("EXIF", Buffer.from(SECRET)),
    part("XMP ", Buffer.from(SECRET)),
    part("note", Buffer.from(SECRET)),
  ];
  return {
    bytes: Buffer.concat([whole(header(0x2c), icc, image, ...said), Buffer.from(SECRET)]),
    picture: whole(header(0x20), icc, image),
  };
}
