import { setImmediate as nextTurn } from "node:timers/promises";

/** Milliseconds. */
const AT_A_TURN = 10;

/** Maps many items, in their order, where each takes a moment: after some milliseconds whatever else the process does has its turn. */
export async function mapInTurns<Item, Made>(items: readonly Item[], map: (item: Item) => Made): Promise<Made[]> {
  const made: Made[] = [];
  let began = performance.now();
  for (const item of items) {
    made.push(map(item));
    if (performance.now() - began < AT_A_TURN) continue;
    await nextTurn();
    began = performance.now();
  }
  return made;
}
