import type { Entry, Group } from "./entry";

/** So many of each the palette shows; the page of all results has the rest. */
const MOST: Partial<Record<Group["key"], number>> = {
  targets: 5,
  sections: 8,
  commands: 5,
  recent: 10,
};
const OF_OTHERS = 3;

/** The groups with what of each is shown. */
export function shownOf(groups: readonly Group[]): (Group & { shown: readonly Entry[] })[] {
  return groups.map((group) => ({ ...group, shown: group.entries.slice(0, MOST[group.key] ?? OF_OTHERS) }));
}
