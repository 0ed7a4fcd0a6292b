import { otherLegalForm } from "../values/name-key";
import type { PlaceAgreement } from "./compare-places";
import { otherHouse } from "./house-numbers";
import { sameTown, type Traits } from "./traits";

/** What says of two suppliers that they are two. */
export type Contradiction = "country" | "town" | "postalCode" | "house" | "place" | "legalForm";

export interface Against {
  what: Contradiction;
  params: Record<string, string | number>;
}

/** Everything in which two suppliers contradict each other, but for their numbers; what one of them does not say is none. */
export function contradictions(a: Traits, b: Traits, place: PlaceAgreement): Against[] {
  const against: Against[] = [];
  const say = (what: Contradiction, one: string | number | null = null, other: string | number | null = null): void => {
    against.push({ what, params: one === null || other === null ? {} : { one, other } });
  };
  if (place.found === "otherCountry") say("country", a.country, b.country);
  if (a.city !== null && b.city !== null && !sameTown(a.city, b.city)) say("town", a.town, b.town);
  if (a.postalCode !== null && b.postalCode !== null && a.postalCode !== b.postalCode)
    say("postalCode", a.postalCode, b.postalCode);
  if (otherHouse(a.houseNumbers, b.houseNumbers)) say("house", a.houseNumbers.join(" "), b.houseNumbers.join(" "));
  // Where neither town nor house is told, the spot alone may say so.
  if (against.length === 0 && place.found === "elsewhere") say("place");
  if (otherLegalForm(a.legal, b.legal)) say("legalForm");
  return against;
}
