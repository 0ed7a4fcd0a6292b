import { crc32, deflateSync, inflateSync } from "node:zlib";

/** Colours of a palette. */
const MOST = 256;

/**
 * The same picture with 256 colours, a third as large: flat areas keep their very colour, shades between come close.
 * Takes what Chromium writes: 8 bits a channel, RGB or RGBA, not interlaced; throws for anything else.
 */
export function withPalette(png: Buffer): Buffer {
  const { width, height, channels, data } = read(png);
  const pixels = unfiltered(inflateSync(data), width, height, channels);
  const { palette, indexOf } = paletteOf(pixels, channels);
  const rows = Buffer.alloc((width + 1) * height);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      rows[y * (width + 1) + 1 + x] = indexOf(colourAt(pixels, (y * width + x) * channels));
    }
  }
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 3, 0, 0, 0], 8);
  const colours = Buffer.from(palette.flatMap((colour) => [colour >> 16, (colour >> 8) & 255, colour & 255]));
  const chunks = [chunk("IHDR", head), chunk("PLTE", colours), chunk("IDAT", deflateSync(rows, { level: 9 }))];
  return Buffer.concat([png.subarray(0, 8), ...chunks, chunk("IEND", Buffer.alloc(0))]);
}

function read(png: Buffer) {
  const parts: Buffer[] = [];
  for (let at = 8; at < png.length; ) {
    const length = png.readUInt32BE(at);
    if (png.toString("latin1", at + 4, at + 8) === "IDAT") parts.push(png.subarray(at + 8, at + 8 + length));
    at += length + 12;
  }
  const [depth, kind, , , interlaced] = png.subarray(24, 29);
  const channels = kind === 6 ? 4 : 3;
  if (depth !== 8 || (kind !== 2 && kind !== 6) || interlaced) throw new Error("a PNG of another kind");
  return { width: png.readUInt32BE(16), height: png.readUInt32BE(20), channels, data: Buffer.concat(parts) };
}

/** PNG (W3C) §9: each row says how it was written down, as a difference to what is left of it and above. */
function unfiltered(raw: Buffer, width: number, height: number, channels: number): Uint8Array {
  const stride = width * channels;
  const out = new Uint8Array(stride * height);
  for (let y = 0; y < height; y += 1) {
    const filter = raw[y * (stride + 1)] ?? 0;
    for (let x = 0; x < stride; x += 1) {
      const at = y * stride + x;
      const left = x >= channels ? (out[at - channels] ?? 0) : 0;
      const above = y > 0 ? (out[at - stride] ?? 0) : 0;
      const corner = x >= channels && y > 0 ? (out[at - stride - channels] ?? 0) : 0;
      const guess = [0, left, above, (left + above) >> 1, paeth(left, above, corner)][filter] ?? 0;
      out[at] = (raw[y * (stride + 1) + 1 + x] ?? 0) + guess;
    }
  }
  return out;
}

function paeth(left: number, above: number, corner: number): number {
  const guess = left + above - corner;
  const [a, b, c] = [Math.abs(guess - left), Math.abs(guess - above), Math.abs(guess - corner)];
  if (a <= b && a <= c) return left;
  return b <= c ? above : corner;
}

const colourAt = (pixels: Uint8Array, at: number) =>
  ((pixels[at] ?? 0) << 16) | ((pixels[at + 1] ?? 0) << 8) | (pixels[at + 2] ?? 0);

/** The most frequent colours, no two of which look alike; every other becomes the nearest of them. */
function paletteOf(pixels: Uint8Array, channels: number) {
  const counts = new Map<number, number>();
  for (let at = 0; at < pixels.length; at += channels) {
    const colour = colourAt(pixels, at);
    counts.set(colour, (counts.get(colour) ?? 0) + 1);
  }
  const byCount = [...counts].sort(([, a], [, b]) => b - a).map(([colour]) => colour);
  const palette: number[] = [];
  const taken = new Set<number>();
  for (const colour of byCount) {
    const alike = colour & 0xf8f8f8;
    // The commonest are grounds: a card and a page differ by less than that.
    if (palette.length >= 32 && taken.has(alike)) continue;
    taken.add(alike);
    palette.push(colour);
    if (palette.length === MOST) break;
  }
  const nearest = new Map(palette.map((colour, index) => [colour, index]));
  const indexOf = (colour: number) => {
    const known = nearest.get(colour) ?? closest(palette, colour);
    nearest.set(colour, known);
    return known;
  };
  return { palette, indexOf };
}

function closest(palette: readonly number[], colour: number): number {
  let [best, least] = [0, Number.POSITIVE_INFINITY];
  for (const [index, other] of palette.entries()) {
    const away =
      ((other >> 16) - (colour >> 16)) ** 2 +
      (((other >> 8) & 255) - ((colour >> 8) & 255)) ** 2 +
      ((other & 255) - (colour & 255)) ** 2;
    if (away < least) [best, least] = [index, away];
  }
  return best;
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, "latin1"), data]);
  const out = Buffer.alloc(body.length + 8);
  out.writeUInt32BE(data.length, 0);
  body.copy(out, 4);
  out.writeUInt32BE(crc32(body), body.length + 4);
  return out;
}
