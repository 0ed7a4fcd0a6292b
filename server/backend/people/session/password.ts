import { type Algorithm, hash, verify } from "@node-rs/argon2";
import { gated } from "./hashing-gate";

/** `Algorithm.Argon2id`; the package's enum cannot be imported by modules that are compiled one at a time. */
const ARGON2ID: Algorithm.Argon2id = 2;
/** argon2id with 64 MiB, three passes, four lanes (quality-goals, "Security"). */
const COST = { algorithm: ARGON2ID, memoryCost: 64 * 1024, timeCost: 3, parallelism: 4 };

/** Hash of a password that nobody has, so that an unknown address costs what a wrong password costs. */
const decoy = gated(() => hash("a password that nobody has", COST));

export function hashPassword(password: string): Promise<string> {
  return gated(() => hash(password, COST));
}

/** Does the password fit? Takes the same time when there is nothing to compare with. */
export async function passwordFits(password: string, stored: string | null): Promise<boolean> {
  const against = stored ?? (await decoy);
  const fits = await gated(() => verify(against, password));
  return fits && stored !== null;
}
