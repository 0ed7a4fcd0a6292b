import { setImmediate } from "node:timers/promises";
import { contextOf } from "../score-context";
import { MATCH_SETTINGS, type MatchSettings } from "../settings";
import type { EntityKind, ListedEntity } from "../types";
import { buildPartition, type Partition } from "./partition";

/** Listed entities made ready for screening. Held in memory; built anew when a list changes. */
export interface NameIndex {
  settings: MatchSettings;
  /** How many entities were listed. */
  size: number;
  organizations: Partition;
  persons: Partition;
  /** Identifier value → ids of the entities that bear it. */
  identifiers: ReadonlyMap<string, readonly string[]>;
}

/** @param entries in any order; of two with one id the first counts */
export function buildIndex(entries: readonly ListedEntity[], settings: MatchSettings = MATCH_SETTINGS): NameIndex {
  const steps = indexSteps(entries, settings);
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
}

/** The same in slices of about `slice` milliseconds, between which the process can do other things. */
export async function buildIndexInSlices(
  entries: readonly ListedEntity[],
  settings: MatchSettings = MATCH_SETTINGS,
  slice = 10,
): Promise<NameIndex> {
  const steps = indexSteps(entries, settings);
  for (let until = performance.now() + slice; ; ) {
    const { done, value } = steps.next();
    if (done) return value;
    if (performance.now() < until) continue;
    await setImmediate();
    until = performance.now() + slice;
  }
}

/** Pauses wherever it can be left for a moment. */
function* indexSteps(entries: readonly ListedEntity[], settings: MatchSettings): Generator<void, NameIndex> {
  const byId = new Map<string, ListedEntity>();
  for (const entry of entries) if (!byId.has(entry.id)) byId.set(entry.id, entry);
  const listed = [...byId.values()].sort((a, b) => (a.id < b.id ? -1 : 1));
  const ofKind = (...kinds: EntityKind[]): ListedEntity[] =>
    listed.filter((entry) => kinds.includes(entry.kind ?? "unknown"));
  return {
    settings,
    size: listed.length,
    organizations: yield* buildPartition(ofKind("organization", "other", "unknown"), "organization", settings),
    persons: yield* buildPartition(ofKind("person", "unknown"), "person", settings),
    identifiers: identifiersOf(listed),
  };
}

function identifiersOf(listed: readonly ListedEntity[]): Map<string, string[]> {
  const holders = new Map<string, string[]>();
  for (const entity of listed) {
    for (const { value } of contextOf(entity).identifiers) {
      const ids = holders.get(value);
      if (ids) ids.push(entity.id);
      else holders.set(value, [entity.id]);
    }
  }
  return holders;
}
