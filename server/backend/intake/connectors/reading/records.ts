import { parse } from "csv-parse/sync";
import { type ParseLimits, type Refused, refused } from "../limits";
import { type NumberedLine, numberedLines } from "./lines";
import { WholeFile } from "./whole-file";

export interface TableRecord {
  ok: true;
  /** Where it begins. */
  line: number;
  cells: string[];
}

/**
 * Delimited text → its records, blank lines left out. A quote that is never closed costs its own line, not the rest of
 * the file: the lines behind it are read again.
 */
export async function* readRecords(
  text: AsyncIterable<string>,
  delimiter: string,
  limits: ParseLimits,
): AsyncGenerator<TableRecord | Refused, void> {
  const open = new OpenRecord(limits.recordLength);
  for await (const line of numberedLines(text, limits.recordLength))
    yield* take(line, open, { delimiter, columns: limits.columns });
  while (open.lines.length > 0) yield* giveUp(open, { delimiter, columns: limits.columns });
}

/** The same of a file that has to be whole: one that breaks off in a row says behind it that the rest was not read. */
export async function* readWhole(
  text: AsyncIterable<string>,
  delimiter: string,
  limits: ParseLimits,
): AsyncGenerator<TableRecord | Refused, void> {
  const file = new WholeFile();
  let line = 1;
  let isUnclosed = false;
  for await (const record of readRecords(file.watch(text), delimiter, limits)) {
    isUnclosed = !record.ok && record.problem.message === UNCLOSED;
    if (record.ok) {
      file.count(record.cells.length);
      line = record.line;
    }
    yield record;
  }
  if (file.isCut || (isUnclosed && file.isOpen))
    yield refused({ position: { line }, message: "the file breaks off in its last row", restUnread: true });
}

const UNCLOSED = "a quoted cell is never closed";

/** How a record is cut into cells, and how many it may have. */
interface Cut {
  delimiter: string;
  columns: number;
}

/** A cell with more line breaks than this is a quote that nobody closed. */
const MOST_LINES = 200;

/** Lines that belong to one record as long as their quotes do not come in pairs. */
class OpenRecord {
  lines: NumberedLine[] = [];
  #length = 0;
  #quotes = 0;

  constructor(readonly longest: number) {}

  add(line: NumberedLine): void {
    this.lines.push(line);
    this.#length += line.text.length + 1;
    for (let at = line.text.indexOf('"'); at !== -1; at = line.text.indexOf('"', at + 1)) this.#quotes++;
  }

  get whole(): boolean {
    return this.#quotes % 2 === 0;
  }

  get tooLong(): boolean {
    return this.lines.length > MOST_LINES || this.#length > this.longest;
  }

  clear(): NumberedLine[] {
    const { lines } = this;
    this.lines = [];
    this.#length = 0;
    this.#quotes = 0;
    return lines;
  }
}

function* take(line: NumberedLine, open: OpenRecord, cut: Cut): Generator<TableRecord | Refused, void> {
  if (line.cut) yield refused({ position: { line: line.number }, message: "the line is too long" });
  else open.add(line);
  if (open.whole) yield* split(open.clear(), cut);
  else if (open.tooLong) yield* giveUp(open, cut);
}

function* giveUp(open: OpenRecord, cut: Cut): Generator<TableRecord | Refused, void> {
  const [first, ...rest] = open.clear();
  yield refused({ position: { line: first?.number ?? 1 }, message: UNCLOSED });
  for (const line of rest) yield* take(line, open, cut);
}

function* split(lines: NumberedLine[], { delimiter, columns }: Cut): Generator<TableRecord | Refused, void> {
  const line = lines[0]?.number ?? 1;
  const text = lines.map((one) => one.text).join("\n");
  if (text.trim() === "") return;
  if (!text.includes('"')) {
    yield recordOf(
      line,
      text.split(delimiter, columns + 1).map((cell) => cell.trim()),
      columns,
    );
    return;
  }
  try {
    // Quotes that do not begin a cell are characters, so what looked like one record can still be several.
    const records = parse(text, {
      delimiter,
      info: true,
      record_delimiter: "\n",
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: true,
      trim: true,
    }) as unknown as { record: string[]; info: { lines: number } }[];
    let before = 0;
    for (const { record, info } of records) {
      yield recordOf(line + before, record, columns);
      before = info.lines;
    }
  } catch {
    yield refused({ position: { line }, message: "the quotes do not fit together" });
  }
}

function recordOf(line: number, cells: string[], columns: number): TableRecord | Refused {
  if (cells.length <= columns) return { ok: true, line, cells };
  return refused({ position: { line }, message: `more than ${columns} cells` });
}
