import type { Chosen } from "./choose";
import type { Told } from "./tell-places";

/** Those that say where best, first; a country that a chosen town lies in says nothing more. */
export function leadingFirst(all: readonly Told[]): Told[] {
  const ordered = all
    .map((one, n) => ({ one, n, score: scoreOf(one) }))
    .sort((a, b) => b.score - a.score || a.n - b.n)
    .map(({ one }) => one);
  return ordered.filter(
    ({ chosen }, n) =>
      !ordered.some((other, m) => m !== n && covers(other.chosen, chosen) && (m < n || !same(other.chosen, chosen))),
  );
}

const inEvidence = ({ mention: { in: field, from } }: Told): boolean =>
  field.words.sentences[from] === field.evidenceSentence;

function scoreOf(one: Told): number {
  const { chosen, beside, adjective, mention } = one;
  const zone = (inEvidence(one) ? 4 : 0) + (mention.in.field === "title" ? 2 : 0);
  const fineness = { town: 2, region: 1, country: 0 }[chosen.kind];
  return zone + fineness + (beside.preposition ? 2 : 0) - (adjective ? 3 : 0);
}

const same = (one: Chosen, other: Chosen): boolean =>
  one.country === other.country && one.kind === other.kind && one.place?.name === other.place?.name;

/** The finer one says all that the wider one does. */
function covers(finer: Chosen, wider: Chosen): boolean {
  if (finer.country !== wider.country) return false;
  if (same(finer, wider) || wider.kind === "country") return true;
  return wider.kind === "region" && finer.kind === "town" && finer.place?.admin1 === wider.place?.admin1;
}
