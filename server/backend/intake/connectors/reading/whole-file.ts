/**
 * Whether a delimited file was cut off in its last row: nothing ends that row, and it has fewer cells than the rows of the file have as a rule.
 * Files that are published end with a line break, and a row that somebody left short is whole in their number of separators.
 */
export class WholeFile {
  #last = "";
  readonly #widths = new Map<number, number>();
  #width = 0;

  /** The same text, its last character remembered. */
  async *watch(text: AsyncIterable<string>): AsyncGenerator<string, void> {
    for await (const piece of text) {
      this.#last = piece.at(-1) ?? this.#last;
      yield piece;
    }
  }

  /** Counts the cells of a record. */
  count(cells: number): void {
    this.#width = cells;
    this.#widths.set(cells, (this.#widths.get(cells) ?? 0) + 1);
  }

  /** No line end, and no Ctrl-Z, stands behind the last row. To be asked when everything has been read. */
  get isOpen(): boolean {
    return this.#last !== "" && !["\r", "\n", "\u001a"].includes(this.#last);
  }

  get isCut(): boolean {
    if (!this.isOpen) return false;
    // The last record counts as well; it is cut if it is not of the usual width itself.
    const [usual = 0] = [...this.#widths].sort((a, b) => b[1] - a[1] || b[0] - a[0])[0] ?? [];
    return this.#width < usual;
  }
}
