import { expect, test } from "vitest";
import { isLei } from "./lei";

test("an identifier has twenty characters, the last two of which check the rest", () => {
  expect(isLei("529900T8BM49AURSDO55")).toBe(true);
  expect(isLei("529900T8BM49AURSDO56")).toBe(false);
  expect(isLei("529900T8BM49AURSDO5")).toBe(false);
});
