import type { Tx } from "./database";
import { frozen } from "./frozen";

/** What the reads of one transaction have asked already, by key. */
export type Memory = Map<string, Promise<unknown>>;

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
  const known = memory.get(key) ?? read().then(frozen);
  memory.set(key, known);
  return known as Promise<T>;
}
