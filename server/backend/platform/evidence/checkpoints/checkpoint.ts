import canonicalize from "canonicalize";
import { z } from "zod";
import type { PublicKey, SigningKey } from "./signing-key";

const checkpointSchema = z.strictObject({
  customer: z.int().positive(),
  /** 0 and the hash of the customer's genesis where the ledger is empty. */
  seq: z.int().nonnegative(),
  hash: z.string().regex(/^[0-9a-f]{64}$/),
  /** When it was signed, by the clock of the server: the database's is its owner's. */
  at: z.iso.datetime(),
  /** The fingerprint of the key that signed. */
  key: z.string(),
  /** The operator gave up what earlier checkpoints say beyond record `after`, such as after restoring an older backup. */
  restart: z.strictObject({ after: z.int().nonnegative(), reason: z.string().min(1).max(500) }).optional(),
});

/** What a customer's ledger was at a moment: its newest record, signed outside of the database. */
export type Checkpoint = z.infer<typeof checkpointSchema>;

const lineSchema = z.strictObject({ checkpoint: checkpointSchema, signature: z.string() });

/** Why a line counts for nothing. `unfinished`: it was not written to its end, or is no JSON, which nobody gains anything by. */
export type Distrust = "unfinished" | "no-checkpoint" | "unknown-key" | "signature";

/** A checkpoint as one line of JSON, signed over the one spelling of RFC 8785 behind `FORMAT`. */
export function signCheckpoint(checkpoint: Omit<Checkpoint, "key">, key: SigningKey): string {
  const whole: Checkpoint = { ...checkpoint, key: key.fingerprint };
  return JSON.stringify({ checkpoint: whole, signature: key.sign(signedWords(whole)) });
}

/** Reads such a line; it counts when one of `keys` signed it. */
export function readCheckpoint(line: string, keys: readonly PublicKey[]): Checkpoint | Distrust {
  const parsed = parse(line);
  if (parsed === undefined) return "unfinished";
  const { data } = lineSchema.safeParse(parsed);
  if (!data) return "no-checkpoint";
  const key = keys.find(({ fingerprint }) => fingerprint === data.checkpoint.key);
  if (!key) return "unknown-key";
  return key.verifies(signedWords(data.checkpoint), data.signature) ? data.checkpoint : "signature";
}

/** What one key signs for one purpose cannot be shown for another. */
const FORMAT = "tierwatch evidence checkpoint 1\n";

function signedWords(checkpoint: Checkpoint): string {
  return FORMAT + (canonicalize(checkpoint) ?? "");
}

function parse(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}
