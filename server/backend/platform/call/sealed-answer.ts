import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from "node:crypto";

/**
 * An answer that only who knows the idempotency key can read again: AES-256-GCM under a key derived by HKDF (RFC 5869), as base64 of
 * nonce, tag and text. Null for an answer that is empty.
 */
export function sealed(key: string, answer: unknown): string | null {
  if (answer === undefined || answer === null) return null;
  const nonce = randomBytes(NONCE);
  const cipher = createCipheriv("aes-256-gcm", derived(key), nonce);
  const text = Buffer.concat([cipher.update(JSON.stringify(answer), "utf8"), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), text]).toString("base64");
}

/** Throws for what was not sealed under this key. */
export function unsealed(key: string, body: unknown): unknown {
  if (typeof body !== "string") return body ?? null;
  const bytes = Buffer.from(body, "base64");
  const decipher = createDecipheriv("aes-256-gcm", derived(key), bytes.subarray(0, NONCE));
  decipher.setAuthTag(bytes.subarray(NONCE, NONCE + TAG));
  const text = Buffer.concat([decipher.update(bytes.subarray(NONCE + TAG)), decipher.final()]);
  return JSON.parse(text.toString("utf8"));
}

const NONCE = 12;
const TAG = 16;

function derived(key: string): Uint8Array {
  return new Uint8Array(hkdfSync("sha256", key, "", "tierwatch idempotent answer", 32));
}
