import { createHmac, randomBytes } from "node:crypto";
import { seconds } from "~/time/duration";

/** RFC 6238 with what every authenticator app assumes: SHA-1, six digits, steps of 30 s. */
const STEP = seconds(30);
const DIGITS = 6;
/** One step before and after, for clocks that differ (RFC 6238 §5.2). */
const DRIFT = 1;

/** 160 random bits (RFC 4226 §4), in the base 32 that apps take. */
export function newSecret(): string {
  return base32(randomBytes(20));
}

/** What an app reads from the QR code: the key URI format. */
export function otpauthUri({ secret, account, issuer }: { secret: string; account: string; issuer: string }): string {
  const label = `${encodeURIComponent(issuer)}:${encodeURIComponent(account)}`;
  return `otpauth://totp/${label}?secret=${secret}&issuer=${encodeURIComponent(issuer)}&algorithm=SHA1&digits=6&period=30`;
}

/** The time step that a code belongs to, or null when it is wrong. A step up to `lastStep` was used and counts no more. */
export function stepOfCode(code: string, secret: string, lastStep: number | null, now = Date.now()): number | null {
  const current = Math.floor(now / STEP);
  for (let step = current - DRIFT; step <= current + DRIFT; step += 1) {
    if (step > (lastStep ?? -1) && codeAt(secret, step) === code) return step;
  }
  return null;
}

/** The code of a time step (RFC 4226 §5.3). */
export function codeAt(secret: string, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const digest = createHmac("sha1", unbase32(secret)).update(counter).digest();
  const offset = (digest.at(-1) ?? 0) & 0xf;
  const number = (digest.readUInt32BE(offset) & 0x7fffffff) % 10 ** DIGITS;
  return String(number).padStart(DIGITS, "0");
}

export const stepAt = (now: number): number => Math.floor(now / STEP);

const ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";

function base32(bytes: Buffer): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, "0")).join("");
  return (bits.match(/.{5}/g) ?? []).map((five) => ALPHABET[Number.parseInt(five, 2)]).join("");
}

function unbase32(text: string): Buffer {
  const bits = [...text].map((sign) => ALPHABET.indexOf(sign).toString(2).padStart(5, "0")).join("");
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((eight) => Number.parseInt(eight, 2)));
}
