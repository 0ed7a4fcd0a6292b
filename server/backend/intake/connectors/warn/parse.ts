import { createHash } from "node:crypto";
import type { ParsedItem, RawEvent, Source } from "../../../platform/db/shapes/raw-event";
import { limitsWith, type ParseLimits, refused, withinLimits } from "../limits";
import { readTable, type TableRow } from "../reading/table";
import { isWarnTitle, type WarnField, warnColumns } from "./columns";
import { noticeOf } from "./notice";
import { stateIn } from "./states";

export interface WarnOptions {
  limits?: Partial<ParseLimits>;
  /** Of the file, when its rows do not say it: two letters or the name. */
  state?: string | undefined;
}

/**
 * Notices under the US Worker Adjustment and Retraining Notification Act as states and registers publish them: any
 * layout whose header names the company and one thing more (29 USC 2102 says what a notice is).
 */
export function parseWarn(source: Source, options: WarnOptions = {}): AsyncGenerator<ParsedItem, void> {
  const limits = limitsWith(options.limits);
  return withinLimits(read(source, limits, stateIn(options.state ?? "")), limits);
}

async function* read(
  source: Source,
  limits: ParseLimits,
  stateOfFile: string | null,
): AsyncGenerator<ParsedItem, void> {
  let columns: Map<WarnField, string> | null = null;
  const seen = new Set<string>();
  for await (const row of readTable(source, { recognises: isWarnTitle, needs: 2 }, limits)) {
    if (!row.ok) {
      yield row;
      continue;
    }
    if (columns === null) {
      columns = warnColumns([...row.cells.keys()]);
      if (!columns.has("company")) {
        yield refused({ position: { line: row.line }, message: "no column names the company" });
        return;
      }
    }
    const item = itemOf(row, columns, stateOfFile);
    if (item !== null) yield item.ok ? { ok: true, event: apart(item.event, seen) } : item;
  }
}

/** Null for what is no notice: totals, notes below the table, headings of years between the rows. */
function itemOf(row: TableRow, columns: Map<WarnField, string>, stateOfFile: string | null): ParsedItem | null {
  const cell = (field: WarnField): string => row.cells.get(columns.get(field) ?? "")?.trim() ?? "";
  const company = cell("company");
  const filled = [...row.cells.values()].filter((value) => value !== "");
  const telling = TELLING.filter((field) => cell(field) !== "");
  if (filled.length === 0 || isTotal(row) || (telling.length === 0 && filled.length <= 2)) return null;
  if (company === "") {
    const position = { line: row.line, column: columns.get("company") ?? "" };
    return refused({ position, message: "the row names no company" });
  }
  const event = noticeOf(cell, row.cells, stateOfFile);
  const title = columns.get("effectiveDate") ?? columns.get("noticeDate");
  const written = cell("effectiveDate") || cell("noticeDate");
  if (event.happenedAt === null && /\d/.test(written)) {
    return refused({
      position: { line: row.line, column: title ?? "" },
      message: `"${written.slice(0, 60)}" is no date`,
    });
  }
  return { ok: true, event };
}

const TELLING: readonly WarnField[] = [
  "noticeDate",
  "receivedDate",
  "effectiveDate",
  "employees",
  "city",
  "county",
  "location",
];

function isTotal({ cells }: TableRow): boolean {
  const [first = ""] = [...cells.values()].filter((value) => value !== "");
  return (
    /^(?:grand |sub-?)?totals?\b.{0,30}$/i.test(first) && cells.size > 1 && !/totale|total (?:wine|energ)/i.test(first)
  );
}

/** Two notices of one company for one site on one day: the second is told apart by what it says. */
function apart(event: RawEvent, seen: Set<string>): RawEvent {
  let { externalId } = event;
  if (seen.has(externalId)) {
    const { period, severity } = event;
    const told = `${period?.from}\u001f${period?.to}\u001f${severity.employeesAffected}`;
    externalId = `${externalId}-${createHash("sha256").update(told).digest("hex").slice(0, 8)}`;
  }
  seen.add(externalId);
  return externalId === event.externalId ? event : { ...event, externalId };
}
