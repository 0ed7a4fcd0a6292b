import { expect, test } from "vitest";
import { knownList } from "../../../risk/sanctions/lists/known-lists";
import { decodeCharacters } from "../../connectors/values/plain-text";
import { isCountryOrSign } from "./country-codes";
import { nameWords } from "./name-key";

// What every JavaScript object has by inheritance is no entry of a table: companies are called "Constructor", and cells hold anything.
test.each(["constructor", "valueOf", "toString", "__proto__"])("%s is found in no table of words", (word) => {
  expect(isCountryOrSign(word)).toBe(false);
  expect(knownList(word)).toBeNull();
  expect(decodeCharacters(`&${word};`)).toBe(`&${word};`);
  expect(nameWords(`${word} Tools`)).toEqual([word.toLowerCase().replace(/_/g, ""), "tools"]);
});
