import { createHash, randomBytes } from "node:crypto";

/** An opaque token of 256 random bits; only its hash is stored, so a stolen database signs nobody in. */
export function newToken(): { token: string; hash: Buffer } {
  const token = randomBytes(32).toString("base64url");
  return { token, hash: hashOfToken(token) };
}

/** A plain SHA-256 is enough: the token is random, there is nothing to guess. */
export function hashOfToken(token: string): Buffer {
  return createHash("sha256").update(token).digest();
}
