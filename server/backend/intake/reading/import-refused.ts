/** Why a file as a whole cannot be taken in. Each has a text under `imports:refused.<code>` that says what to do. */
export type RefusalCode =
  | "empty"
  | "noHeader"
  | "binary"
  | "otherFormat"
  | "encrypted"
  | "macros"
  | "oldWorkbook"
  | "binaryWorkbook"
  | "openDocument"
  | "archive"
  | "brokenWorkbook"
  | "zipBomb"
  | "tooManyBytes"
  | "tooManyRows"
  | "tooManyColumns"
  | "tooManyCells"
  | "tooLong"
  | "tooMuchMemory"
  | "cellTooLong"
  | "openQuote"
  | "sheetMissing"
  | "columnMissing"
  | "noNameColumn"
  | "noEndColumns"
  | "noSupplierColumn"
  | "noContactColumns"
  | "noAlertColumns"
  | "noActionColumns"
  | "unknownEncoding"
  | "geoJsonType"
  | "geoJsonFeature"
  | "geoJsonBroken"
  | "geoJsonLong"
  | "geoJsonEmpty"
  | "geoJsonCrs"
  | "unreadable";

export interface RefusalDetails {
  /** As a person counts in a spreadsheet, the first row being 1. */
  row?: number;
  /** 1-based. */
  column?: number;
  params?: Record<string, string | number>;
  cause?: unknown;
}

/** A file was refused as a whole. The only error that the readers throw about a file's content. */
export class ImportRefused extends Error {
  override readonly name = "ImportRefused";
  /** Of the text for the person who sent the file. */
  readonly key: `imports:refused.${RefusalCode}`;
  readonly row: number | undefined;
  readonly column: number | undefined;
  readonly params: Record<string, string | number>;

  constructor(
    readonly code: RefusalCode,
    { row, column, params = {}, cause }: RefusalDetails = {},
  ) {
    super(atPlace(code, row, column), { cause });
    this.key = `imports:refused.${code}`;
    this.row = row;
    this.column = column;
    this.params = { ...(row !== undefined && { row }), ...(column !== undefined && { column }), ...params };
  }
}

function atPlace(code: RefusalCode, row: number | undefined, column: number | undefined): string {
  const place = [row !== undefined && `row ${row}`, column !== undefined && `column ${column}`].filter(Boolean);
  return place.length === 0 ? code : `${code} (${place.join(", ")})`;
}
