// Again on Node 24: ciphers are Node's own.
import { expect, test } from "vitest";
import { type SealKey, seal, unseal } from "./sealed";

const key: SealKey = { secret: "a secret of the tests, long enough", purpose: "second-factor", bound: "1:2" };

test("what was sealed is read again, and never the same twice", () => {
  const sealed = seal("JBSWY3DPEHPK3PXP", key);
  expect(sealed).not.toContain("JBSWY3DP");
  expect(sealed).not.toBe(seal("JBSWY3DPEHPK3PXP", key));
  expect(unseal(sealed, key)).toBe("JBSWY3DPEHPK3PXP");
});

test.each([
  ["another secret", { ...key, secret: "another secret, which is long enough" }],
  ["another purpose", { ...key, purpose: "company-sign-in" } as const],
  ["another user", { ...key, bound: "1:3" }],
])("under %s it does not open", (_, other) => {
  expect(() => unseal(seal("x", key), other)).toThrow();
});

test("what was changed does not open", () => {
  const [iv, tag, text] = seal("secret", key).split(".");
  expect(() => unseal(`${iv}.${tag}.${text?.slice(0, -2)}AA`, key)).toThrow();
  expect(() => unseal(`${iv}..${text}`, key)).toThrow();
  expect(() => unseal("", key)).toThrow();
});
