import {
  createHash,
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  type KeyObject,
  randomBytes,
  sign,
  verify,
} from "node:crypto";
import { appendFileSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** Who can tell whether a checkpoint was signed by a certain key. `fingerprint` is `SHA256:` and the hash of the key (SPKI) in base64url. */
export interface PublicKey {
  fingerprint: string;
  /** PEM, one block. */
  pem: string;
  /** `signature` in base64url. */
  verifies(text: string, signature: string): boolean;
}

export interface SigningKey extends PublicKey {
  /** An Ed25519 signature in base64url. */
  sign(text: string): string;
}

/** Where keys and checkpoints lie, and the key where the environment says it (PEM, or the base64 of its DER). */
export interface KeyPlace {
  dataDir: string;
  evidenceKey?: string | undefined;
}

/** The folder of everything that vouches for the ledger from outside of the database. */
export const evidenceFolder = (dataDir: string): string => join(dataDir, "evidence");

/**
 * The key that checkpoints are signed with: the environment's, else the data folder's, made there for the owner's eyes only when there
 * is none. Its public half is added to `public-keys.pem`, which keeps those of earlier keys. `made` tells a new one.
 */
export function signingKey({ dataDir, evidenceKey }: KeyPlace): SigningKey & { made: boolean } {
  const folder = evidenceFolder(dataDir);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const kept = evidenceKey ?? read(join(folder, KEY_FILE));
  const key = openSigningKey(kept ?? makeKey(join(folder, KEY_FILE)));
  const known = openPublicKeys(read(join(folder, PUBLIC_FILE)) ?? "");
  if (!known.some(({ fingerprint }) => fingerprint === key.fingerprint))
    appendFileSync(join(folder, PUBLIC_FILE), key.pem, { mode: 0o644, flush: true });
  return { ...key, made: kept === undefined };
}

/** The keys whose checkpoints count here: one's own and those that signed here before. Makes none. */
export function trustedKeys({ dataDir, evidenceKey }: KeyPlace): PublicKey[] {
  const folder = evidenceFolder(dataDir);
  const own = evidenceKey ?? read(join(folder, KEY_FILE));
  const earlier = openPublicKeys(read(join(folder, PUBLIC_FILE)) ?? "");
  return own === undefined ? earlier : [openSigningKey(own), ...earlier];
}

/** Whether a text is an Ed25519 private key as `EVIDENCE_KEY` takes it. */
export function isSigningKey(text: string): boolean {
  try {
    openSigningKey(text);
    return true;
  } catch {
    return false;
  }
}

/** Throws for what is no Ed25519 private key (PKCS #8, as PEM or the base64 of its DER). */
export function openSigningKey(text: string): SigningKey {
  const key = text.includes("-----")
    ? createPrivateKey(text)
    : createPrivateKey({ key: Buffer.from(text, "base64"), format: "der", type: "pkcs8" });
  const own = toPublicKey(createPublicKey(key));
  return { ...own, sign: (words) => sign(null, Buffer.from(words), key).toString("base64url") };
}

/** Every public key in a text of PEM blocks. Throws for a block that is no Ed25519 key. */
export function openPublicKeys(text: string): PublicKey[] {
  const blocks = text.match(/-----BEGIN PUBLIC KEY-----[^-]*-----END PUBLIC KEY-----/g) ?? [];
  return blocks.map((pem) => toPublicKey(createPublicKey(pem)));
}

const KEY_FILE = "signing-key.pem";
const PUBLIC_FILE = "public-keys.pem";

function toPublicKey(key: KeyObject): PublicKey {
  if (key.asymmetricKeyType !== "ed25519") throw new Error("Checkpoints are signed with Ed25519 keys only");
  const spki = key.export({ format: "der", type: "spki" });
  return {
    fingerprint: `SHA256:${createHash("sha256").update(spki).digest("base64url")}`,
    pem: String(key.export({ format: "pem", type: "spki" })),
    verifies: (text, signature) => verify(null, Buffer.from(text), key, Buffer.from(signature, "base64url")),
  };
}

/** Written aside and linked into place: of two processes that start for the first time one wins, and both read the same key. */
function makeKey(file: string): string {
  const { privateKey } = generateKeyPairSync("ed25519");
  const aside = `${file}.${process.pid}.${randomBytes(6).toString("hex")}`;
  const pem = privateKey.export({ format: "pem", type: "pkcs8" });
  writeFileSync(aside, pem, { mode: 0o600, flag: "wx", flush: true });
  try {
    linkSync(aside, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
  } finally {
    rmSync(aside, { force: true });
  }
  return readFileSync(file, "utf8");
}

function read(file: string): string | undefined {
  try {
    return readFileSync(file, "utf8");
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return undefined;
    throw error;
  }
}
