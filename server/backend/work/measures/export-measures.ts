import type { MEASURE_FORMATS } from "~/backend/contract/measures";
import { dayIn } from "~/time/day-start";
import type { CustomerScope, Database } from "../../platform/db/database";
import { attachment } from "../../platform/export/attachment";
import type { Cell } from "../../platform/export/cell";
import { streamOf } from "../../platform/export/stream-of";
import { wallClock } from "../../platform/export/wall-clock";
import { type Words, wordsIn } from "../../platform/export/words";
import { workbookStream } from "../../platform/export/workbook";
import { say } from "../../platform/translations/say";
import { groupsByTopic } from "./groups-by-topic";
import { type KnownMeasure, knownMeasures } from "./known-measures";
import { NO_RESULTS, ownResults } from "./own-results";
import { toWhole } from "./to-measure";

type Format = (typeof MEASURE_FORMATS)[number];

/** The catalogue as a file, in the user's language: a table to read, or all that `readMeasure` tells. */
export async function exportMeasures(
  database: Database,
  scope: CustomerScope,
  { format, language }: { format: Format; language: string },
): Promise<Response> {
  const { measures, whole } = await database.asCustomer(scope, async (tx) => {
    const measures = await knownMeasures(tx, scope.customerId, language);
    const [results, groups] = [await ownResults(tx, scope.customerId), await groupsByTopic(tx)];
    return {
      measures,
      // With its names an own one is what an import takes.
      whole: measures.map((one) => ({
        ...toWhole(one, results.get(one.id) ?? NO_RESULTS, groups, measures),
        ...(one.names && { names: one.names }),
      })),
    };
  });
  const words = wordsIn(language);
  // The catalogue has no days of anybody: its file is named by the calendar of UTC.
  const day = dayIn("UTC", new Date());
  const headers = {
    "content-type": TYPES[format],
    "content-disposition": attachment(words.text("measures.file", { date: day }), `measures-${day}`, format),
    "cache-control": "no-store",
  };
  if (format === "json") return new Response(JSON.stringify({ measures: whole }, null, 2), { headers });
  const columns = columnsOf(language);
  async function* rows() {
    yield [columns.map(({ name }) => words.text(`measures.${name}`))];
    yield measures.map((one) => columns.map(({ cell }) => cell(one, words)));
  }
  const widths = columns.map(({ width }) => width);
  const sheet = { name: words.text("measures.sheet"), widths, hasHeading: true, rows: rows() };
  return new Response(streamOf(workbookStream([sheet], wallClock("UTC"))), { headers });
}

const TYPES: Record<Format, string> = {
  xlsx: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
  json: "application/json; charset=utf-8",
};

interface Column {
  name: string;
  width: number;
  cell(measure: KnownMeasure, words: Words): Cell;
}

const columnsOf = (language: string): Column[] => [
  { name: "title", width: 44, cell: ({ title }) => title },
  { name: "what", width: 80, cell: ({ what }) => what },
  { name: "fits", width: 60, cell: ({ fits }) => fits },
  { name: "notFits", width: 60, cell: ({ notFits }) => notFits },
  { name: "topics", width: 40, cell: ({ topics }, words) => words.wordsOf("eventTypes", topics.join(",")) },
  { name: "purpose", width: 18, cell: ({ purpose }) => say(language, `measures:purposes.${purpose}`) },
  { name: "laws", width: 40, cell: ({ laws }) => laws.map((law) => say(language, `measures:laws.${law}`)).join("; ") },
  { name: "effort", width: 12, cell: ({ effort }) => say(language, `measures:efforts.${effort}`) },
  { name: "days", width: 12, cell: ({ typicalDays }) => typicalDays },
  { name: "steps", width: 60, cell: ({ steps }) => steps.join("; ") },
  { name: "evidence", width: 60, cell: ({ evidence }) => evidence.join("; ") },
  { name: "source", width: 40, cell: ({ source }) => source },
  { name: "confidence", width: 12, cell: ({ confidence }) => confidence },
];
