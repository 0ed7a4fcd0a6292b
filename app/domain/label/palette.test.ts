import { expect, test } from "vitest";
import { contrastOf, LEAST_CONTRAST } from "~/backend/contract/contrast";
import { colourOf, LABEL_COLOURS } from "./palette";

test.each(LABEL_COLOURS)("the ready colour $name is readable and found again", (colour) => {
  expect(contrastOf(colour.backgroundColor, colour.textColor)).toBeGreaterThanOrEqual(LEAST_CONTRAST);
  expect(colourOf(colour)).toBe(colour.name);
});

test("colours that nobody has made ready are one's own", () => {
  expect(colourOf({ backgroundColor: "#e1f0f2", textColor: "#000000" })).toBe("own");
});
