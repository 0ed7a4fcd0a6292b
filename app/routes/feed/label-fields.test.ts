import { expect, test } from "vitest";
import { coloursOf } from "./label-fields";
import { newLabelForm } from "./labels/schema";

test("a ready colour stands for its pair, whatever the free choice holds", () => {
  const typed = { colour: "petrol", backgroundColor: "#ffffff", textColor: "#eeeeee" };
  expect(coloursOf(typed)).toEqual({ backgroundColor: "#e1f0f2", textColor: "#084a56" });
  expect(coloursOf({ ...typed, colour: "own" })).toEqual({ backgroundColor: "#ffffff", textColor: "#eeeeee" });
});

test("a form without a name or with a colour that is none is refused by its field", () => {
  const errors = newLabelForm.safeParse({ name: " ", colour: "own", textColor: "red" }).error?.issues;
  expect(errors?.map(({ path, message }) => [path.join(), message])).toEqual([
    ["name", "labels:problems.name"],
    ["textColor", "labels:problems.colour"],
  ]);
});
