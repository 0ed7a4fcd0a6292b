import { ImportRefused } from "../import-refused";
import type { ReadLimits } from "../limits";
import type { Row } from "../table";

type State = "start" | "plain" | "quoted" | "quote" | "closed";

/**
 * Text in pieces → rows with content. Quotes as Excel reads them: a cell that begins with one (blanks before it do not
 * count) lasts to the next single one, with line breaks and delimiters inside; elsewhere a quote is a character.
 * Lines end with LF, CRLF or CR. Throws ImportRefused: `cellTooLong`, `tooManyColumns`, `openQuote`, `binary`.
 */
export class RecordParser {
  /** Quotes that stand where a writer of this delimiter would not put one: a sign of the wrong delimiter. */
  strayQuotes = 0;
  #state: State = "start";
  #cell = "";
  #cells: string[] = [];
  #column = 0;
  #number = 1;
  #afterReturn = false;
  #suspicious = false;
  readonly #boundary: RegExp;

  constructor(
    readonly delimiter: string | null,
    readonly limits: Pick<ReadLimits, "cellLength" | "columns">,
  ) {
    // A person may have said which: a few of the characters mean something of their own among these.
    this.#boundary = new RegExp(`[\\r\\n"${(delimiter ?? "").replace(/[\\\]^-]/, "\\$&")}]`, "g");
  }

  push(text: string): Row[] {
    const rows: Row[] = [];
    this.#suspicious ||= text.includes("\0");
    let at = 0;
    if (this.#afterReturn && text.length > 0) {
      this.#afterReturn = false;
      if (text[0] === "\n") at = 1;
    }
    while (at < text.length) {
      if (this.#state === "start") at = this.#open(text, at);
      else if (this.#state === "quoted") at = this.#readQuoted(text, at);
      else if (this.#state === "quote") at = this.#readBehindQuote(text, at);
      else at = this.#readPlain(text, at, rows);
    }
    return rows;
  }

  /** What stands behind the last line break. */
  end(): Row[] {
    if (this.#state === "quoted") throw this.#refused("openQuote");
    const rows: Row[] = [];
    if (this.#state !== "start" || this.#column > 0) this.#endRow(rows);
    return rows;
  }

  #open(text: string, at: number): number {
    const quoted = text[at] === '"';
    this.#state = quoted ? "quoted" : "plain";
    return quoted ? at + 1 : at;
  }

  #readPlain(text: string, from: number, rows: Row[]): number {
    this.#boundary.lastIndex = from;
    const at = this.#boundary.exec(text)?.index ?? text.length;
    if (at > from) this.#append(text.slice(from, at));
    if (at === text.length) return at;
    const boundary = text[at];
    if (boundary === '"') return this.#readQuoteInPlain(at);
    if (boundary === this.delimiter) {
      this.#endCell();
      return at + 1;
    }
    this.#endRow(rows);
    if (boundary === "\n") return at + 1;
    if (at + 1 === text.length) this.#afterReturn = true;
    return text[at + 1] === "\n" ? at + 2 : at + 1;
  }

  #readQuoteInPlain(at: number): number {
    if (this.#state === "plain" && this.#cell.trim() === "") {
      this.#cell = "";
      this.#state = "quoted";
    } else {
      this.strayQuotes++;
      this.#append('"');
    }
    return at + 1;
  }

  #readQuoted(text: string, from: number): number {
    const at = text.indexOf('"', from);
    this.#append(text.slice(from, at === -1 ? text.length : at));
    if (at === -1) return text.length;
    this.#state = "quote";
    return at + 1;
  }

  #readBehindQuote(text: string, at: number): number {
    const next = text[at];
    if (next === '"') {
      this.#append('"');
      this.#state = "quoted";
      return at + 1;
    }
    this.#state = "closed";
    if (next !== this.delimiter && next !== "\n" && next !== "\r" && next !== " ") this.strayQuotes++;
    return at;
  }

  #append(piece: string): void {
    this.#cell += piece;
    if (this.#cell.length <= this.limits.cellLength) return;
    throw this.#refused(this.#state === "quoted" && /[\r\n]/.test(this.#cell) ? "openQuote" : "cellTooLong");
  }

  #endCell(): void {
    if (this.#suspicious && this.#cell.includes("\0")) throw this.#refused("binary");
    // Exports with thousands of empty columns at the end are harmless; content there is not.
    if (this.#column < this.limits.columns) this.#cells.push(this.#cell);
    else if (this.#cell.trim() !== "") throw this.#refused("tooManyColumns");
    this.#column++;
    this.#cell = "";
    this.#state = "start";
  }

  #endRow(rows: Row[]): void {
    this.#endCell();
    if (this.#cells.some((cell) => cell.trim() !== "")) rows.push({ number: this.#number, cells: this.#cells });
    this.#cells = [];
    this.#column = 0;
    this.#number++;
  }

  #refused(code: "openQuote" | "cellTooLong" | "tooManyColumns" | "binary"): ImportRefused {
    const limit = code === "tooManyColumns" ? this.limits.columns : this.limits.cellLength;
    const params: Record<string, number> = code === "openQuote" || code === "binary" ? {} : { limit };
    return new ImportRefused(code, { row: this.#number, column: this.#column + 1, params });
  }
}
