import { expect, test } from "vitest";
import { codeAt, newSecret, otpauthUri, stepAt, stepOfCode } from "./totp";

/** "12345678901234567890" in base 32: the secret of the RFCs' test values. */
const RFC_SECRET = "GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ";

test.each([
  [59, "287082"],
  [1_111_111_109, "081804"],
  [1_111_111_111, "050471"],
  [1_234_567_890, "005924"],
  [2_000_000_000, "279037"],
  [20_000_000_000, "353130"],
])("RFC 6238, appendix B, at %d s", (second, code) => {
  expect(codeAt(RFC_SECRET, stepAt(second * 1000))).toBe(code);
});

test("a code counts one step early or late, and no more", () => {
  const now = 1_800_000_000_000;
  const step = stepAt(now);
  const accepted = [-2, -1, 0, 1, 2].map((off) => stepOfCode(codeAt(RFC_SECRET, step + off), RFC_SECRET, null, now));
  expect(accepted).toEqual([null, step - 1, step, step + 1, null]);
});

test("a step that was used is not accepted again, nor one before it", () => {
  const now = 1_800_000_000_000;
  const step = stepAt(now);
  expect(stepOfCode(codeAt(RFC_SECRET, step), RFC_SECRET, step, now)).toBeNull();
  expect(stepOfCode(codeAt(RFC_SECRET, step - 1), RFC_SECRET, step, now)).toBeNull();
  expect(stepOfCode(codeAt(RFC_SECRET, step + 1), RFC_SECRET, step, now)).toBe(step + 1);
});

test("a secret has 160 bits, and its address is read by apps as RFC 3986 says", () => {
  expect(newSecret()).toMatch(/^[A-Z2-7]{32}$/);
  expect(newSecret()).not.toBe(newSecret());
  const uri = new URL(otpauthUri({ secret: "ABC", account: "a+b@c.example", issuer: "Tier watch" }));
  expect([uri.protocol, decodeURIComponent(uri.pathname)]).toEqual(["otpauth:", "/Tier watch:a+b@c.example"]);
  expect(uri.searchParams.get("secret")).toBe("ABC");
});
