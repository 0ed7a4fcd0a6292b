import { createHash, randomBytes } from "node:crypto";

const HOW_MANY = 10;
/** From 112 bits on a hash without a salt and without a cost is enough (ASVS 6.5.2). */
const BYTES = 15;

/** Ten codes of 120 random bits, to be shown once: six groups of five hexadecimal digits, with hyphens between them. */
export function newRecoveryCodes(): { codes: string[]; hashes: string[] } {
  const codes = Array.from({ length: HOW_MANY }, () =>
    (randomBytes(BYTES).toString("hex").match(/.{5}/g) ?? []).join("-"),
  );
  return { codes, hashes: codes.map(hashOfRecoveryCode) };
}

/** Hyphens, spaces and capitals do not count. */
export function hashOfRecoveryCode(code: string): string {
  return createHash("sha256").update(code.replace(/[\s-]/g, "").toLowerCase()).digest("hex");
}
