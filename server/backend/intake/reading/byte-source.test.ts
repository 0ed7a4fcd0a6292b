import { expect, test } from "vitest";
import { openBytes } from "./byte-source";

const KIBIBYTE = 1024;

async function* inOnePiece(bytes: number): AsyncGenerator<Uint8Array> {
  yield Buffer.alloc(bytes, "a");
}

async function lengthOf(source: AsyncIterable<Buffer>): Promise<number> {
  let length = 0;
  for await (const chunk of source) length += chunk.length;
  return length;
}

test("the head is 64 KiB, whatever a source hands on at once, and no byte is lost behind it", async () => {
  const source = await openBytes(inOnePiece(1000 * KIBIBYTE), 2000 * KIBIBYTE);
  expect([source.head.length, source.complete]).toEqual([64 * KIBIBYTE, false]);
  expect(await lengthOf(source.bytes())).toBe(1000 * KIBIBYTE);
});

test("a file that is shorter than the head is complete", async () => {
  const source = await openBytes(inOnePiece(63 * KIBIBYTE), 2000 * KIBIBYTE);
  expect([source.head.length, source.complete]).toEqual([63 * KIBIBYTE, true]);
  expect(await lengthOf(source.bytes())).toBe(63 * KIBIBYTE);
});
