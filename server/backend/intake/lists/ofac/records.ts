import type { Source } from "../../../platform/db/shapes/raw-event";
import { type ParseLimits, type Refused, refused } from "../../connectors/limits";
import type { TableRecord } from "../../connectors/reading/records";
import { recordsOf } from "../../connectors/reading/table";

/** The records of any of the files, `-0-` emptied and the Ctrl-Z left out. */
export async function* ofacRecords(source: Source, limits: ParseLimits): AsyncGenerator<TableRecord | Refused, void> {
  const records = await recordsOf(source, { delimiter: ",", recognises: () => false, whole: true }, limits);
  if (records === null) {
    yield refused({ position: { line: 1 }, message: "this is not text" });
    return;
  }
  for await (const record of records) {
    if (!record.ok) yield record;
    else if (record.cells.length > 1 || ![CTRL_Z, ""].includes(record.cells[0] ?? "")) {
      const cells = record.cells.map((cell) => (cell === "-0-" ? "" : cell.slice(0, limits.fieldLength)));
      yield { ...record, cells };
    }
  }
}

/** How a file ended before its length was kept with it. */
const CTRL_Z = "\u001a";
