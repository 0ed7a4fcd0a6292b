import { bitsApart, quartersOf, simhashOf } from "../same-text/simhash";

interface Told {
  cluster: string;
  title: string;
  extract: string;
}

/** Bits of 64 in which an edited copy differs at most. */
const COPIED = 3;
/** With one quarter of their hashes: of texts of one form. */
const MOST_ALIKE = 50;

/**
 * The cluster of each text, copies of one text in that of the first of them: plain news that touches no target is told as an event for each copy, and what
 * one copy taught would be tried on the next.
 */
export function clustersOf(told: readonly Told[]): string[] {
  const byText = new Map<string, string>();
  const byQuarter = new Map<string, { hash: string; cluster: string }[]>();
  return told.map(({ cluster, title, extract }) => {
    const text = `${title}\n${extract}`;
    const hash = simhashOf(text);
    const alike = hash === null ? [] : quartersOf(hash).map((quarter) => listOf(byQuarter, quarter));
    const copied = hash !== null && alike.flat().find((one) => bitsApart(one.hash, hash) <= COPIED);
    const found = byText.get(text) ?? (copied ? copied.cluster : cluster);
    byText.set(text, found);
    if (hash !== null) for (const list of alike) if (list.length < MOST_ALIKE) list.push({ hash, cluster: found });
    return found;
  });
}

function listOf<T>(lists: Map<string, T[]>, key: string): T[] {
  const list = lists.get(key) ?? [];
  lists.set(key, list);
  return list;
}
