import { createHash } from "node:crypto";
import { storable } from "./entity-json";

/** Longer ones are held by their digest: a list may have 200,000 of 200 characters. */
const LONGEST = 40;

/** The ids of the entries that a version holds, as the database keeps them. */
export class HeldIds {
  readonly #keys = new Set<string>();

  get size(): number {
    return this.#keys.size;
  }

  add(id: string): void {
    this.#keys.add(keyOf(id));
  }

  has = (id: string): boolean => this.#keys.has(keyOf(id));
}

function keyOf(id: string): string {
  const kept = storable("", id) as string;
  return kept.length <= LONGEST ? kept : createHash("sha256").update(kept).digest("base64");
}
