import { type Algorithm, hash, verify } from "@node-rs/argon2";
import { gated } from "./hashing-gate";

/** `Algorithm.Argon2id`; the package's enum cannot be imported by modules that are compiled one at a time. */
const ARGON2ID: Algorithm.Argon2id = 2;
const COSTS = {
  /** argon2id with 64 MiB, three passes, four lanes (quality-goals, "Security"). */
  full: { algorithm: ARGON2ID, memoryCost: 64 * 1024, timeCost: 3, parallelism: 4 },
  /** As little as argon2id takes: tests sign in some thousand times. */
  least: { algorithm: ARGON2ID, memoryCost: 8, timeCost: 1, parallelism: 1 },
} as const;
export type PasswordCost = keyof typeof COSTS;

let cost: (typeof COSTS)[PasswordCost] = COSTS.full;

/** Hash of a password that nobody has, so that an unknown address costs what a wrong password costs. */
let decoy = hashPassword("a password that nobody has");

/** What hashing costs in this process from now on. The configuration refuses "least" where people work. */
export function setPasswordCost(to: PasswordCost): void {
  if (cost === COSTS[to]) return;
  cost = COSTS[to];
  decoy = hashPassword("a password that nobody has");
}

export function hashPassword(password: string): Promise<string> {
  const asked = cost;
  return gated(() => hash(password, asked));
}

/** Does the password fit? Takes the same time when there is nothing to compare with. */
export async function passwordFits(password: string, stored: string | null): Promise<boolean> {
  const against = stored ?? (await decoy);
  const fits = await gated(() => verify(against, password));
  return fits && stored !== null;
}
