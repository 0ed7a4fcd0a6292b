import type { Action } from "~/backend/contract/actions";
import type { ExportFormat } from "~/backend/contract/feed-export";
import { dayIn } from "~/time/day-start";
import type { CustomerScope, Database } from "../../platform/db/database";
import { attachment } from "../../platform/export/attachment";
import type { Cell } from "../../platform/export/cell";
import { csvStream } from "../../platform/export/csv";
import { streamOf } from "../../platform/export/stream-of";
import { wallClock } from "../../platform/export/wall-clock";
import { type Words, wordsIn } from "../../platform/export/words";
import { workbookStream } from "../../platform/export/workbook";
import { numberFormat } from "../../platform/translations/formats";
import { say } from "../../platform/translations/say";
import type { ActionsFilter } from "./conditions";
import { listPage } from "./list-actions";

/** So many actions are read at once. */
const PORTION = 500;
/** More than these are for a machine to fetch page by page. */
const MOST_EXPORTED = 100_000;

/** Actions under a filter as a file, what is due next first, and in its last row that there are more than it has; times are of UTC. */
export function actionFile(
  database: Database,
  scope: CustomerScope,
  filter: ActionsFilter,
  { format, language, most = MOST_EXPORTED }: { format: ExportFormat; language: string; most?: number },
): Response {
  const words = { ...wordsIn(language), say: (key: string) => say(language, `actions:${key}`) };
  async function* rows() {
    yield [COLUMNS.map(({ name }) => words.text(`actions.${name}`))];
    for await (const portion of portionsOf(database, scope, filter, most)) {
      if (portion) yield portion.map((action) => COLUMNS.map(({ cell }) => cell(action, words)));
      else
        yield [
          COLUMNS.map(({ name }) =>
            name === "title"
              ? words.text("actions.cut", { most: numberFormat(language === "ch" ? "zh-Hans" : language).format(most) })
              : null,
          ),
        ];
    }
  }
  const clock = wallClock("UTC");
  const sheet = {
    name: words.text("actions.sheet"),
    widths: COLUMNS.map(({ width }) => width),
    hasHeading: true,
    rows: rows(),
  };
  const day = dayIn(filter.timeZone, new Date());
  return new Response(streamOf(format === "csv" ? csvStream(rows(), clock) : workbookStream([sheet], clock)), {
    headers: {
      "content-type": TYPES[format],
      "content-disposition": attachment(words.text("actions.file", { date: day }), `actions-${day}`, format),
      "cache-control": "no-store",
    },
  });
}

/** Each portion in a transaction of its own: no connection waits for a slow reader. Null comes last, where there are more. */
async function* portionsOf(database: Database, scope: CustomerScope, filter: ActionsFilter, most: number) {
  let after: string | undefined;
  for (let left = most; left > 0; left -= PORTION) {
    const asked = {
      ...filter,
      sort: "dueOn" as const,
      direction: "asc" as const,
      size: Math.min(PORTION, left),
      ...(after && { after }),
    };
    const page: Awaited<ReturnType<typeof listPage>> = await database.asCustomer(scope, (tx) =>
      listPage(tx, scope, asked),
    );
    if (page.content.length > 0) yield page.content;
    if (page.after === null) return;
    after = page.after;
  }
  yield null;
}

const TYPES = {
  xlsx: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
  csv: "text/csv; charset=utf-8; header=present",
};

interface ActionWords extends Words {
  /** A text of the pages of actions. */
  say(key: string): string;
}

interface Column {
  /** Of the text `export:actions.<name>`. */
  name: string;
  /** In characters. */
  width: number;
  cell(action: Action, words: ActionWords): Cell;
}

const names = (list: readonly { name: string }[]): string => list.map(({ name }) => name).join("; ");

const COLUMNS: readonly Column[] = [
  { name: "id", width: 10, cell: ({ id }) => id },
  { name: "title", width: 44, cell: ({ title }) => title },
  { name: "type", width: 24, cell: ({ typeId }, { word }) => word("actionTypes", typeId) },
  { name: "status", width: 14, cell: ({ metaStatus }, { word }) => word("metaStatuses", metaStatus) },
  {
    name: "hindrance",
    width: 30,
    cell: ({ metaStatus, blockedReason, isWithSupplier }, { say }) => {
      const isOver = metaStatus === "Completed" || metaStatus === "Aborted";
      const parts = [isWithSupplier && say("list.withSupplier"), !isOver && blockedReason];
      return parts.filter(Boolean).join("; ") || null;
    },
  },
  { name: "dueOn", width: 12, cell: ({ dueOn }) => dueOn },
  { name: "assignees", width: 30, cell: ({ assignees }) => names(assignees) },
  { name: "targets", width: 36, cell: ({ targets }) => names(targets) },
  { name: "purpose", width: 24, cell: ({ purpose }, { say }) => purpose && say(`purposes.${purpose}`) },
  { name: "right", width: 24, cell: ({ rightConcerned: right }, { say }) => right && say(`rights.${right}`) },
  { name: "rootCause", width: 40, cell: ({ rootCause }) => rootCause },
  {
    name: "steps",
    width: 12,
    cell: ({ steps }) => (steps.length === 0 ? null : `${steps.filter(({ doneAt }) => doneAt).length}/${steps.length}`),
  },
  { name: "completedAt", width: 18, cell: ({ completedAt }) => completedAt && new Date(completedAt) },
  { name: "completedReason", width: 40, cell: ({ completedReason }) => completedReason },
  { name: "effectDueOn", width: 12, cell: ({ effectDueOn }) => effectDueOn },
  { name: "effect", width: 16, cell: ({ effect }, { say }) => effect && say(`effect.results.${effect.result}`) },
  { name: "effectNote", width: 40, cell: ({ effect }) => effect?.note ?? null },
  { name: "costAmount", width: 14, cell: ({ cost }) => cost?.amount ?? null },
  { name: "costCurrency", width: 10, cell: ({ cost }) => cost?.currency ?? null },
  { name: "createdBy", width: 24, cell: ({ createdBy }) => createdBy },
  { name: "createdAt", width: 18, cell: ({ createdAt }) => new Date(createdAt) },
];
