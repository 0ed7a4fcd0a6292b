import { DuplicateSearch } from "../../duplicates/find-duplicates";
import { SUPPLIER_WORDS } from "../../mapping/vocabulary";
import { RowPlaces } from "../../places/row-places";
import { rowReader } from "../../rows/read-row";
import type { FileRead } from "../../run/file-reading";
import { isGood } from "../../run/is-good";
import { repetitionsOf } from "../../run/repetitions";
import type { FileKind } from "../file-kind";
import { inBatches } from "../in-batches";

/** Suppliers with their places; rows may mean one supplier. */
export const supplierFile: FileKind = {
  words: SUPPLIER_WORDS,
  reader({ header, mapping, sample }) {
    const search = new DuplicateSearch();
    const places = new RowPlaces();
    const reader = rowReader(header, mapping, sample);
    return {
      read(row) {
        const read = places.placed(reader(row));
        if (read.candidate !== null && isGood(read)) search.add(read.candidate);
        return read;
      },
      async *after(): AsyncGenerator<FileRead> {
        yield* inBatches(places.shared(), (findings) => ({ type: "places", findings }));
        yield* inBatches(repetitionsOf(await search.groups()), (findings) => ({ type: "repetitions", findings }));
      },
    };
  },
};
