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

/**
 * The places that a collection may take, the top first. Its own place is one of them even where it stands below a collection that is
 * somebody's own and so not seen: else saving anything would move it to the top.
 */
export function placeOptions(
  parents: readonly { value: string; label: string }[],
  now: string,
  words: { top: string; hidden: string },
): { value: string; label: string }[] {
  const isSeen = now === "" || parents.some(({ value }) => value === now);
  return [{ value: "", label: words.top }, ...parents, ...(isSeen ? [] : [{ value: now, label: words.hidden }])];
}
