import { expect, test } from "vitest";
import { rowReader } from "./read-row";

const HEADER = ["Country", "Supplier", "Town", "Product"];
const MAPPING = { country: 0, name: 1, city: 2, commodity: 3 };

function countries(rows: string[][]): (string | null | undefined)[] {
  const read = rowReader(
    HEADER,
    MAPPING,
    rows.map((cells) => ({ cells })),
  );
  return rows.map((cells, index) => read({ number: index + 2, cells }).candidate?.country);
}

test("a country that stands only in the first row of its block holds to the end of it", () => {
  const rows = [
    ["Germany", "Nord AG", "Bremen", "Pumps"],
    ["", "Ost AG", "Dresden", "Pumps"],
    ["", "West AG", "Bochum", "Valves"],
    ["Austria", "Linz AG", "Linz", "Valves"],
    ["", "Graz AG", "Graz", "Valves"],
  ];
  expect(countries(rows)).toEqual(["DE", "DE", "DE", "AT", "AT"]);
});

test("a list that leaves out its own country gives it to nobody", () => {
  const rows = [
    ["Austria", "Linz AG", "Linz", "Pumps"],
    ["", "Nord AG", "Bremen", "Pumps"],
    ["", "West AG", "Bochum", "Valves"],
    ["France", "Lyon SA", "Lyon", "Valves"],
    ["", "Ost AG", "Dresden", "Valves"],
  ];
  expect(countries(rows)).toEqual(["AT", null, null, "FR", null]);
});

test("a country that returns further down stands in no block", () => {
  const rows = [
    ["Germany", "Nord AG", "Bremen", "Pumps"],
    ["", "Ost AG", "Dresden", "Pumps"],
    ["Austria", "Linz AG", "Linz", "Valves"],
    ["", "Wels AG", "Wels", "Valves"],
    ["Germany", "West AG", "Bochum", "Valves"],
  ];
  expect(countries(rows)).toEqual(["DE", null, "AT", null, "DE"]);
});

test("a mark for the same as above is what stands there, and the mark of a name is nobody's", () => {
  const rows = [
    ["Germany", "Nord AG", "Bremen", "Pumps"],
    ["dito", "Ost AG", "〃", "same as above"],
    ['-"-', "dito", "Dresden", "Valves"],
  ];
  const read = rowReader(HEADER, MAPPING, []);
  const [first, second, third] = rows.map((cells, index) => read({ number: index + 2, cells }).candidate);
  expect(first).toMatchObject({ country: "DE", city: "Bremen", commodity: "Pumps" });
  expect(second).toMatchObject({ name: "Ost AG", country: "DE", city: "Bremen", commodity: "Pumps" });
  expect(third).toBeNull();
});

test("a country that is all a row says is that of the rows below it, in a list with more than names", () => {
  const rows = [
    ["", "Bangladesh", "", ""],
    ["", "Padma Ltd", "Gazipur", "Shirts"],
    ["", "Meghna Ltd", "Dhaka", "Shirts"],
  ];
  expect(countries(rows)).toEqual([undefined, "BD", "BD"]);
});
