import { expect, test } from "vitest";
import { csvLines, toCsv } from "./csv";

test("what begins like a formula becomes text, and a cell keeps its commas, quotes and line breaks", () => {
  expect(csvLines([["=1+1", "＝1", "-2", 'a,"b"\nc', 7, null]])).toBe(`'=1+1,'＝1,'-2,"a,""b""\nc",7,\r\n`);
});

test("a whole file begins with the mark of UTF-8", () => {
  expect(toCsv([["Käufer"]])).toBe("\ufeffKäufer\r\n");
});
