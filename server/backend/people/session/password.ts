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

/** What hashing costs in this process from now on. The configuration refuses "least" where people work. */
export function setPasswordCost(to: PasswordCost): void {
  cost = COSTS[to];
}

export function hashPassword(password: string): Promise<string> {
  const asked = cost;
  return gated(() => hash(password, asked));
}

/** Does the password fit? Takes the same time when there is nothing to compare with. */
export async function passwordFits(password: string, stored: string | null): Promise<boolean> {
  const against = stored ?? decoy();
  const fits = await gated(() => verify(against, password));
  return fits && stored !== null;
}

/**
 * A hash that no password has, so that an unknown address costs what a wrong password costs. It is written down and not computed: that
 * took 64 MiB and a tenth of a second of each process, commands that ask for no password too.
 */
function decoy(): string {
  const { memoryCost, timeCost, parallelism } = cost;
  const [salt, digest] = [16, 32].map((bytes) => Buffer.alloc(bytes).toString("base64").replaceAll("=", ""));
  return `$argon2id$v=19$m=${memoryCost},t=${timeCost},p=${parallelism}$${salt}$${digest}`;
}
