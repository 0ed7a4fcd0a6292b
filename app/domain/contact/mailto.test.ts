import { expect, test } from "vitest";
import { mailtoOf } from "./mailto";

test("an address that holds the beginning of a header stays an address", () => {
  expect(mailtoOf("ada.berg@supplier.example")).toBe("mailto:ada.berg@supplier.example");
  expect(mailtoOf("a?cc=b@supplier.example")).toBe("mailto:a%3Fcc%3Db@supplier.example");
});
