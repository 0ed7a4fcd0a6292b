import { expect, test } from "vitest";
import { RecordParser } from "./record-parser";

const LIMITS = { cellLength: 100, columns: 10 };
/** All that can be typed, but for the quote. */
const SIGNS = Array.from({ length: 95 }, (_, n) => String.fromCharCode(32 + n)).filter((sign) => sign !== '"');

test.each([...SIGNS, "\t", "；"])("cells are told apart by %j", (delimiter) => {
  const parser = new RecordParser(delimiter, LIMITS);
  const rows = [...parser.push(`Ä${delimiter}Ö\r\nÜ${delimiter}"ß${delimiter}"`), ...parser.end()];
  expect(rows.map(({ cells }) => cells)).toEqual([
    ["Ä", "Ö"],
    ["Ü", `ß${delimiter}`],
  ]);
});
