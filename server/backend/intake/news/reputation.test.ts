import { expect, test } from "vitest";
import { isAgreedDoubtful } from "./reputation";

const said = (right: number, judged: number) => ({ right, judged });

test.each([
  ["nobody", [], false],
  ["one customer alone, however often it says so", [said(0, 1_000)], false],
  ["one customer, and another that says otherwise", [said(0, 10), said(2, 2)], false],
  ["two customers that agree", [said(0, 5), said(0, 5)], true],
  ["two that agree, and one that clears it a thousand times", [said(1_000, 1_000), said(0, 10), said(0, 10)], true],
  ["two of four", [said(0, 10), said(0, 10), said(10, 10), said(10, 10)], true],
  ["one of four", [said(0, 10), said(10, 10), said(10, 10), said(10, 10)], false],
])("a shared source that %s judged", (_, judged, doubtful) => {
  expect(isAgreedDoubtful(judged)).toBe(doubtful);
});
