import type { TargetCtype } from "~/backend/contract/target-types";

/** The classes of targets as they are polled, for whatever marks a target in the browser; null while nobody knows. */
export interface KnownTypes {
  types: readonly string[];
  ctypes: readonly TargetCtype[];
}

let known: KnownTypes | null = null;

/** What was known stays where a poll yields nothing. */
export function tellTypes(types: KnownTypes | null): void {
  known = types ?? known;
}

export function knownTypes(): KnownTypes | null {
  return known;
}
