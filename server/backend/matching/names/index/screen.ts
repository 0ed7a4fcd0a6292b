import { contextOf } from "../score-context";
import { prepareEntity, scorePrepared } from "../score-match";
import type { Candidate, NamedEntity } from "../types";
import { makeWord } from "../word";
import type { NameIndex } from "./build-index";
import { findCandidates } from "./find-candidates";
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
  const numbers = new Set<number>(heldIdentifiers(index, partition, query));
  for (const { parsed } of prepared.names.slice(0, SEARCHED_NAMES)) {
    for (const number of findCandidates(partition, parsed, settings, settings.candidateLimit)) numbers.add(number);
  }
  const candidates: Candidate[] = [];
  for (const number of numbers) {
    const entity = partition.entities[number];
    if (!entity) continue;
    const result = scorePrepared(prepared, entity, { settings, rarity: partition.rarity });
    if (result.score < settings.thresholds.review) continue;
    const verdict = result.score >= settings.thresholds.match ? "match" : "review";
    candidates.push({ id: partition.ids[number] as string, verdict, ...result });
  }
  return candidates;
}

function heldIdentifiers(index: NameIndex, partition: Partition, query: NamedEntity): number[] {
  const { identifiers } = contextOf(query);
  const ids = identifiers.flatMap(({ value }) => index.identifiers.get(value) ?? []);
  return ids.map((id) => partition.ids.indexOf(id)).filter((number) => number >= 0);
}
