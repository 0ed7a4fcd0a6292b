import { expect, test } from "vitest";
import { pastedFile, typedFile } from "./pasted";

test("names alone are one column, whatever punctuation they have", () => {
  const { file, lines } = pastedFile("\nMuster Co., Ltd.\r\n\r\nWerk & Söhne, Ulm\r\n") ?? {};
  expect(lines).toBe(2);
  expect(file).toEqual({
    content: "Muster Co., Ltd.\nWerk & Söhne, Ulm\n",
    mapping: { name: 1 },
    options: { delimiter: "\t", headerRow: 0, encoding: "utf-8" },
  });
});

test("rows of a spreadsheet without titles are read in their order, as far as they go", () => {
  const { file } = pastedFile("Muster AG\tDE\tUlm\nWerk AG\tCH") ?? {};
  expect(file?.mapping).toEqual({ name: 1, country: 2, city: 3 });
  expect(pastedFile("a\tb\tc\td\te\tf\tg")?.file.mapping).toEqual({
    ...{ name: 1, country: 2, city: 3, address: 4, postalCode: 5 },
  });
});

test("under titles the import decides what the columns are", () => {
  for (const titles of ["Lieferant;Land;Ort", "Country\tSupplier name", "Name,Country", "供应商名称\t国家"]) {
    const { file } = pastedFile(`${titles}\nx`) ?? {};
    expect(file?.mapping, titles).toBeUndefined();
    expect(file?.options.headerRow, titles).toBe(1);
  }
  expect(pastedFile("Name,Country\nA,DE")?.file.options.delimiter).toBe(",");
});

test("nothing is nobody", () => {
  expect(pastedFile(" \n\t\n")).toBeNull();
});

test("what was typed for one supplier stays within its cells", () => {
  expect(typedFile({ name: 'Haus "Ulm"\tAG', country: "DE", city: "", lei: "X" })).toMatchObject({
    content: '"Haus ""Ulm""\tAG"\t"DE"\t"X"\n',
    mapping: { name: 1, country: 2, lei: 3 },
  });
});
