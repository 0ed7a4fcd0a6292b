import { parseHTML } from "linkedom";
import { expect, test } from "vitest";
import { boxesOf, tickOnly } from "./tick-only";

const listWith = (bar: "" | "all") =>
  parseHTML(
    `<html><body><form><div data-bar="${bar}"><details data-menu="labels"></details></div>${[1, 2, 3]
      .map((id) => `<li data-alert="${id}"><input type="checkbox" name="alertIds" value="${id}"><button></button></li>`)
      .join("")}</form></body></html>`,
  ).document;
const ticked = (list: Document) => boxesOf(list).flatMap(({ checked, value }) => (checked ? [value] : []));

function pressed(bar: "" | "all") {
  const list = listWith(bar);
  for (const box of boxesOf(list).slice(0, 2)) box.checked = true;
  const button = list.querySelector('[data-alert="3"] button') as Element;
  return { menu: tickOnly(list, button), ticked: ticked(list) };
}

test("the labels of one alert are those of no other that was ticked before", () => {
  const { menu, ticked } = pressed("");
  expect(ticked).toEqual(["3"]);
  expect(menu?.dataset.menu).toBe("labels");
});

test("where all that match are meant nothing is ticked, and no menu opens that would be about all of them", () => {
  expect(pressed("all")).toEqual({ menu: null, ticked: ["1", "2"] });
});
