import type { Speech } from "~/i18n/speech.server";
import { paths } from "~/paths";
import { type Asked, askedSearch, parseAsked } from "../explorer/asked";
import { chipsOf, nameOf } from "../explorer/facets.server";

type Named = { id: number; name: string };

/** What a kept filter asks for, as an address of the explorer would. */
export function askedOf({ collections, ...fields }: Record<string, string>): Asked {
  return parseAsked(new URLSearchParams({ ...fields, collection: numbersIn(collections).join() }));
}

/** As the contract reads them: " 3" and "3.0" are 3. */
const numbersIn = (list = ""): number[] => list.split(",").map(Number).filter(Boolean);

/** "Germany, Risk: High": without a word for the order, which finds nothing else. */
export function filterInWords(filter: Record<string, string>, collections: readonly Named[], speech: Speech): string {
  const asked = askedOf(filter);
  const names = asked.collections.map((id) => nameOf(id, collections));
  const others = chipsOf({ ...asked, collections: [] }, collections, speech).map(({ text }) => text);
  const parts = [...(names.length > 0 ? [speech.list(names)] : []), ...others];
  return parts.length === 0 ? speech.say("searches:everything") : parts.join(" · ");
}

export const explorerHref = (filter: Record<string, string>): string => paths.explorer(askedSearch(askedOf(filter)));

export function totalInWords({ total, isExact }: { total: number; isExact: boolean }, speech: Speech): string {
  const number = speech.number(total);
  return isExact
    ? speech.say("searches:total", { count: total, number })
    : speech.say("searches:totalMore", { number });
}
