import { type CsvRow, toCsv } from "~/domain/export/csv";
import type { Speech } from "~/i18n/speech.server";
import type { QualityFilter } from "../quality/filter";
import type { QualityAnswer } from "../quality/queries.server";
import { type NamedQuality, rowsOf } from "../quality/rows";
import { namedOf } from "../quality/view.server";

/** The rows that the table shows, in its order, as CSV; shares are numbers from 0 to 1 with all their digits, for whoever reckons with them. */
export function fileOf(
  { types, reader }: Pick<QualityAnswer, "types" | "reader">,
  filter: QualityFilter,
  speech: Speech,
): string {
  const rows = rowsOf(namedOf(types, speech), filter, (one, other) => one.localeCompare(other));
  const column = (key: (typeof SHOWN)[number]) => speech.say(`reading:quality.columns.${key}`);
  const more = (key: (typeof MORE)[number]) => speech.say(`reading:quality.file.${key}`);
  const heads = [
    ...[column("type"), speech.say("reading:quality.language"), column("state"), more("reviewed"), column("judged")],
    ...[column("bound"), more("needed"), column("published"), column("waiting")],
    ...[more("ownReviewed"), more("ownRight"), more("reader")],
  ];
  return toCsv([heads, ...rows.map((row) => cellsOf(row, reader, speech))]);
}

const SHOWN = ["type", "state", "judged", "bound", "published", "waiting"] as const;
const MORE = ["reviewed", "needed", "ownReviewed", "ownRight", "reader"] as const;

function cellsOf(row: NamedQuality, reader: string, speech: Speech): CsvRow {
  const { typeName, languageName, state, judged, right, bound, bar } = row;
  const measured = [judged, right, judged === 0 ? null : bound, bar];
  const counts = [row.published, row.toReview, row.ownJudged, row.ownRight];
  return [typeName, languageName, speech.say(`reading:arming.${state}`), ...measured, ...counts, reader];
}
