/** A block of merged cells, 0-based columns, rows as a person counts. */
export interface Merge {
  column: number;
  top: number;
  bottom: number;
}

const MOST_MERGES = 500_000;
const LONGEST_TAG = 200;

/**
 * The merges that reach over several rows. They stand behind the cells in a sheet, so this is a first pass over it that
 * looks for nothing else. What one merge means across columns is left alone: the text stands in its first column.
 */
export async function readVerticalMerges(bytes: AsyncIterable<Buffer>): Promise<Map<number, Merge[]>> {
  const byTop = new Map<number, Merge[]>();
  let carry = "";
  let count = 0;
  for await (const chunk of bytes) {
    const text = carry + chunk.toString("latin1");
    for (const [, from, top, bottom] of text.matchAll(/mergeCell ref="([A-Z]{1,3})(\d{1,7}):[A-Z]{1,3}(\d{1,7})"/g)) {
      if (from === undefined || top === bottom || ++count > MOST_MERGES) continue;
      const merge = { column: columnOf(from), top: Number(top), bottom: Number(bottom) };
      const beside = byTop.get(merge.top);
      if (beside) beside.push(merge);
      else byTop.set(merge.top, [merge]);
    }
    // A tag that the end of the chunk cut; one that was whole must not be seen twice.
    const open = text.lastIndexOf("<");
    carry = open === -1 || text.length - open > LONGEST_TAG ? "" : text.slice(open);
    if (carry.includes(">")) carry = "";
  }
  return byTop;
}

/** "A" → 0, "AA" → 26. */
export function columnOf(letters: string): number {
  let column = 0;
  for (let index = 0; index < letters.length; index++) column = column * 26 + letters.charCodeAt(index) - 64;
  return column - 1;
}

/** Gives the rows under the first one of a merge its text, as a person sees it. */
export class MergeFiller {
  readonly #open = new Map<number, { bottom: number; text: string }>();

  constructor(readonly byTop: ReadonlyMap<number, readonly Merge[]>) {}

  fill(number: number, cells: string[]): void {
    for (const [column, { bottom, text }] of this.#open) {
      if (number > bottom) this.#open.delete(column);
      else if ((cells[column] ?? "") === "") {
        while (cells.length <= column) cells.push("");
        cells[column] = text;
      }
    }
    for (const { column, bottom } of this.byTop.get(number) ?? []) {
      this.#open.set(column, { bottom, text: cells[column] ?? "" });
    }
  }
}
