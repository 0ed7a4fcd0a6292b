import { parseHTML } from "linkedom";
import { expect, test } from "vitest";
import { withoutRows } from "./without-rows";

const day = (key: string, count: string, ids: readonly number[]) =>
  `<section data-key="${key}" aria-label="${key}"><h2>${key} <span data-day-count="">${count}</span></h2>${ids
    .map((id) => `<li data-alert="${id}"></li>`)
    .join("")}</section>`;

function left(ids: readonly string[]) {
  const html = day("Today", "3", [1, 2, 3]) + day("Yesterday", "1", [4]) + day("Sunday", "2+", [5, 6]);
  const { document } = parseHTML(`<html><body>${html}</body></html>`);
  withoutRows(ids)(document);
  return [...document.querySelectorAll("section")].map((section) => [
    section.getAttribute("aria-label"),
    section.querySelector("h2")?.textContent,
  ]);
}

test("the count of a day falls with its alerts, and its name says no other; the last one takes its day", () => {
  expect(left(["1", "2", "4"])).toEqual([
    ["Today", "Today 1"],
    ["Sunday", "Sunday 2+"],
  ]);
});

test("where a day goes on in another page, at least so many are left", () => {
  expect(left(["5"]).at(-1)).toEqual(["Sunday", "Sunday 2+"]);
});
