import { ImportRefused } from "../import-refused";
import type { ReadLimits } from "../limits";
import type { Row } from "../table";
import { type CellContext, cellText } from "./cell-text";
import { columnOf, type Merge, MergeFiller } from "./merges";
import { RichText } from "./rich-text";
import { feedXml, type XmlHandlers } from "./xml";

/** The rows with content of one sheet. Throws ImportRefused: `cellTooLong`, `tooManyColumns`, `brokenWorkbook`. */
export async function* sheetRows(
  bytes: AsyncIterable<Buffer>,
  context: CellContext,
  merges: ReadonlyMap<number, readonly Merge[]>,
  limits: ReadLimits,
): AsyncGenerator<Row, void> {
  const collector = new RowCollector(context, new MergeFiller(merges), limits);
  try {
    for await (const _ of feedXml(bytes, collector)) yield* collector.take();
  } catch (error) {
    throw collector.placed(error);
  }
}

class RowCollector implements XmlHandlers {
  #rows: Row[] = [];
  #number = 0;
  #cells: string[] = [];
  #formulas: number[] = [];
  #column = -1;
  #type = "";
  #style = 0;
  #value = "";
  #inValue = false;
  readonly #inline: RichText;

  constructor(
    readonly context: CellContext,
    readonly merges: MergeFiller,
    readonly limits: ReadLimits,
  ) {
    this.#inline = new RichText(limits.cellLength);
  }

  take(): Row[] {
    const rows = this.#rows;
    if (rows.length > 0) this.#rows = [];
    return rows;
  }

  /** A refusal by the parts below, which do not know the place, with the one that was being read. */
  placed(error: unknown): unknown {
    if (!(error instanceof ImportRefused) || error.row !== undefined || this.#number === 0) return error;
    const { code, params, cause } = error;
    return new ImportRefused(code, { row: this.#number, column: Math.max(1, this.#column + 1), params, cause });
  }

  open(name: string, attributes: Record<string, string>): void {
    if (name === "c") this.#openCell(attributes);
    else if (name === "v") this.#inValue = true;
    else if (name === "row") this.#openRow(attributes);
    else if (name === "f") this.#formulas.push(this.#column);
    else this.#inline.open(name);
  }

  text(text: string): void {
    if (this.#inValue) this.#value += text;
    else this.#inline.add(text);
    if (this.#value.length > this.limits.cellLength) throw this.#refused("cellTooLong", this.limits.cellLength);
  }

  close(name: string): void {
    if (name === "v") this.#inValue = false;
    else if (name === "c") this.#closeCell();
    else if (name === "row") this.#closeRow();
    else this.#inline.close(name);
  }

  #openRow({ r }: Record<string, string>): void {
    this.#number = Number(r) || this.#number + 1;
    this.#cells = [];
    this.#formulas = [];
    this.#column = -1;
  }

  #openCell({ r, t, s }: Record<string, string>): void {
    const letters = r === undefined ? undefined : /^[A-Z]{1,3}/.exec(r)?.[0];
    this.#column = letters === undefined ? this.#column + 1 : columnOf(letters);
    this.#type = t ?? "n";
    this.#style = Number(s ?? 0);
    this.#value = "";
  }

  #closeCell(): void {
    const text =
      this.#type === "inlineStr" ? this.#inline.take() : cellText(this.#type, this.#value, this.#style, this.context);
    this.#value = "";
    if (text === "") return;
    if (this.#column >= this.limits.columns) throw this.#refused("tooManyColumns", this.limits.columns);
    while (this.#cells.length < this.#column) this.#cells.push("");
    this.#cells[this.#column] = text;
  }

  #closeRow(): void {
    const number = this.#number;
    const cells = this.#cells;
    if (cells.every((cell) => cell.trim() === "")) return;
    this.merges.fill(number, cells);
    this.#rows.push(this.#formulas.length === 0 ? { number, cells } : { number, cells, formulas: this.#formulas });
  }

  #refused(code: "cellTooLong" | "tooManyColumns", limit: number): ImportRefused {
    return new ImportRefused(code, { row: this.#number, column: this.#column + 1, params: { limit } });
  }
}
