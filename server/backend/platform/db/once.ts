import type { Tx } from "./database";
import { frozen } from "./frozen";

/** What the reads of one transaction share beside it. */
export interface Memory {
  /** What they have asked already, by key. */
  asked: Map<string, Promise<unknown>>;
  /** How many rules there were when the transaction began. None is ever taken away: while it is the same, so is the register. */
  register: Promise<string>;
  /** What was read of a register of this state, by this and earlier transactions. */
  kept: Kept;
}

/** Of one database, for as long as the process lives. */
export interface Kept {
  register: string;
  values: Map<string, unknown>;
}

export const nothingKept = (): Kept => ({ register: "", values: new Map() });

const memories = new WeakMap<Tx, Memory>();

/** From now on `once` keeps what it reads by this connection here; a later transaction on the same connection brings its own. */
export function remember(tx: Tx, memory: Memory): Tx {
  if (memories.get(tx) !== memory) memories.set(tx, memory);
  return tx;
}

/**
 * Reads once for all reads that share this transaction, such as those of one page; in any other transaction it reads each time, since
 * that may change what it has read. The answer is plain data that nobody can change. The key names all that the answer depends on
 * but the customer.
 */
export function once<T>(tx: Tx, key: string, read: () => Promise<T>): Promise<T> {
  const memory = memories.get(tx);
  if (!memory) return read();
  const known = memory.asked.get(key) ?? read().then(frozen);
  memory.asked.set(key, known);
  return known as Promise<T>;
}

/** The same for what depends on the rule register alone: it is kept until there is a newer rule. */
export function onceOfRegister<T>(tx: Tx, key: string, read: () => Promise<T>): Promise<T> {
  const memory = memories.get(tx);
  if (!memory) return read();
  return once(tx, key, async () => {
    const { kept } = memory;
    const register = await memory.register;
    if (kept.register === register && kept.values.has(key)) return kept.values.get(key) as T;
    const value = frozen(await read());
    if (kept.register !== register || kept.values.size >= MOST_KEPT) {
      kept.register = register;
      kept.values.clear();
    }
    kept.values.set(key, value);
    return value;
  });
}

/** Some rules, each of some days. */
const MOST_KEPT = 500;
