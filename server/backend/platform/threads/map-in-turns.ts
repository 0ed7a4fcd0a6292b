import { setImmediate as nextTurn } from "node:timers/promises";

/** Milliseconds. */
const AT_A_TURN = 5;

/**
 * Maps many items, in their order, where each takes a moment: after some milliseconds whatever else the process does has its turn. `before`
 * is what an item waits for, such as a file that is read elsewhere meanwhile.
 */
export async function mapInTurns<Item, Made>(
  items: readonly Item[],
  map: (item: Item, index: number) => Made,
  before?: (item: Item) => Promise<void> | undefined,
): Promise<Made[]> {
  const made: Made[] = [];
  let began = performance.now();
  for (const [index, item] of items.entries()) {
    const waits = before?.(item);
    if (waits) {
      await waits;
      await nextTurn();
      began = performance.now();
    }
    made.push(map(item, index));
    if (performance.now() - began < AT_A_TURN) continue;
    await nextTurn();
    began = performance.now();
  }
  return made;
}
