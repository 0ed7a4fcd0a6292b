import { expect, test } from "vitest";
import { pastedLines } from "./pasted-lines";

const read = async (text: string) =>
  (await pastedLines(text)).map(({ line, said: { name, country, city, identifiers } }) => ({
    ...{ line, name, country, city, numbers: identifiers.map(({ system, id }) => `${system} ${id}`) },
  }));
const LEI = "5493001KJTIIGC8Y1R12";

test("a name stands on each line, and empty ones are counted and left out", async () => {
  expect(await read("Acme Steel Co., Ltd.\n\n  \r\nMüller & Söhne KG\r")).toEqual([
    { line: 1, name: "Acme Steel Co., Ltd.", country: null, city: null, numbers: [] },
    { line: 4, name: "Müller & Söhne KG", country: null, city: null, numbers: [] },
  ]);
});

test("country, town and number follow, divided by semicolons or as a spreadsheet copies them", async () => {
  const acme = { line: 1, name: "Acme Steel", country: "DE", city: "Ulm", numbers: ["ERP 4711"] };
  expect(await read("Acme Steel; Deutschland; Ulm; 4711")).toEqual([acme]);
  expect(await read("Acme Steel\tGermany\tUlm\t4711")).toEqual([acme]);
  expect(await read('"Acme Steel";DE;Ulm;4711')).toEqual([acme]);
});

test("a town stands where no country does, and a number that says what it is anywhere", async () => {
  expect(await read("Acme Steel; Ulm")).toMatchObject([{ country: null, city: "Ulm" }]);
  expect(await read(`Acme Steel; ${LEI}`)).toMatchObject([{ city: null, numbers: [`LEI ${LEI}`] }]);
  expect(await read("Acme Steel; DE; 12-345-6789")).toMatchObject([
    { country: "DE", city: null, numbers: ["DUNS 123456789"] },
  ]);
  expect(await read("Acme Steel; CN2021250D1DTN7")).toMatchObject([{ numbers: ["OS-ID CN2021250D1DTN7"] }]);
  expect(await read("Acme Steel; DE123456789")).toMatchObject([{ numbers: ["VAT DE123456789"] }]);
});

test("titles over the columns are no line, and a company called like one is", async () => {
  expect(await read("Supplier; Country; City\nAcme Steel; DE; Ulm")).toMatchObject([{ line: 2, name: "Acme Steel" }]);
  expect(await read("Total\nSource 1 Foods\nCompany")).toMatchObject([
    { name: "Total" },
    { name: "Source 1 Foods" },
    { name: "Company" },
  ]);
});

test("names keep wildcards, other scripts and signs, and lose what no name has", async () => {
  expect(
    (await read("100%_\\ Cotton\n华为技术有限公司\nA\u0000c\u0007me\ud800 Ltd\n\ufeffNord AG")).map(({ name }) => name),
  ).toEqual(["100%_\\ Cotton", "华为技术有限公司", "A c me Ltd", "Nord AG"]);
});

test("a list that names nobody, one with such a line and one that is too long are refused", async () => {
  await expect(pastedLines(" \n;;\n")).rejects.toMatchObject({ status: 422, code: "list_empty" });
  for (const nobody of ["; DE; Ulm", "n/a", "???", "Sonstige"]) {
    await expect(pastedLines(`Acme\n\n${nobody}\nNord`)).rejects.toMatchObject({
      ...{ status: 422, code: "line_names_nobody", details: { line: 3 } },
    });
  }
  const long = Array.from({ length: 5001 }, (_, n) => `Werk ${n}`).join("\n");
  await expect(pastedLines(long)).rejects.toMatchObject({
    ...{ status: 422, code: "list_too_long", details: { lines: 5001, most: 5000 } },
  });
  expect(await pastedLines(`${long.slice(0, long.lastIndexOf("\n"))}\n\n`)).toHaveLength(5000);
});
