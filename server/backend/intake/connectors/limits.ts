import type { Position, Problem } from "../../platform/db/shapes/raw-event";

/** What one parse may cost. Everything is counted while reading. */
export interface ParseLimits {
  /** Items answered, and problems met: the rest of the file is left unread behind so many of either. */
  items: number;
  /** Problems answered one by one; what follows is only counted. */
  problems: number;
  /** Characters of one field; longer ones are cut. */
  fieldLength: number;
  /** Characters of one record: a table's row, a JSON feature, an XML item. Longer ones are a problem. */
  recordLength: number;
  /** Cells of one row of a table. */
  columns: number;
  /** Elements inside each other. */
  depth: number;
  /** Rows of files whose rows are put together by their subject; see `TooManyRows`. */
  joinedRows: number;
}

export const DEFAULT_LIMITS: ParseLimits = {
  items: 200_000,
  problems: 1_000,
  fieldLength: 16_384,
  recordLength: 1_000_000,
  columns: 1_000,
  depth: 64,
  // Gone through twice: half a million took 27 s, and whoever waits for them waits for a minute.
  joinedRows: 300_000,
};

export function limitsWith(changes: Partial<ParseLimits> = {}): ParseLimits {
  return { ...DEFAULT_LIMITS, ...changes };
}

export type Refused = { ok: false; problem: Problem };

export const refused = (problem: Problem): Refused => ({ ok: false, problem });

/**
 * The items up to the limits. One broken file cannot fill a log: behind the limit problems are counted and told once.
 * An error that a reader did not foresee ends the file with a problem, never with an exception; only SourceFailed and TooManyRows are
 * thrown on. What has no place of its own is told at the last place known.
 */
export async function* withinLimits<Item extends { ok: true } | Refused>(
  items: AsyncIterable<Item>,
  limits: ParseLimits,
): AsyncGenerator<Item | Refused, void> {
  let answered = 0;
  let problems = 0;
  let last: Position = { line: 1 };
  try {
    for await (const item of items) {
      if (!item.ok) {
        last = item.problem.position;
        if (++problems > limits.items) {
          yield refused({ position: last, message: `left unread after ${limits.items} problems`, restUnread: true });
          break;
        }
      } else if (++answered > limits.items) {
        yield refused({ position: last, message: `left unread after ${limits.items} items`, restUnread: true });
        break;
      }
      if (item.ok || problems <= limits.problems) yield item;
    }
  } catch (error) {
    if (error instanceof SourceFailed || error instanceof TooManyRows) throw error;
    yield refused({
      position: last,
      message: `reading stopped: ${error instanceof Error ? error.message : String(error)}`,
      restUnread: true,
    });
  }
  if (problems > limits.problems) {
    yield refused({ position: last, message: `${problems - limits.problems} more problems, the last of them here` });
  }
}

/** A connection that broke off is not the file's fault: whoever reads it has to know. */
export class SourceFailed extends Error {
  override readonly name = "SourceFailed";
}

/** However short they are, going through them would take longer than anybody waits: nothing of them is taken. */
export class TooManyRows extends Error {
  override readonly name = "TooManyRows";
  constructor(readonly most: number) {
    super(`more than ${most} rows`);
  }
}

/** Cut to a length without halving a character. */
export function cut(text: string, length: number): string {
  if (text.length <= length) return text;
  const end = /[\ud800-\udbff]/.test(text[length - 1] ?? "") ? length - 1 : length;
  return text.slice(0, end);
}

const RAW_FIELDS = 60;
const RAW_LENGTH = 500;

/** The fields with content, cut to 60 of 500 characters. */
export function rawFields(fields: Iterable<[name: string, value: string | null | undefined]>): Record<string, string> {
  const raw: Record<string, string> = {};
  let count = 0;
  for (const [name, value] of fields) {
    if (value === null || value === undefined || value === "" || name === "__proto__") continue;
    if (++count > RAW_FIELDS) break;
    raw[cut(name, 100)] = cut(value, RAW_LENGTH);
  }
  return raw;
}
