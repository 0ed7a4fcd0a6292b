import type { FileBytes } from "~/backend/contract/file-content";
import { MOST_LINES } from "~/backend/contract/name-list-words";
import { Refusal } from "../../../platform/call/refusal";
import type { SupplierCandidate } from "../../imports/rows/candidate";
import type { FileToRead } from "../../imports/run/file-reading";
import { fileRead } from "../../imports/steps/file-read";
import { ImportRefused } from "../../reading/import-refused";
import type { ReadList } from "./named-line";
import { tooLong } from "./pasted-lines";

/**
 * A list that is a file, read in a thread as suppliers of an import are. A file of one column without titles holds names. Throws `Refusal` 422
 * `list_empty`, `list_too_long` and, for a file that cannot be read, `list_refused` with a text of the namespace `imports`.
 */
export async function fileLines(fileName: string, content: FileBytes): Promise<ReadList> {
  try {
    const read = await linesIn({ fileName }, {}, content);
    const list = read.isColumnOfNames ? await namesIn(fileName, content) : read;
    if (list.lines.length === 0) throw new Refusal(422, "list_empty", "The list names nobody");
    return { name: fileName, lines: list.lines, leftOut: list.leftOut };
  } catch (error) {
    if (!(error instanceof ImportRefused)) throw error;
    const { key, params, row = null, column = null } = error;
    if (error.code === "empty") throw new Refusal(422, "list_empty", "The list names nobody");
    throw new Refusal(422, "list_refused", error.message, { key, params, row, column });
  }
}

/** A file of one column without titles. One that has two when its first line is no title is a table without names. */
async function namesIn(fileName: string, content: FileBytes): Promise<Read> {
  const list = await linesIn({ fileName, headerRow: 0 }, { name: 1 }, content);
  if (list.columns > 1) throw new ImportRefused("noNameColumn", { params: { columns: fileName } });
  return list;
}

type Read = Omit<ReadList, "name"> & { columns: number; isColumnOfNames: boolean };

async function linesIn(
  options: FileToRead["options"],
  chosen: FileToRead["chosen"],
  { pieces }: FileBytes,
): Promise<Read> {
  const read: Read = { lines: [], leftOut: [], columns: 0, isColumnOfNames: false };
  let rows = 0;
  const input: FileToRead = { kind: "suppliers", path: null, options, chosen };
  try {
    for await (const part of fileRead(input, [() => inOrder(pieces)])) {
      if (part.type === "table") read.columns = part.columns.length;
      // Which lines say the same is found out when all are read, and nobody asks for it here.
      else if (part.type !== "rows") break;
      else {
        rows += part.count;
        if (rows <= MOST_LINES) takeRows(read, part.rows);
      }
    }
  } catch (error) {
    const isUntitled = error instanceof ImportRefused && (error.code === "noNameColumn" || error.code === "noHeader");
    if (!isUntitled || read.columns > 1 || chosen.name !== undefined) throw error;
    return { ...read, isColumnOfNames: true };
  }
  if (rows > MOST_LINES) throw tooLong(rows);
  return read;
}

function takeRows({ lines, leftOut }: Read, rows: string): void {
  for (const { row, candidate } of JSON.parse(rows) as { row: number; candidate: SupplierCandidate | null }[]) {
    if (candidate === null) leftOut.push(row);
    else lines.push({ line: row, said: candidate });
  }
}

async function* inOrder(pieces: readonly Uint8Array[]): AsyncGenerator<Uint8Array, void> {
  yield* pieces;
}
