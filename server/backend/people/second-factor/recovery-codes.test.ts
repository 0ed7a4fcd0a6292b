import { expect, test } from "vitest";
import { hashOfRecoveryCode, newRecoveryCodes } from "./recovery-codes";

test("a recovery code has at least 112 random bits, and no two are the same", () => {
  const { codes, hashes } = newRecoveryCodes();
  for (const code of codes) {
    expect(code).toMatch(/^[0-9a-f]{5}(-[0-9a-f]{5})+$/);
    expect(code.replaceAll("-", "").length * 4).toBeGreaterThanOrEqual(112);
  }
  expect(new Set([...codes, ...newRecoveryCodes().codes]).size).toBe(20);
  expect(hashes).toEqual(codes.map(hashOfRecoveryCode));
});
