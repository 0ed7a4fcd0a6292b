import type { Row } from "../../../reading/table";
import { RowCells } from "../../rows/row-cells";
import type { FileRead } from "../../run/file-reading";
import { isGood } from "../../run/is-good";
import type { RowRead } from "../../run/row-json";
import type { FileKind, FileOfKind } from "../file-kind";
import { inBatches } from "../in-batches";
import { named } from "../linked/candidate";
import { type EndFields, readEnd } from "../linked/read-end";
import { repeatsTitles } from "../linked/repeats-titles";
import { SameRows } from "../linked/same-rows";
import { GroupChecks } from "./group-checks";
import { supplyReader } from "./read-supply";
import type { SupplyCandidate } from "./supply";
import { SUPPLY_WORDS } from "./titles";

const SUPPLIER = {
  ...{ end: "supplier", name: "name", id: "erpId", lei: "lei", duns: "duns", country: "country" },
  missing: "supplierMissing",
} as const satisfies EndFields;

/** What suppliers deliver of which input, how much of it lies where, and how soon they are back. */
export const supplyFile: FileKind = {
  words: SUPPLY_WORDS,
  reader(file) {
    const read = supplyRowReader(file);
    const same = new SameRows();
    const checks = new GroupChecks();
    return {
      read(row) {
        const result = read(row);
        const { candidate } = result;
        if (candidate !== null && isGood(result) && same.add(row.number, [candidate.ends[0]?.key, candidate.says])) {
          checks.add(candidate);
        }
        return result;
      },
      *after(): Generator<FileRead> {
        yield* inBatches(same.remarks(), (remarks) => ({ type: "remarks", remarks }));
        yield* inBatches(checks.remarks(), (remarks) => ({ type: "remarks", remarks }));
      },
    };
  },
};

export interface SupplyRead extends RowRead {
  candidate: SupplyCandidate | null;
}

/** Never throws; what is wrong with a cell becomes a problem with its place. */
export function supplyRowReader(file: FileOfKind): (row: Row) => SupplyRead {
  const readSupply = supplyReader(file);
  return (row) => {
    const cells = new RowCells(row, file.header, file.mapping);
    if (repeatsTitles(cells)) {
      cells.report("name")("titlesAgain");
      return { candidate: null, problems: cells.problems };
    }
    const supplier = readEnd(cells, SUPPLIER);
    const says = readSupply(cells);
    if (supplier === null) return { candidate: null, problems: cells.problems };
    const { number } = row;
    const candidate = named({
      ...{ row: number, kind: "organization", name: "", country: null, city: null },
      ...{ ends: [supplier], says },
    });
    return { candidate, problems: cells.problems };
  };
}
