import { expect, test } from "vitest";
import type { SanctionsList } from "~/backend/contract/sanctions-lists";
import type { Speech } from "~/i18n/speech.server";
import { viewOf } from "./view.server";

const speech = {
  say: (key: string, params?: object) => (params ? `${key} ${Object.values(params).join()}` : key),
  number: String,
} as unknown as Speech;
const now = Date.parse("2026-11-28T12:00:00Z");
const list = (name: string, given: Partial<SanctionsList> = {}): SanctionsList => ({
  ...{
    name,
    own: false,
    title: name,
    authority: "",
    format: "table",
    currentVersion: 3,
    entities: 10,
    aliases: 4,
    problemCount: 1,
  },
  ...{ importedAt: "2026-11-28T11:00:00Z", ...given },
});
const shown = (lists: SanctionsList[], permissions: ("lists:manage" | "lists:own" | "admin:access")[] = []) =>
  viewOf(lists, { permissions }, { now, speech });

test("names are those of all entries, and a list is old above thirty days", () => {
  const at = (importedAt: string | null) => shown([list("a", { importedAt })]).rows[0]?.age;
  expect(shown([list("a")]).rows[0]).toMatchObject({ entries: "10", names: "14", version: "3" });
  expect(at("2026-11-28T11:00:00Z")).toEqual({ text: "listPages:age.today", old: null });
  expect(at("2026-10-29T12:00:00Z")).toEqual({ text: "listPages:age.days 30", old: null });
  expect(at("2026-10-28T12:00:00Z")).toEqual({ text: "listPages:age.days 31", old: "listPages:age.old" });
  expect(at(null)).toBeNull();
});

test("lists stand in the order of their titles", () => {
  const titles = [list("b", { title: "UK" }), list("c", { title: "EU" })];
  expect(shown(titles).rows.map(({ title }) => title)).toEqual(["EU", "UK"]);
});

test("whoever may not manage lists is told who may", () => {
  expect(shown([], ["lists:manage", "admin:access"])).toMatchObject({ mayAdd: true, who: null });
  expect(shown([], ["admin:access"])).toMatchObject({ mayAdd: false, who: "listPages:who.operator" });
  expect(shown([])).toMatchObject({ mayAdd: false, who: "listPages:who.others" });
  expect(shown([], ["lists:own"])).toMatchObject({ mayAdd: true, who: "listPages:who.others" });
});
