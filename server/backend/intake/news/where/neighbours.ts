import type { WorldPlace } from "../../../reference/geo/gazetteer/world-gazetteer";
import type { Neighbour } from "./choose";
import { OF_REGION } from "./context";
import type { Mention } from "./mentions";

/** Behind the name and a sign, "Paris, Texas", or behind "in"; before it in scripts without spaces, 广东省东莞市. */
export function neighboursOf(some: readonly Mention[], n: number): Neighbour[] {
  const mention = some[n] as Mention;
  const next = some[n + 1];
  const previous = some[n - 1];
  const { words } = mention.in;
  const sentence = words.sentences[mention.from];
  if (next && words.sentences[next.from] === sentence) {
    const between = words.text.slice(words.ends[mention.end - 1], words.starts[next.from]);
    if (/^(?:, ?| ?\(| ?\/ ?|,? in | )$/.test(between)) {
      const its = wider(next, mention);
      if (its.length > 0) return its;
    }
  }
  const glued = previous && previous.end === mention.from && mention.key >= "\u2e80" && !words.broken[mention.from];
  return glued ? wider(previous, mention) : [];
}

function wider({ country, named, key }: Mention, of: Mention): Neighbour[] {
  if (country && !country.adjective) return [{ country: country.iso2, admin1: null }];
  if (of.country) return [];
  const georgia: Neighbour[] = key === "georgia" ? [{ country: "GE", admin1: null }] : [];
  const regions = named.filter(({ place }) => place.kind === "region");
  const towns = named.filter(({ place, own }) => place.kind === "town" && own);
  const isTown = ({ country: iso2, inhabitants }: WorldPlace): boolean =>
    towns.some((town) => town.place.country === iso2 && town.place.inhabitants > OF_REGION * inhabitants);
  return [
    ...georgia,
    ...regions
      .filter(({ place }) => !isTown(place))
      .map(({ place: { country: iso2, admin1 } }) => ({ country: iso2, admin1 })),
  ];
}
