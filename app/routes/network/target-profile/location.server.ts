import type { PlaceWord } from "~/backend/contract/place-words";
import { DOT } from "~/i18n/dot";
import type { Speech } from "~/i18n/speech.server";

/** How well a target's point is known: "Böblingen (town) · from the address, by GeoNames (CC BY 4.0)". */
export function locationOf({ precision, source, name }: PlaceWord, speech: Speech): string {
  const known = speech.say(`profile:location.${precision}`, { name: name ?? "" });
  return `${known}${DOT}${speech.say(`profile:location.${source}`)}`;
}
