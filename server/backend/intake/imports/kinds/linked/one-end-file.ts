import type { Row } from "../../../reading/table";
import type { Vocabulary } from "../../mapping/vocabulary";
import { RowCells } from "../../rows/row-cells";
import type { FileRead } from "../../run/file-reading";
import { isGood } from "../../run/is-good";
import type { RowRead } from "../../run/row-json";
import type { FileKind, FileOfKind } from "../file-kind";
import { inBatches } from "../in-batches";
import { type LinkedCandidate, named } from "./candidate";
import { readEnd } from "./read-end";
import { repeatsTitles } from "./repeats-titles";
import { SameRows } from "./same-rows";
import { SUPPLIER_END } from "./supplier-end";

interface OneEnd<Says extends object> {
  words: Vocabulary;
  /** A reader of all but whom the rows of a file are about. */
  reader(file: FileOfKind): (cells: RowCells) => Says;
}

/** Rows that say something of one target each, and nothing of each other: the very same again is a duplicate. */
export const oneEndFile = <Says extends object>({ words, reader }: OneEnd<Says>): FileKind => ({
  words,
  reader(file) {
    const readSays = reader(file);
    const same = new SameRows();
    return {
      read(row) {
        const result = readRow(row, file, readSays);
        const { candidate } = result;
        if (candidate !== null && isGood(result)) same.add(row.number, [candidate.ends[0]?.key, candidate.says]);
        return result;
      },
      *after(): Generator<FileRead> {
        yield* inBatches(same.remarks(), (remarks) => ({ type: "remarks", remarks }));
      },
    };
  },
});

/** Never throws; what is wrong with a cell becomes a problem with its place. */
function readRow<Says extends object>(
  row: Row,
  { header, mapping }: FileOfKind,
  readSays: (cells: RowCells) => Says,
): RowRead & { candidate: LinkedCandidate<Says> | null } {
  const cells = new RowCells(row, header, mapping);
  if (repeatsTitles(cells)) {
    cells.report("name")("titlesAgain");
    return { candidate: null, problems: cells.problems };
  }
  const supplier = readEnd(cells, SUPPLIER_END);
  const says = readSays(cells);
  if (supplier === null) return { candidate: null, problems: cells.problems };
  const candidate = named({
    ...{ row: row.number, kind: "organization" as const, name: "", country: null, city: null },
    ...{ ends: [supplier], says },
  });
  return { candidate, problems: cells.problems };
}
