import type { PriorityName } from "~/backend/contract/alert-words";

/** What Nordwind wants to be told of beside the event types. */
export interface DemoTopic {
  name: string;
  words: readonly string[];
  not: readonly string[];
  /** ISO 3166-1 alpha-2. */
  countries: readonly string[];
  /** Monitored ones by their names; none: any. */
  targets: readonly string[];
  /** Papers of `events/articles.ts`; none: any. */
  sources: readonly string[];
  eventTypeId: string | null;
  highestPriority: PriorityName;
  active: boolean;
}

/** The demo's articles hold news of all but the last; two are alerted. */
export const TOPICS: readonly DemoTopic[] = [
  {
    name: "Export licences for rare earths",
    words: ["rare earth*", "selten* Erde*", "稀土", "export … licen*"],
    not: ["museum*", "exhibition*"],
    countries: ["CN"],
    targets: [],
    sources: [],
    eventTypeId: "export-control",
    highestPriority: "High",
    active: true,
  },
  {
    name: "Low water on the Rhine",
    words: ["low water", "Niedrigwasser", "Pegel Kaub"],
    not: [],
    countries: [],
    targets: [],
    sources: [],
    eventTypeId: null,
    highestPriority: "Mid",
    active: true,
  },
  {
    name: "Magnet makers and rare earths",
    words: ["magnet*"],
    not: [],
    countries: [],
    targets: ["Rare earths"],
    sources: ["Kestrel Newswire", "Peninsula Tech Daily"],
    eventTypeId: null,
    highestPriority: "Mid",
    active: false,
  },
  {
    name: "Battery passport",
    words: ["battery passport*", "Batteriepass*", "电池护照"],
    not: [],
    countries: [],
    targets: [],
    sources: [],
    eventTypeId: null,
    highestPriority: "Low",
    active: false,
  },
];
