import type { ListedEntity } from "../../../server/backend/reference/names/types";
import { differentPairs } from "./different-pairs";
import { type Half, halfOf, type LabelledPair } from "./pair";
import { Random } from "./random";
import type { RealData } from "./read-data";
import { samePairs } from "./same-pairs";

/** Pairs per class and half. */
const COUNT = 250;

export function makePairs(
  { listed, companies }: RealData,
  kind: "organization" | "person",
  half: Half,
  seed: number,
): LabelledPair[] {
  const random = new Random(seed);
  const ofKind = listed.filter((entity) => entity.kind === kind);
  const inHalf = (entity: ListedEntity): boolean => halfOf(entity.id) === half;
  const entities = ofKind.filter(inHalf);
  return [
    ...samePairs(entities, kind, COUNT, random),
    ...differentPairs({ entities, listed: ofKind, companies: companies.filter(inHalf) }, kind, COUNT, random),
  ];
}

/** No spelling explains these: they are reported, and kept out of the total. Their way to a match is the alias in the list. */
export const REPORTED_ONLY = new Set(["alias-unrelated", "original-script"]);
