import { charactersOf, otherLegalForm } from "../values/name-key";
import type { PlaceAgreement } from "./compare-places";
import { otherHouse } from "./house-numbers";
import { sameTown, type Traits } from "./traits";

/** What says of two suppliers that they are two. */
export type Contradiction = "country" | "town" | "postalCode" | "house" | "place" | "legalForm" | "characters";

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
  if (a.city !== null && b.city !== null && (!sameTown(a.city, b.city) || onlySoundsLike(a, b)))
    say("town", a.town, b.town);
  if (a.postalCode !== null && b.postalCode !== null && a.postalCode !== b.postalCode)
    say("postalCode", a.postalCode, b.postalCode);
  if (otherHouse(a.houseNumbers, b.houseNumbers)) say("house", a.houseNumbers.join(" "), b.houseNumbers.join(" "));
  // Where neither town nor house is told, the spot alone may say so.
  if (against.length === 0 && place.found === "elsewhere") say("place");
  if (otherLegalForm(a.legal, b.legal)) say("legalForm");
  if (areHomophones(a, b)) say("characters", a.characters[0], b.characters[0]);
  return against;
}

/** Towns that are one in Latin letters, and two in Chinese characters. */
function onlySoundsLike(a: Traits, b: Traits): boolean {
  const [one, other] = [charactersOf(a.town ?? ""), charactersOf(b.town ?? "")];
  return a.city === b.city && one !== "" && other !== "" && one !== other;
}

/** Names that sound alike, written in other characters: only a number that both have says that they are one all the same. */
const areHomophones = (a: Traits, b: Traits): boolean =>
  a.characters.length > 0 &&
  b.characters.length > 0 &&
  a.keys.some((key) => b.keys.includes(key)) &&
  !a.characters.some((one) => b.characters.includes(one)) &&
  ![...a.identifiers].some(([system, id]) => b.identifiers.get(system) === id);
