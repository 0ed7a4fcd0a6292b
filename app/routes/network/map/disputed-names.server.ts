import type { Speech } from "~/i18n/speech.server";
import { disputedAreas } from "~/map/world/disputed.server";
import type { MapFrame } from "~/map/world/scale";

/** The outlines name them in English, and short. */
const NAMES = {
  Crimea: "crimea",
  "W. Sahara": "westernSahara",
  Kosovo: "kosovo",
  "N. Cyprus": "northernCyprus",
  Somaliland: "somaliland",
} as const;

export const areaName = (name: string, speech: Speech): string =>
  name in NAMES ? speech.say(`map:disputed.${NAMES[name as keyof typeof NAMES]}`) : name;

/** What the hatched areas of a picture are, in words below it; null where it shows none. */
export function disputedInWords(frame: MapFrame, speech: Speech): string | null {
  const names = disputedAreas(frame).map(({ name }) => areaName(name, speech));
  return names.length === 0 ? null : speech.say("map:disputed.legend", { names: speech.list(names) });
}
