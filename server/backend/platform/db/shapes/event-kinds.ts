/** What these sources tell of. Other modules map a kind to the product's event types; nothing here depends on them. */
export const EVENT_KINDS = [
  "earthquake",
  "tsunami",
  "volcano",
  "landslide",
  "mine-collapse",
  "explosion",
  "seismic-other",
  "flood",
  "cyclone",
  "storm",
  "drought",
  "wildfire",
  "extreme-temperature",
  "mass-layoff",
  "plant-closure",
  "shipping-disruption",
  /** A text whose kind only reading it can tell. */
  "report",
] as const;

export type EventKind = (typeof EVENT_KINDS)[number];

export function isEventKind(text: string): text is EventKind {
  return (EVENT_KINDS as readonly string[]).includes(text);
}
