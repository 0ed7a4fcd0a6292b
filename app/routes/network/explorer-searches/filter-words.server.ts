import type { Speech } from "~/i18n/speech.server";
import { paths } from "~/paths";
import { type Asked, askedSearch, parseAsked } from "../explorer/asked";
import { chipsOf } from "../explorer/facets.server";

type Named = { id: number; name: string };

/** What a kept filter asks for, as an address of the explorer would. */
export function askedOf({ collections, ...fields }: Record<string, string>): Asked {
  const [collection] = numbersIn(collections);
  return parseAsked(new URLSearchParams({ ...fields, ...(collection && { collection: String(collection) }) }));
}

/** As the contract reads them: " 3" and "3.0" are 3. */
const numbersIn = (list = ""): number[] => list.split(",").map(Number).filter(Boolean);

/** "Germany, Risk: High": without a word for the order, which finds nothing else. */
export function filterInWords(filter: Record<string, string>, collections: readonly Named[], speech: Speech): string {
  // An address asks for one collection, a program for any number of them.
  const names = numbersIn(filter.collections).map((id) => collections.find((one) => one.id === id)?.name ?? String(id));
  const parts = chipsOf(askedOf(filter), names.length === 0 ? null : speech.list(names), speech).map(
    ({ text }) => text,
  );
  return parts.length === 0 ? speech.say("searches:everything") : parts.join(" · ");
}

export const explorerHref = (filter: Record<string, string>): string => paths.explorer(askedSearch(askedOf(filter)));

export function totalInWords({ total, isExact }: { total: number; isExact: boolean }, speech: Speech): string {
  const number = speech.number(total);
  return isExact
    ? speech.say("searches:total", { count: total, number })
    : speech.say("searches:totalMore", { number });
}
