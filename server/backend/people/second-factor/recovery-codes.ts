import { createHash, randomBytes } from "node:crypto";

const HOW_MANY = 10;

/** Ten codes of 80 random bits, to be shown once: `xxxxx-xxxxx-xxxxx-xxxxx` of hexadecimal digits. */
export function newRecoveryCodes(): { codes: string[]; hashes: string[] } {
  const codes = Array.from({ length: HOW_MANY }, () =>
    (randomBytes(10).toString("hex").match(/.{5}/g) ?? []).join("-"),
  );
  return { codes, hashes: codes.map(hashOfRecoveryCode) };
}

/** Random enough that a plain SHA-256 leaves nothing to guess. Hyphens, spaces and capitals do not count. */
export function hashOfRecoveryCode(code: string): string {
  return createHash("sha256").update(code.replace(/[\s-]/g, "").toLowerCase()).digest("hex");
}
