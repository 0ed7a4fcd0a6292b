import { expect, test } from "vitest";
import { hashOfToken, newToken } from "./token";

test("a token is 32 random bytes, never the same twice, and kept as another 32", () => {
  const made = Array.from({ length: 500 }, newToken);
  for (const { token, hash } of made) {
    expect(token).toMatch(/^[\w-]{43}$/);
    expect(Buffer.from(token, "base64url")).toHaveLength(32);
    expect([hash.length, hash.equals(hashOfToken(token)), hash.toString("base64url") === token]).toEqual([
      32,
      true,
      false,
    ]);
  }
  expect(new Set(made.map(({ token }) => token)).size).toBe(500);
  // No part of it is fixed: of 500 random bytes at one place, hardly any two hundred are the same.
  for (let at = 0; at < 32; at += 1)
    expect(new Set(made.map(({ token }) => Buffer.from(token, "base64url")[at])).size).toBeGreaterThan(150);
});
