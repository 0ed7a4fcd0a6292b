import { expect, test } from "vitest";
import type { FileType } from "~/backend/contract/file-words";
import { jpeg } from "../../../../../tests/support/documents/images";
import { bytesOf, MOST_SEGMENTS } from "./bytes";
import { withoutMetadata } from "./without-metadata";

/** A file that counts how often it is read. */
function fileOf(content: Buffer, signal?: AbortSignal, onRead?: () => void) {
  const counted = { reads: 0 };
  const read = async (buffer: Buffer, _: number, length: number, at: number) => {
    counted.reads += 1;
    onRead?.();
    return { buffer, bytesRead: content.copy(buffer, 0, at, at + length) };
  };
  return { counted, bytes: bytesOf({ read } as never, content.length, signal) };
}
const hex = (digits: string) => Buffer.from(digits, "hex");
const times = (count: number, part: Buffer) => Buffer.alloc(count * part.length, part);
const named = (type: string) => Buffer.from(type, "latin1");
const pngChunk = (type: string) => Buffer.concat([hex("00000000"), named(type), hex("00000000")]);
const png = (chunks: Buffer) => Buffer.concat([hex("89504e470d0a1a0a"), chunks, pngChunk("IEND")]);
function webp(chunks: Buffer) {
  const size = Buffer.alloc(4);
  size.writeUInt32LE(chunks.length + 4);
  return Buffer.concat([named("RIFF"), size, named("WEBP"), chunks]);
}
const webpChunk = (type: string) => Buffer.concat([named(type), hex("00000000")]);
const MORE = MOST_SEGMENTS + 1;
const END = hex("ffd9");

test.each<[string, FileType, Buffer]>([
  ["only of fill bytes", "image/jpeg", Buffer.concat([hex("ffd8"), Buffer.alloc(5_000_000, 0xff)])],
  ["of restart marks", "image/jpeg", Buffer.concat([hex("ffd8"), times(MORE, hex("ffd0")), END])],
  ["of empty comments", "image/jpeg", Buffer.concat([hex("ffd8"), times(MORE, hex("fffe0002")), END])],
  ["of empty chunks", "image/png", png(times(MORE, pngChunk("tEXt")))],
  ["of empty chunks", "image/webp", webp(times(MORE, webpChunk("note")))],
  [
    "with a header of any length",
    "image/webp",
    webp(Buffer.concat([named("VP8X"), hex("20000000"), Buffer.alloc(32)])),
  ],
])("an image %s is refused for a few reads: %s", async (_, type, content) => {
  const { bytes, counted } = fileOf(content);
  await expect(withoutMetadata(bytes, type)).rejects.toMatchObject({ code: "file_damaged" });
  expect(counted.reads).toBeLessThan(10 + (2 * content.length) / 65_536);
});

test("what stands side by side is kept as one piece, and the same bytes come out across the windows", async () => {
  const many = png(times(MOST_SEGMENTS - 1, pngChunk("IDAT")));
  expect(await withoutMetadata(fileOf(many).bytes, "image/png")).toEqual([[0, many.length]]);
  const { bytes: content, picture } = jpeg();
  const { bytes, counted } = fileOf(content);
  const pieces = (await withoutMetadata(bytes, "image/jpeg")) ?? [];
  const parts: Buffer[] = [];
  for (const piece of pieces) {
    if (Buffer.isBuffer(piece)) parts.push(piece);
    else for await (const part of bytes.stream(...piece)) parts.push(part);
  }
  expect(Buffer.concat(parts).equals(Buffer.concat([hex("ffd8"), picture]))).toBe(true);
  expect(counted.reads).toBeLessThan(15);
});

test("who is no longer waited for reads no further", async () => {
  const away = new AbortController();
  const { bytes, counted } = fileOf(Buffer.concat([hex("ffd8"), Buffer.alloc(5_000_000, 0xff)]), away.signal, () =>
    away.abort(),
  );
  await expect(withoutMetadata(bytes, "image/jpeg")).rejects.toMatchObject({ name: "AbortError" });
  expect(counted.reads).toBe(1);
});
