import { FileRefused } from "../file-refused";
import { type Bytes, keep, MOST_SEGMENTS, type Piece } from "./bytes";

/**
 * The segments of a JPEG that make its picture (ITU-T T.81, annex B): without Exif, XMP, IPTC, comments, makers' own segments and
 * whatever hangs behind the end, such as a second picture. Colour profiles stay, and of Exif how the picture is to be held.
 */
export async function jpegWithout(bytes: Bytes): Promise<Piece[]> {
  const kept: Piece[] = [];
  let orientation = 1;
  let at = 2;
  for (let segments = 1; ; segments += 1) {
    if (segments > MOST_SEGMENTS) throw new FileRefused("file_damaged");
    const { marker, start } = await nextMarker(bytes, at);
    if (marker === END) {
      kept.push(Buffer.from([0xff, END]));
      break;
    }
    if (isBare(marker)) {
      keep(kept, start - 2, start);
      at = start;
      continue;
    }
    const length = (await bytes.read(start, 2)).readUInt16BE();
    if (length < 2) throw new FileRefused("file_damaged");
    const end = start + length;
    const head = await bytes.read(start + 2, Math.min(length - 2, 16));
    if (marker === APP1 && head.toString("latin1", 0, 6) === "Exif\0\0") {
      orientation = orientationIn(await bytes.read(start + 8, length - 8));
    }
    const until = marker === SCAN ? await endOfScan(bytes, end) : end;
    if (isPicture(marker, head)) keep(kept, start - 2, until);
    at = until;
  }
  return [[0, 2], ...(orientation === 1 ? [] : [exifOf(orientation)]), ...kept];
}

const [END, SCAN, APP1] = [0xd9, 0xda, 0xe1];

/** Stand alone, without a length: TEM and the restart marks. */
const isBare = (marker: number): boolean => marker === 0x01 || (marker >= 0xd0 && marker <= 0xd7);

function isPicture(marker: number, head: Buffer): boolean {
  const says = (name: string) => head.toString("latin1", 0, name.length) === name;
  if (marker === 0xe0) return says("JFIF\0");
  if (marker === 0xe2) return says("ICC_PROFILE\0");
  if (marker === 0xee) return says("Adobe");
  // The others of the makers' sixteen, the comment, and what the standard keeps for its extensions.
  return !(marker >= 0xe1 && marker <= 0xef) && !(marker >= 0xf0 && marker <= 0xfe);
}

/** A file that breaks off is no file: what it was about to say is not known. */
async function nextMarker(bytes: Bytes, from: number): Promise<{ marker: number; start: number }> {
  let at = from;
  for await (const chunk of bytes.stream(from, bytes.size)) {
    for (const byte of chunk) {
      // Any number of fill bytes may stand before a marker.
      if (byte !== 0xff) {
        if (at === from || byte === 0 || byte === 0xd8) throw new FileRefused("file_damaged");
        return { marker: byte, start: at + 1 };
      }
      at += 1;
    }
  }
  throw new FileRefused("file_damaged");
}

/** Behind the coded picture, where the next marker begins: 0xff that is neither stuffed nor a restart mark. */
async function endOfScan(bytes: Bytes, from: number): Promise<number> {
  let at = from;
  let afterFf = false;
  for await (const chunk of bytes.stream(from, bytes.size)) {
    for (const byte of chunk) {
      if (afterFf && byte !== 0 && byte !== 0xff && !isBare(byte)) return at - 1;
      afterFf = byte === 0xff;
      at += 1;
    }
  }
  throw new FileRefused("file_damaged");
}

/** 1 to 8; 1 where Exif does not say (Exif 2.32, 4.6.2 and tag 0x0112). */
function orientationIn(tiff: Buffer): number {
  const little = tiff.toString("latin1", 0, 2) === "II";
  const short = (at: number) => (at + 2 > tiff.length ? 0 : little ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at));
  const long = (at: number) => (at + 4 > tiff.length ? 0 : little ? tiff.readUInt32LE(at) : tiff.readUInt32BE(at));
  const directory = long(4);
  const entries = Math.min(short(directory), 200);
  for (let entry = 0; entry < entries; entry += 1) {
    const place = directory + 2 + entry * 12;
    const value = short(place + 8);
    if (short(place) === 0x0112 && value >= 1 && value <= 8) return value;
  }
  return 1;
}

/** An Exif segment that says only how the picture is to be held. */
function exifOf(orientation: number): Buffer {
  const exif = Buffer.from("Exif\0\0").toString("hex");
  // Big-endian; one entry: the tag, a short, once, the value; no further directory.
  const entry = `0112000300000001000${orientation}0000`;
  return Buffer.from(`ffe10022${exif}4d4d002a000000080001${entry}00000000`, "hex");
}
