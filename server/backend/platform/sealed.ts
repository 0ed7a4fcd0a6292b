import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from "node:crypto";

/**
 * Seals a text that has to be read again, such as the secret of a second factor: AES-256-GCM under a key made from the
 * configuration's secret (HKDF, one key for each `purpose`). `bound` is what it belongs to: moved elsewhere, it does not open.
 */
export function seal(text: string, { secret, purpose, bound }: SealKey): string {
  const iv = randomBytes(12);
  const cipher = createCipheriv("aes-256-gcm", keyOf(secret, purpose), iv).setAAD(Buffer.from(bound));
  const sealed = Buffer.concat([cipher.update(text, "utf8"), cipher.final()]);
  return [iv, cipher.getAuthTag(), sealed].map((part) => part.toString("base64url")).join(".");
}

/** Throws when it was sealed under another secret, for something else, or was changed. */
export function unseal(sealed: string, { secret, purpose, bound }: SealKey): string {
  const [iv, tag, text] = sealed.split(".").map((part) => Buffer.from(part, "base64url"));
  if (!iv || !tag || !text || tag.length !== 16) throw new Error("This is nothing that was sealed");
  const cipher = createDecipheriv("aes-256-gcm", keyOf(secret, purpose), iv).setAAD(Buffer.from(bound));
  return Buffer.concat([cipher.setAuthTag(tag).update(text), cipher.final()]).toString("utf8");
}

export interface SealKey {
  secret: string;
  purpose: "second-factor" | "company-sign-in" | "mailbox";
  bound: string;
}

function keyOf(secret: string, purpose: string): Buffer {
  return Buffer.from(hkdfSync("sha256", secret, "tierwatch", purpose, 32));
}
