import { expect, test } from "vitest";
import { notASupplier } from "./not-a-supplier";

const HEADER = ["Nr", "Name", "Land", "Ort", "Umsatz"];
const asked = (...cells: string[]) =>
  notASupplier({ number: 9, cells }, HEADER, { erpId: 0, name: 1, country: 2, city: 3, spend: 4 });

test.each([
  "Summe|Summe:|Gesamt|Gesamtsumme|Gesamtergebnis|Zwischensumme|Total|Grand Total|Subtotal|Total:|TOTAL EUR|Total suppliers: 120|Summe 2026",
  "Total général|Sous-total|Suma total|Totale generale|Totaal|Razem|Celkem|Toplam|Итого|Összesen|合计|总计|小计|合计：|合計",
])("%s are lines of totals", (list) => {
  expect(list.split("|").filter((text) => asked("", text, "", "", "12") !== "totalRow")).toEqual([]);
  expect(list.split("|").filter((text) => asked(text, "", "", "", "12") !== "totalRow")).toEqual([]);
});

test("a company called Total has a place, a number or more of a name", () => {
  expect([
    asked("", "Total", "FR", "", "12"),
    asked("4711", "Total", "", "", "12"),
    asked("", "Total Textile Ltd", "", "", "12"),
    asked("", "TotalEnergies SE", "", "", ""),
    asked("", "Summe Handel GmbH", "", "", ""),
  ]).toEqual([null, null, null, null, null]);
});

test("notes under a list and titles on every page are told, suppliers with nothing but a name are not", () => {
  expect([
    asked("", "Stand: 31.10.2026", "", "", ""),
    asked("Erstellt am 01.11.2026", "", "", "", ""),
    asked("", "Source: SAP", "", "", ""),
    asked("", "数据来源：SAP", "", "", ""),
    asked("Nr", "Name", "Land", "Ort", "Umsatz"),
    asked("", "Nord AG", "", "", ""),
    asked("", "Datum Metall AG", "", "", ""),
    asked("", "", "", "", ""),
  ]).toEqual(["noteRow", "noteRow", "noteRow", "noteRow", "titlesAgain", null, null, null]);
});

test("the sum of a group is told by the supplier above it, which belongs to the group", () => {
  const before = ["7", "Nord AG", "", "Castings", "3"];
  const sum = (name: string) =>
    notASupplier(
      { number: 9, cells: ["", name, "", "", "12"] },
      HEADER,
      { name: 1, country: 2, city: 3, spend: 4 },
      3,
      before,
    );
  expect(["Castings Total", "Castings Ergebnis", "Total castings", "Germany Total", "Summe Castings"].map(sum)).toEqual(
    Array.from({ length: 5 }, () => "totalRow"),
  );
  expect(["Valve Total", "Total Castings Ltd"].map(sum)).toEqual([null, null]);
});
