import type { ExportFormat } from "~/backend/contract/feed-export";
import type { Session } from "~/backend/contract/session";
import type { TaskGroup } from "~/backend/contract/task-words";
import type { Workload } from "~/backend/contract/workload";
import { dayIn } from "~/time/day-start";
import type { CustomerScope, Database } from "../../platform/db/database";
import { attachment } from "../../platform/export/attachment";
import type { Row } from "../../platform/export/cell";
import { csvStream } from "../../platform/export/csv";
import { streamOf } from "../../platform/export/stream-of";
import { wallClock } from "../../platform/export/wall-clock";
import { workbookStream } from "../../platform/export/workbook";
import { say } from "../../platform/translations/say";
import { listDone } from "./done-tasks";
import type { Ways } from "./holders";
import { listPortion } from "./list-tasks";
import type { TaskFilter } from "./open-tasks";
import type { Holder } from "./source";
import { type Column, DONE_COLUMNS, OPEN_COLUMNS, type TaskWords, WORKLOAD_COLUMNS } from "./task-columns";

/** So many tasks are read at once. */
const PORTION = 1_000;
/** More than these are for a machine to fetch page by page. */
const MOST_EXPORTED = 100_000;

export interface FileAsked {
  format: ExportFormat;
  language: Session["user"]["language"];
  /** Where the reader's days begin, and of which moments are written. */
  timeZone: string;
}

/** Open tasks as a file, in the order of the list. */
export function openFile(
  database: Database,
  scope: CustomerScope,
  ways: Ways,
  { holder, ...filter }: Omit<TaskFilter, "ids" | "dueUntil"> & { holder: Holder | null; due?: TaskGroup | undefined },
  how: FileAsked,
): Response {
  const portions = portionsOf((after) =>
    database.asCustomer(scope, (tx) => listPortion(tx, ways, holder, { ...filter, size: PORTION, after })),
  );
  return fileOf(portions, OPEN_COLUMNS, { ...how, name: "file" });
}

/** What the reader did within a year as a file, the newest first. */
export function doneFile(database: Database, scope: CustomerScope, ways: Ways, how: FileAsked): Response {
  const portions = portionsOf((after) =>
    database.asCustomer(scope, (tx) => listDone(tx, ways, { size: PORTION, after })),
  );
  return fileOf(portions, DONE_COLUMNS, { ...how, name: "doneFile" });
}

/** Each portion in a transaction of its own: no connection waits for a slow reader. */
async function* portionsOf<Row>(
  read: (after: string | undefined) => Promise<{ content: Row[]; after: string | null }>,
): AsyncGenerator<Row[], void> {
  let after: string | undefined;
  for (let told = 0; told < MOST_EXPORTED; told += PORTION) {
    const page = await read(after);
    if (page.content.length > 0) yield page.content;
    if (page.after === null) return;
    after = page.after;
  }
}

/** Who owes how much as a file, as the page of it lists them. */
export const workloadFile = (owners: Workload["owners"], how: FileAsked): Response =>
  fileOf([owners], WORKLOAD_COLUMNS, { ...how, name: "workloadFile" });

function fileOf<Task>(
  portions: AsyncIterable<Task[]> | Iterable<Task[]>,
  columns: readonly Column<Task>[],
  { format, language, timeZone, name }: FileAsked & { name: "file" | "doneFile" | "workloadFile" },
): Response {
  const words: TaskWords = { language, say: (key, params) => say(language, `tasks:${key}`, params) };
  const text = (key: string, params = {}) => say(language, `export:tasks.${key}`, params);
  async function* rows(): AsyncGenerator<Row[], void> {
    yield [columns.map((column) => text(column.name, { timeZone }))];
    for await (const portion of portions) yield portion.map((task) => columns.map(({ cell }) => cell(task, words)));
  }
  const clock = wallClock(timeZone);
  const widths = columns.map(({ width }) => width);
  const sheet = { name: text("sheet"), widths, hasHeading: true, rows: rows() };
  const day = dayIn(timeZone, new Date());
  return new Response(streamOf(format === "csv" ? csvStream(rows(), clock) : workbookStream([sheet], clock)), {
    headers: {
      "content-type": TYPES[format],
      "content-disposition": attachment(text(name, { date: day }), `tasks-${day}`, format),
      "cache-control": "no-store",
    },
  });
}

const TYPES = {
  xlsx: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
  csv: "text/csv; charset=utf-8; header=present",
};
