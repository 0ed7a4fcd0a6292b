import type { ExportFormat } from "~/backend/contract/feed-export";
import type { MatchFilter, ReviewedMatch } from "~/backend/contract/sanctions-review";
import type { CustomerScope, Database } from "../../../platform/db/database";
import { attachment } from "../../../platform/export/attachment";
import type { Cell } from "../../../platform/export/cell";
import { csvStream } from "../../../platform/export/csv";
import { streamOf } from "../../../platform/export/stream-of";
import { wallClock } from "../../../platform/export/wall-clock";
import { type Words, wordsIn } from "../../../platform/export/words";
import { workbookStream } from "../../../platform/export/workbook";
import { readReview } from "./read-review";

/** So many matches are read at once. */
const PORTION = 500;
/** More than these are for a machine to fetch page by page. */
const MOST_EXPORTED = 100_000;

/** Matches of all targets as a file; times are of UTC. */
export function exportFile(
  database: Database,
  scope: CustomerScope,
  filter: MatchFilter,
  { format, language }: { format: ExportFormat; language: string },
): Response {
  const words = wordsIn(language);
  async function* rows() {
    yield [COLUMNS.map(({ name }) => words.text(`matches.${name}`))];
    for await (const portion of portionsOf(database, scope, filter)) {
      yield portion.map((match) => COLUMNS.map(({ cell }) => cell(match, words)));
    }
  }
  const clock = wallClock("UTC");
  const widths = COLUMNS.map(({ width }) => width);
  const sheet = { name: words.text("matches.sheet"), widths, hasHeading: true, rows: rows() };
  const day = new Date().toISOString().slice(0, 10);
  return new Response(streamOf(format === "csv" ? csvStream(rows(), clock) : workbookStream([sheet], clock)), {
    headers: {
      "content-type": TYPES[format],
      "content-disposition": attachment(words.text("matches.file", { date: day }), `sanctions-matches-${day}`, format),
      "cache-control": "no-store",
    },
  });
}

/** Each portion in a transaction of its own: no connection waits for a slow reader. */
async function* portionsOf(database: Database, scope: CustomerScope, filter: MatchFilter) {
  const { customerId } = scope;
  let after: number | null = null;
  for (let read = 0; read < MOST_EXPORTED; read += PORTION) {
    const page = { ...filter, customerId, after, size: PORTION };
    const matches: ReviewedMatch[] = await database.asCustomer(scope, (tx) => readReview(tx, page));
    if (matches.length > 0) yield matches;
    if (matches.length < PORTION) return;
    after = matches.at(-1)?.id ?? null;
  }
}

const TYPES = {
  xlsx: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
  csv: "text/csv; charset=utf-8; header=present",
};

interface Column {
  /** Of the text `export:matches.<name>`. */
  name: string;
  /** In characters. */
  width: number;
  cell(match: ReviewedMatch, words: Words): Cell;
}

const COLUMNS: readonly Column[] = [
  { name: "id", width: 10, cell: ({ id }) => id },
  { name: "target", width: 36, cell: ({ target }) => target.name },
  { name: "targetId", width: 12, cell: ({ target }) => target.id },
  { name: "country", width: 18, cell: ({ target }, { country }) => target.country && country(target.country) },
  { name: "entity", width: 36, cell: ({ entityName, matchedName }) => entityName || matchedName },
  { name: "matchedName", width: 36, cell: ({ matchedName }) => matchedName },
  { name: "list", width: 30, cell: ({ listTitle }) => listTitle },
  { name: "listVersion", width: 10, cell: ({ listVersion }) => listVersion },
  { name: "entityId", width: 16, cell: ({ entityId }) => entityId },
  { name: "kind", width: 14, cell: ({ kind }, { text }) => text(`matches.kinds.${kind}`) },
  { name: "verdict", width: 14, cell: ({ verdict }, { text }) => text(`matches.verdicts.${verdict}`) },
  { name: "score", width: 8, cell: ({ score }) => Math.round(score * 100) / 100 },
  {
    name: "grounds",
    width: 60,
    cell: ({ reasons }) => reasons.map(({ query, candidate }) => `${query} = ${candidate}`).join("; "),
  },
  { name: "found", width: 18, cell: ({ foundAt }) => new Date(foundAt) },
  { name: "decision", width: 14, cell: ({ decision }, { text }) => text(`matches.decisions.${decision}`) },
  { name: "decidedBy", width: 24, cell: ({ decidedBy }) => decidedBy?.name ?? null },
  { name: "decidedAt", width: 18, cell: ({ decidedAt }) => (decidedAt === null ? null : new Date(decidedAt)) },
  { name: "reason", width: 50, cell: ({ decisionReason }) => decisionReason },
];
