import { expect, test } from "vitest";
import { readNameCursor, writeNameCursor } from "./name-cursor";

test("a cursor holds the first hundred signs of a name as the database counts them, also beyond the basic plane", () => {
  const name = `${"𠮷".repeat(99)}ab`;
  expect(readNameCursor(writeNameCursor({ name, id: 7 }))).toEqual({ name: `${"𠮷".repeat(99)}a`, id: 7 });
});

test.each(["", "x", "bnVsbA", Buffer.from('["a\\u0000",1]').toString("base64url")])("%j is no cursor", (cursor) => {
  expect(() => readNameCursor(cursor)).toThrowError(expect.objectContaining({ status: 422 }));
});
