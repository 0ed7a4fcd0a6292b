// Again on Node 24: streams, files and hashes are Node's own.
import { createHash } from "node:crypto";
import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { jpeg, png, SECRET, webp } from "../../../../tests/support/documents/images";
import { writeZip } from "../../../../tests/support/spreadsheets/write-zip";
import { takeIn } from "./take-in";

const dataDir = await mkdtemp(join(tmpdir(), "tierwatch-take-in-"));
afterAll(() => rm(dataDir, { recursive: true }));
const streamOf = (bytes: Buffer) => new Blob([new Uint8Array(bytes)]).stream();
const take = (fileName: string, bytes: Buffer | string, limit = 1_000_000) =>
  takeIn(streamOf(Buffer.from(bytes as string)), { fileName, limit, dataDir });
const left = () => readdir(join(dataDir, "incoming"));
const zipOf = (parts: Record<string, string>) =>
  writeZip(Object.entries(parts).map(([name, content]) => ({ name, content })));
const officeFile = (...names: string[]) => zipOf(Object.fromEntries(names.map((name) => [name, "x"])));

test("a file is kept byte by byte, and told by its content, length and hash", async () => {
  const bytes = Buffer.from("%PDF-1.7\nwhatever it says");
  const taken = await take("Zertifikat.PDF", bytes);
  expect(taken).toMatchObject({ size: bytes.length, type: "application/pdf" });
  expect(await readFile(taken.path)).toEqual(bytes);
  expect(taken.sha256).toBe(createHash("sha256").update(bytes).digest("hex"));
  await taken.discard();
  expect(await left()).toEqual([]);
});

test.each([
  ["photo.jpg", jpeg(), "ffd8"],
  ["photo.png", png(), ""],
  ["photo.webp", webp(), ""],
])("%s loses what tells of the photographer, and nothing of its picture", async (name, { bytes, picture }, start) => {
  const taken = await take(name, bytes);
  const kept = await readFile(taken.path);
  expect(bytes.includes(SECRET)).toBe(true);
  expect(kept.includes(SECRET)).toBe(false);
  expect(kept.equals(Buffer.concat([Buffer.from(start, "hex"), picture]))).toBe(true);
  expect(taken.size).toBe(kept.length);
  expect(taken.sha256).toBe(createHash("sha256").update(kept).digest("hex"));
  await taken.discard();
});

test("a photo that was taken upright stays so, and its Exif says nothing else", async () => {
  const { bytes, picture } = jpeg({ orientation: 6 });
  const taken = await take("a.jpeg", bytes);
  const kept = await readFile(taken.path);
  await taken.discard();
  const exif = Buffer.from("ffe100224578696600004d4d002a00000008000101120003000000010006000000000000", "hex");
  expect(kept.equals(Buffer.concat([Buffer.from([0xff, 0xd8]), exif, picture]))).toBe(true);
});

test.each([
  ["a.docx", officeFile("[Content_Types].xml", "word/document.xml"), "wordprocessingml.document"],
  ["a.xlsx", officeFile("xl/workbook.xml"), "spreadsheetml.sheet"],
  ["a.pptx", officeFile("ppt/presentation.xml"), "presentationml.presentation"],
  ["a.odt", zipOf({ mimetype: "application/vnd.oasis.opendocument.text", "content.xml": "x" }), "opendocument.text"],
  ["a.csv", Buffer.from("Name;Größe\r\nKönig;1", "latin1"), "text/csv"],
  ["a.txt", Buffer.from("Größe 汉字\n"), "text/plain"],
])("%s is taken for what it is", async (name, bytes, type) => {
  const taken = await take(name, bytes);
  expect(taken.type.endsWith(type)).toBe(true);
  await taken.discard();
});

test.each([
  ["page.html", "<!doctype html><script>alert(1)</script>", "file_type_unknown"],
  ["drawing.svg", '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>', "file_type_unknown"],
  ["page.pdf", "<!doctype html><script>alert(1)</script>", "file_type_unknown"],
  ["program.txt", Buffer.from("MZ\x90\0\x03"), "file_type_unknown"],
  ["photo.pdf", jpeg().bytes, "file_type_differs"],
  ["paper.png", "%PDF-1.7", "file_type_differs"],
  ["paper", "%PDF-1.7", "file_type_differs"],
  ["page.html", "%PDF-1.7", "file_type_differs"],
  ["data.docx", officeFile("xl/workbook.xml"), "file_type_differs"],
  ["archive.zip", officeFile("a.txt"), "file_type_unknown"],
  ["macros.docx", officeFile("word/document.xml", "word/vbaProject.bin"), "file_macros"],
  ["macros.odt", zipOf({ mimetype: "application/vnd.oasis.opendocument.text", "Basic/x.xml": "x" }), "file_macros"],
  ["half.docx", officeFile("word/document.xml").subarray(0, 40), "file_damaged"],
  ["half.jpg", jpeg().bytes.subarray(0, 70_000), "file_damaged"],
  ["half.png", png().bytes.subarray(0, 60), "file_damaged"],
  ["half.webp", webp().bytes.subarray(0, 50), "file_damaged"],
  ["nothing.pdf", "", "file_empty"],
])("%s is refused: %#", async (name, bytes, code) => {
  await expect(take(name, bytes)).rejects.toMatchObject({ code });
  expect(await left()).toEqual([]);
});

test("a file of the limit is taken and one byte more is not, and nothing of it stays", async () => {
  const bytes = Buffer.alloc(200_000, "%PDF-");
  await (await take("a.pdf", bytes, bytes.length)).discard();
  await expect(take("a.pdf", bytes, bytes.length - 1)).rejects.toMatchObject({
    code: "too_large",
    details: { limit: bytes.length - 1 },
  });
  expect(await left()).toEqual([]);
});

test("a sender that goes away, or is no longer waited for, leaves nothing behind", async () => {
  const broken = new ReadableStream<Uint8Array>({
    start: (controller) => controller.enqueue(Buffer.from("%PDF-1.7 and then")),
    pull: (controller) => controller.error(new Error("gone")),
  });
  await expect(takeIn(broken, { fileName: "a.pdf", limit: 1000, dataDir })).rejects.toThrow("gone");
  expect(await left()).toEqual([]);

  const away = new AbortController();
  const silent = new ReadableStream<Uint8Array>({
    start: (controller) => controller.enqueue(Buffer.from("%PDF-1.7 and then nothing")),
  });
  const waiting = takeIn(silent, { fileName: "a.pdf", limit: 1000, dataDir, signal: away.signal });
  await expect.poll(left).toHaveLength(1);
  away.abort();
  await expect(waiting).rejects.toMatchObject({ name: "AbortError" });
  expect(await left()).toEqual([]);
});
