import type { ByteSource } from "../byte-source";
import { ImportRefused } from "../import-refused";
import type { ReadLimits } from "../limits";
import type { ReadOptions, Row } from "../table";
import { decode } from "./decode";
import { declaredDelimiter, sniffDelimiter } from "./delimiter";
import { detectEncoding } from "./encoding";
import { RecordParser } from "./record-parser";

export interface TextFile {
  encoding(): string;
  delimiter: string | null;
  rows: AsyncGenerator<Row, void>;
}

/** A CSV or TSV file → its rows with content. Throws ImportRefused, here and while the rows are read. */
export async function readTextFile(source: ByteSource, options: ReadOptions, limits: ReadLimits): Promise<TextFile> {
  const encoding = detectEncoding(source.head, options.encoding);
  const head = await headText(source, encoding);
  if (source.complete && !/[\p{L}\p{N}]/u.test(head)) throw new ImportRefused("empty");
  const declared = declaredDelimiter(head);
  const delimiter =
    options.delimiter ?? declared ?? sniffDelimiter(head, source.complete, options.recognises ?? (() => false));
  const { text, encoding: found } = decode(source.bytes(), encoding);
  const rows = rowsOf(text, new RecordParser(delimiter, limits), declared !== null);
  return { encoding: found, delimiter, rows };
}

async function headText({ head }: ByteSource, encoding: ReturnType<typeof detectEncoding>): Promise<string> {
  async function* once(): AsyncGenerator<Buffer> {
    yield head;
  }
  let text = "";
  for await (const piece of decode(once(), encoding).text) text += piece;
  return text;
}

/** A first line "sep=;" is for the program that opens the file: nobody sees it, so it is not counted. */
async function* rowsOf(
  text: AsyncGenerator<string, void>,
  parser: RecordParser,
  declares: boolean,
): AsyncGenerator<Row, void> {
  const seen = (rows: Row[]): Row[] =>
    declares ? rows.filter(({ number }) => number > 1).map((row) => ({ ...row, number: row.number - 1 })) : rows;
  for await (const piece of text) yield* seen(parser.push(piece));
  yield* seen(parser.end());
}
