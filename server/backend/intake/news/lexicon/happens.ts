import { EVENT_TYPES, type EventTypeId } from "../../../reference/catalogue/event-types";

/** What everybody sees: what is denied there is the blame for it. */
export const SEEN: EventTypeId[] = [
  ...(["fire", "explosion", "earthquake", "landslide", "workplace-accident", "transport-accident", "tsunami"] as const),
  ...(["volcano", "flood", "storm", "wildfire", "drought", "extreme-temperature"] as const),
];

/** What nobody plans: what somebody wants or expects beside it is something else, "production is expected to resume". */
export const SUDDEN: EventTypeId[] = [
  ...(["fire", "explosion", "earthquake", "landslide", "workplace-accident", "transport-accident"] as const),
  ...(["cyber-attack", "data-breach"] as const),
];

/** What nobody can call off: what is cancelled or saved there are flights and people. */
export const HAPPENS: EventTypeId[] = [
  ...SEEN,
  ...(["cyber-attack", "data-breach", "epidemic", "pollution", "hazardous-waste", "water-stress"] as const),
];

/** For words that say how far an event has come of these types only: "to close" of a plant. */
export const othersThan = (...types: EventTypeId[]): EventTypeId[] =>
  EVENT_TYPES.map(({ id }) => id).filter((id) => !types.includes(id));
