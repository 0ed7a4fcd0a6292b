import { expect, test } from "vitest";
import { parseName } from "./parse-name";

test.each([
  ["Nordwerk GmbH & Co. KG", "nordwerk", ["partnership"]],
  ["Nordwerk S.p.A.", "nordwerk", ["stock"]],
  ["Nordwerk L L C", "nordwerk", ["limited"]],
  ["NORDWERK S. DE R.L. DE C.V.", "nordwerk", ["limited"]],
  ["Nordwerk Sp. z o.o.", "nordwerk", ["limited"]],
  ["Nordwerk San. ve Tic. A.Ş.", "nordwerk", ["company", "stock"]],
  ["PT Nordwerk Tbk", "nordwerk", ["stock", "stock"]],
  ["ЗАО «Нордверк»", "nordverk", ["stock"]],
  ["Nordwerk Sdn. Bhd.", "nordwerk", ["limited"]],
  ["Nordwerk Co.,Ltd", "nordwerk", ["limited"]],
  ["株式会社ノルド", "norudo", ["stock"]],
  ["Nordwerk a.s.", "nordwerk", ["stock"]],
  ["Nordwerk d.o.o.", "nordwerk", ["limited"]],
  ["AG", "ag", []],
  ["As Sabah Trading", "as sabah trading", []],
])("%s is %s and %j", (written, core, forms) => {
  const parsed = parseName(written, "organization");
  expect(parsed.words.map(({ text }) => text).join(" ")).toBe(core);
  expect(parsed.legalForms).toEqual(forms);
});
