import { expect, test } from "vitest";
import { rowReader } from "./read-row";

const read = (cells: string[]) =>
  rowReader(["Name", "Land", "USt-IdNr.", "PLZ"], { name: 0, country: 1, vat: 2, postalCode: 3 })({ number: 2, cells });

test.each([
  ["D", "DE"],
  ["A", "AT"],
  ["F", "FR"],
  ["I", "IT"],
  ["L", "LU"],
  ["B", "BE"],
  ["E", "ES"],
  ["CH", "CH"],
  ["NL", "NL"],
  ["FL", "LI"],
  ["SLO", "SI"],
  ["UK", "GB"],
  ["NA", "NA"],
  ["Deutschland", "DE"],
  ["德国", "DE"],
])("%s is the country %s", (written, wanted) => {
  expect(read(["Nord AG", written, "", ""])).toMatchObject({ candidate: { country: wanted }, problems: [] });
});

test.each([
  [["Nord AG", "", "DE 123 456 789", ""], "DE", ["countryFromVat"]],
  [["Nord AG", "n/a", "EL123456789", ""], "GR", ["countryFromVat"]],
  [["Nord AG", "", "ATU12345678", ""], "AT", ["countryFromVat"]],
  [["Nord AG", "", "CHE123456789MWST", ""], "CH", ["countryFromVat"]],
  [["Nord AG", "", "", "L-4001"], "LU", []],
  [["Nord AG", "", "12/345/67890", "89073"], null, ["countryMissing"]],
  [["Nord AG", "unknown", "", ""], null, ["countryMissing"]],
  [["Nord AG", "F", "DE123456789", ""], "FR", []],
])("%j has the country %s", (cells, wanted, codes) => {
  const { candidate, problems } = read(cells);
  expect([candidate?.country, problems.map(({ code }) => code)]).toEqual([wanted, codes]);
});

test.each([
  ["Viet Nam*", "VN", []],
  ["Bangladesh 1)", "BD", []],
  ["D - Deutschland", "DE", []],
  ["276 Germany", "DE", []],
  ["Made in Italy", "IT", []],
  ["USA - California", "US", ["countryGuessed"]],
  ["United States (TX)", "US", ["countryGuessed"]],
  ["China (Guangdong)", "CN", ["countryGuessed"]],
  ["Vietnam (S.R.)", "VN", ["countryGuessed"]],
  ["Georgia (Atlanta)", null, ["countryUnknown"]],
  ["China / Vietnam", null, ["countryUnknown"]],
  ["Ontario (CA)", null, ["countryUnknown"]],
])("of %s with a note beside it, the country is %s", (written, wanted, codes) => {
  const { candidate, problems } = read(["Nord AG", written, "", ""]);
  expect([candidate?.country ?? null, problems.map(({ code }) => code)]).toEqual([wanted, codes]);
});
