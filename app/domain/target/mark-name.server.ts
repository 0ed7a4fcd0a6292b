import type { PlaceWord } from "~/backend/contract/place-words";
import type { Speech } from "~/i18n/speech.server";

/** The name beside a target's mark on a map: a mark that stands for a town or a region says so. */
export function markName(name: string, place: PlaceWord | null, speech: Speech): string {
  if (place === null || place.precision === "address") return name;
  return `${name}, ${speech.say(`profile:location.${place.precision}`, { name: place.name ?? "" })}`;
}
