import type { Row } from "../../../reading/table";
import { readHsCodes } from "../../rows/figures";
import { RowCells } from "../../rows/row-cells";
import { readShipments } from "../../rows/shipments";
import type { FileRead } from "../../run/file-reading";
import { isGood } from "../../run/is-good";
import type { RowRead } from "../../run/row-json";
import { fractionReader } from "../../values/fraction";
import type { FileKind, FileOfKind } from "../file-kind";
import { inBatches } from "../in-batches";
import { named } from "../linked/candidate";
import { dayReader } from "../linked/read-day";
import { type EndFields, readEnd } from "../linked/read-end";
import { repeatsTitles } from "../linked/repeats-titles";
import { SameRows } from "../linked/same-rows";
import { readType } from "./read-type";
import type { Relation, RelationCandidate } from "./relation";
import { RELATION_WORDS } from "./titles";

const FROM = {
  ...{ end: "from", name: "from", id: "fromId", lei: "fromLei", duns: "fromDuns", country: "fromCountry" },
  missing: "fromMissing",
} as const satisfies EndFields;
const TO = {
  ...{ end: "to", name: "to", id: "toId", lei: "toLei", duns: "toDuns", country: "toCountry" },
  missing: "toMissing",
} as const satisfies EndFields;

/** Who delivers to whom. */
export const relationFile: FileKind = {
  words: RELATION_WORDS,
  reader(file) {
    const read = relationReader(file);
    const same = new SameRows();
    return {
      read(row) {
        const result = read(row);
        const { candidate } = result;
        if (candidate !== null && isGood(result)) {
          same.add(candidate.row, [candidate.ends.map(({ key }) => key), candidate.says]);
        }
        return result;
      },
      *after(): Generator<FileRead> {
        yield* inBatches(same.remarks(), (remarks) => ({ type: "remarks", remarks }));
      },
    };
  },
};

export interface RelationRead extends RowRead {
  candidate: RelationCandidate | null;
}

/** Never throws; what is wrong with a cell becomes a problem with its place. */
export function relationReader({ header, mapping, sample }: FileOfKind): (row: Row) => RelationRead {
  const probability = fractionReader(header[mapping.probability ?? -1], columnOf(sample, mapping.probability));
  return (row) => {
    const cells = new RowCells(row, header, mapping);
    if (repeatsTitles(cells)) {
      cells.report("from")("titlesAgain");
      return { candidate: null, problems: cells.problems };
    }
    const [from, to] = [readEnd(cells, FROM), readEnd(cells, TO)];
    const says: Relation = {
      type: cells.read("relationType", readType) ?? "Supplier",
      hsCodes: [...new Set((cells.read("hsCode", readHsCodes) ?? []).map((code) => code.slice(0, 6)))],
      probability: cells.read("probability", (value, report) => {
        const read = probability(value);
        if (read === null) report("probabilityInvalid");
        return read;
      }),
      shipments: cells.read("shipments", readShipments),
      first: cells.read("firstShipment", dayReader("first")),
      last: cells.read("lastShipment", dayReader("last")),
    };
    if (says.first !== null && says.last !== null && says.last < says.first) {
      cells.report("lastShipment")("dayOrder", { first: says.first });
    }
    if (from === null || to === null) return { candidate: null, problems: cells.problems };
    if (from.key === to.key) cells.report("to")("selfRelation");
    const { number } = row;
    const candidate = {
      row: number,
      kind: "organization",
      name: "",
      country: null,
      city: null,
      ends: [from, to],
      says,
    };
    return { candidate: named(candidate as RelationCandidate), problems: cells.problems };
  };
}

const columnOf = (sample: FileOfKind["sample"], column: number | undefined): string[] =>
  sample.map(({ cells }) => cells[column ?? -1] ?? "");
