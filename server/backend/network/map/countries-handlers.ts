import { exportMapCountries, type MapCountry, readMapCountries } from "~/backend/contract/map-countries";
import { answer, answerStream, type Handler } from "../../platform/call/handler";
import { attachment } from "../../platform/export/attachment";
import type { Cell } from "../../platform/export/cell";
import { csvStream } from "../../platform/export/csv";
import { streamOf } from "../../platform/export/stream-of";
import { wallClock } from "../../platform/export/wall-clock";
import { type Words, wordsIn } from "../../platform/export/words";
import { networkOf } from "./picked";
import { type Period, readCountries } from "./read-countries";

export const mapCountriesHandlers: Handler[] = [
  answer(readMapCountries, async ({ tx, scope, session, query }) => {
    const { period, ...filter } = query;
    const network = await networkOf(tx, { customerId: scope.customerId, session }, filter);
    return readCountries(tx, network, period ?? lastDays(30));
  }),

  answerStream(exportMapCountries, async ({ database, scope, session, query }) => {
    const { period, ...filter } = query;
    const { countries, total } = await database.asCustomer(scope, async (tx) => {
      const network = await networkOf(tx, { customerId: scope.customerId, session }, filter);
      return readCountries(tx, network, period ?? lastDays(30));
    });
    const words = wordsIn(session.user.language);
    const day = new Date().toISOString().slice(0, 10);
    return new Response(streamOf(csvStream(linesOf(countries, total, words), wallClock("UTC"))), {
      headers: {
        "content-type": "text/csv; charset=utf-8; header=present",
        "content-disposition": attachment(words.text("mapCountries.file", { date: day }), `countries-${day}`, "csv"),
        "cache-control": "no-store",
      },
    });
  }),
];

function lastDays(days: number): Period {
  const from = new Date();
  from.setUTCDate(from.getUTCDate() - days);
  return { from: from.toISOString().slice(0, 10), to: null };
}

async function* linesOf(countries: readonly MapCountry[], total: number, words: Words): AsyncGenerator<Cell[][], void> {
  yield [COLUMNS.map(({ name }) => words.text(`mapCountries.${name}`))];
  yield countries.map((row) => COLUMNS.map(({ cell }) => cell(row, { words, total })));
}

const COLUMNS: readonly { name: string; cell(row: MapCountry, all: { words: Words; total: number }): Cell }[] = [
  { name: "code", cell: ({ country }) => country },
  { name: "country", cell: ({ country }, { words }) => words.country(country) },
  { name: "targets", cell: ({ targets }) => targets },
  { name: "share", cell: ({ targets }, { total }) => Math.round((targets / total) * 1000) / 10 },
  { name: "rated", cell: ({ rated }) => rated },
  { name: "median", cell: ({ median }) => median && Math.round(median * 10) / 10 },
  { name: "risk", cell: ({ risk }, { words }) => words.word("risks", risk) },
  { name: "alerts", cell: ({ alerts }) => alerts },
];
