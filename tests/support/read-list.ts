import type { SupplierCandidate } from "../../server/backend/intake/imports/rows/candidate";
import { readFile } from "../../server/backend/intake/imports/steps/read-file";

export interface ListRow {
  row: number;
  state: string;
  candidate: SupplierCandidate | null;
  /** Of its problems. */
  codes: string[];
  /** Why it is held to repeat another row. */
  reasons: { key: string; params: Record<string, string | number> }[];
  repeats: number | null;
}

export interface ReadList {
  /** `title=field` of each column that was read. */
  columns: string[];
  rows: ListRow[];
}

/** A list as an import reads it, before it is compared with any target. Throws with the code of a file that is refused. */
export async function readList(content: string | Buffer): Promise<ReadList> {
  const list: ReadList = { columns: [], rows: [] };
  const at = new Map<number, ListRow>();
  async function* source() {
    yield Buffer.from(content);
  }
  for await (const read of readFile({ path: null, options: { fileName: "list" }, chosen: {} }, source)) {
    if (read.type === "refused") throw new Error(read.code);
    if (read.type === "table")
      list.columns = read.columns.flatMap(({ title, guess }) => (guess === null ? [] : [`${title}=${guess.field}`]));
    else if (read.type === "rows") {
      for (const { row, state, candidate, reasons } of JSON.parse(read.rows) as StoredRow[]) {
        const one = { row, state, candidate, codes: reasons.map(({ code }) => code), reasons: [], repeats: null };
        at.set(row, one);
        list.rows.push(one);
      }
    } else if (read.type === "repetitions") {
      for (const { row, state, reasons, repeats = null } of read.findings)
        Object.assign(at.get(row) ?? {}, { state, reasons, repeats });
    }
  }
  return list;
}

type StoredRow = Pick<ListRow, "row" | "state" | "candidate"> & { reasons: { code: string }[] };
