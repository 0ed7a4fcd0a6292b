import { expect, test } from "vitest";
import { mailAddress } from "./mail-address";

test("an address that holds the beginning of a header stays an address", () => {
  expect(mailAddress("ada.berg@supplier.example")).toBe("ada.berg@supplier.example");
  expect(mailAddress("a?cc=b@supplier.example")).toBe("a%3Fcc%3Db@supplier.example");
});
