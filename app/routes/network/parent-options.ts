import type { Collection } from "~/backend/contract/collections";

/** Where a collection can stand, in the order of the tree; how deep each stands is seen by its dashes. */
export function parentOptions(
  all: readonly Collection[],
  without: readonly number[] = [],
): { value: string; label: string }[] {
  return all
    .filter(({ id }) => !without.includes(id))
    .map(({ id, name, level }) => ({ value: String(id), label: `${"– ".repeat(Math.max(0, level - 1))}${name}` }));
}
