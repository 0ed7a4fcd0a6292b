import { contextOf } from "../score-context";
import { type PreparedEntity, prepareEntity, scoreBest } from "../score-match";
import type { Candidate, NamedEntity } from "../types";
import { makeWord } from "../word";
import type { NameIndex } from "./build-index";
import { findCandidates } from "./find-candidates";
import { judge } from "./judge";
import type { Partition } from "./partition";

/** Names of a query beyond these bring no candidates; they still count in the score. */
const SEARCHED_NAMES = 8;

/**
 * All listed entities whose score reaches the threshold of review, best first, then by id. A query of unknown kind is
 * compared with organizations and with persons, one of known kind with its own and with those of unknown kind.
 */
export function screen(index: NameIndex, query: NamedEntity): Candidate[] {
  const kind = query.kind ?? "unknown";
  const best = new Map<string, Candidate>();
  const partitions =
    kind === "unknown"
      ? [index.organizations, index.persons]
      : [kind === "person" ? index.persons : index.organizations];
  for (const partition of partitions) {
    for (const candidate of screenPartition(index, partition, query)) {
      const known = best.get(candidate.id);
      if (!known || candidate.score > known.score) best.set(candidate.id, candidate);
    }
  }
  return [...best.values()].sort((a, b) => b.score - a.score || (a.id < b.id ? -1 : 1));
}

function screenPartition(index: NameIndex, partition: Partition, query: NamedEntity): Candidate[] {
  const { settings } = index;
  const intern = (text: string) => partition.words.get(text) ?? makeWord(text, partition.mode);
  const prepared = prepareEntity(query, partition.mode, intern);
  const found = new Map<number, Set<number>>();
  for (const { parsed } of prepared.names.slice(0, SEARCHED_NAMES)) {
    for (const { entity, names } of findCandidates(partition, parsed, settings, settings.candidateLimit)) {
      found.set(entity, new Set([...(found.get(entity) ?? []), ...names]));
    }
  }
  for (const number of heldIdentifiers(index, partition, query)) if (!found.has(number)) found.set(number, new Set());
  const candidates: Candidate[] = [];
  for (const [number, names] of found) {
    const entity = onlyNames(partition, number, names);
    const { result, best } = scoreBest(prepared, entity, { settings, rarity: partition.rarity });
    const verdict = judge({ result, best, query: prepared, candidate: entity, partition, settings });
    if (verdict === null) continue;
    candidates.push({ id: partition.ids[number] as string, verdict, ...result });
  }
  return candidates;
}

/** The entity with the names that share words with the query; the others could not score. Without any, with all. */
function onlyNames(partition: Partition, number: number, names: ReadonlySet<number>): PreparedEntity {
  const entity = partition.entities[number] as PreparedEntity;
  if (names.size === 0 || names.size === entity.names.length) return entity;
  const first = partition.firstName[number] as number;
  return { names: entity.names.filter((_, i) => names.has(first + i)), context: entity.context };
}

function heldIdentifiers(index: NameIndex, partition: Partition, query: NamedEntity): number[] {
  const { identifiers } = contextOf(query);
  const ids = identifiers.flatMap(({ value }) => index.identifiers.get(value) ?? []);
  return ids.map((id) => partition.ids.indexOf(id)).filter((number) => number >= 0);
}
