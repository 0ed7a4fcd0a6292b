import { expect, test } from "vitest";
import { nameOf, newListForm } from "./schema";

test.each([
  ["Verzeichnis restriktiver Maßnahmen", "verzeichnis-restriktiver-massnahmen"],
  ["  Überwachte (Länder) 2026 ", "ueberwachte-laender-2026"],
  ["Liste française", "liste-francaise"],
  [`${"a".repeat(45)} b`, "a".repeat(45)],
  ["制裁名单", ""],
])("the list “%s” is called %s", (title, name) => {
  expect(nameOf(title)).toBe(name);
});

test("a list without a name is called by its title, and one without either, or of a title that makes no name, is refused", () => {
  expect(newListForm.parse({ title: "Our own list" })).toMatchObject({ name: "our-own-list", title: "Our own list" });
  expect(newListForm.parse({ name: "own", title: "Our own list" })).toMatchObject({ name: "own" });
  for (const form of [{}, { title: "制裁名单" }, { title: "New" }]) {
    expect(newListForm.safeParse(form).error?.issues.map(({ path }) => path)).toEqual([["name"]]);
  }
});
