import type { EventKind } from "../../../platform/db/shapes/event-kinds";

/** The event type codes of GDACS and GLIDE. */
const CODES: Readonly<Record<string, EventKind>> = {
  EQ: "earthquake",
  TS: "tsunami",
  TC: "cyclone",
  ST: "storm",
  SS: "storm",
  TO: "storm",
  FL: "flood",
  FF: "flood",
  VO: "volcano",
  DR: "drought",
  WF: "wildfire",
  LS: "landslide",
  MS: "landslide",
  HT: "extreme-temperature",
  HW: "extreme-temperature",
  CW: "extreme-temperature",
};

const WORDS: readonly [RegExp, EventKind][] = [
  [/tsunami/i, "tsunami"],
  [/earthquake|seism/i, "earthquake"],
  [/cyclone|hurricane|typhoon/i, "cyclone"],
  [/flood|inundation/i, "flood"],
  [/volcan|eruption/i, "volcano"],
  [/drought/i, "drought"],
  [/fire/i, "wildfire"],
  [/landslide|mudslide|avalanche/i, "landslide"],
  [/storm|tornado|gale|wind/i, "storm"],
  [/heat|cold|frost/i, "extreme-temperature"],
];

export function kindOfCode(code: string): EventKind | null {
  return Object.hasOwn(CODES, code) ? (CODES[code] ?? null) : null;
}

/** The hazard that a headline names; null when it names none. */
export function kindOfWords(text: string): EventKind | null {
  return WORDS.find(([pattern]) => pattern.test(text))?.[1] ?? null;
}
