import { expect, test } from "vitest";
import { writtenAddress } from "~/backend/contract/written-address";
import { readEmail } from "../../intake/imports/rows/contacts";
import { readableAddress } from "./readable-address";

const isTyped = (address: string) => writtenAddress().safeParse(address).success;
const isListed = (address: string) => readEmail(address, () => {}) !== null;

test.each([
  "info@müller-guss.de",
  "jürgen.groß@müller-guss.de",
  "采购@例子.中国",
  "einkauf@xn--mller-guss-9db.de",
  "o'brien+quality@plant-2.example.com",
  "почта@пример.рф",
])("%s is an address, typed or in a list", (address) => {
  expect([isTyped(address), isListed(address)]).toEqual([true, true]);
});

test.each([
  "ada@supplier",
  "müller.de",
  "a b@supplier.de",
  "a@b@supplier.de",
  "<a@supplier.de>",
  "a@supplier.de, b@supplier.de",
])("%s is none, typed or in a list", (address) => {
  expect([isTyped(address), isListed(address)]).toEqual([false, false]);
});

test("as a browser writes a domain and as a list does, it is one address", () => {
  expect(readableAddress("info@xn--mller-kva.de")).toBe("info@müller.de");
  expect(readableAddress("info@müller.de")).toBe("info@müller.de");
  expect(readableAddress("info@Supplier.example")).toBe("info@supplier.example");
});
