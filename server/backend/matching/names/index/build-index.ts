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
  const byId = new Map<string, ListedEntity>();
  for (const entry of entries) if (!byId.has(entry.id)) byId.set(entry.id, entry);
  const listed = [...byId.values()].sort((a, b) => (a.id < b.id ? -1 : 1));
  const ofKind = (...kinds: EntityKind[]): ListedEntity[] =>
    listed.filter((entry) => kinds.includes(entry.kind ?? "unknown"));
  return {
    settings,
    size: listed.length,
    organizations: buildPartition(ofKind("organization", "other", "unknown"), "organization", settings),
    persons: buildPartition(ofKind("person", "unknown"), "person", settings),
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
