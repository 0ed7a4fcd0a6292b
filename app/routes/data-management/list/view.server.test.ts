import { expect, test } from "vitest";
import type { SanctionsList, SanctionsListVersion } from "~/backend/contract/sanctions-lists";
import type { Speech } from "~/i18n/speech.server";
import { viewOf } from "./view.server";

const speech = {
  say: (key: string, params?: object) => (params ? `${key} ${Object.values(params).join()}` : key),
  number: String,
  list: (parts: unknown[]) => parts.filter(Boolean).join(", "),
} as unknown as Speech;
const now = Date.parse("2026-11-28T12:00:00Z");
const importedAt = "2026-11-01T12:00:00Z";
const problem = (line: number) => ({ position: { line, column: "Name" }, message: "is missing" });
const version = (given: Partial<SanctionsListVersion>): SanctionsListVersion => ({
  ...{
    version: 1,
    state: "Done",
    fileNames: ["a.csv", "b.csv"],
    format: "table",
    entities: 10,
    aliases: 2,
    importedAt,
  },
  ...{ added: 3, changed: 2, removed: 1, problems: [], problemCount: 0, ...given },
});
const list: SanctionsList = {
  ...{
    name: "own",
    own: false,
    title: "Own list",
    authority: "",
    format: "table",
    currentVersion: 4,
    entities: 10,
    aliases: 2,
  },
  ...{ problemCount: 0, importedAt },
};
const shown = (versions: SanctionsListVersion[], permissions: "lists:manage"[] = ["lists:manage"], of = list) =>
  viewOf({ name: "own", list: of, versions, removal: null }, { permissions }, { now, speech });

test("each version leads to what changed since the one before that went through", () => {
  const states = ["Done", "Failed", "Removed", "Done"] as const;
  const { versions, figures } = shown(states.map((state, at) => version({ version: 4 - at, state })));
  expect(versions.map(({ state }) => state.split(".").at(-1))).toEqual(["inEffect", "Failed", "Removed", "Done"]);
  expect(versions.map(({ changesHref }) => changesHref)).toEqual([
    ...["/data-management/lists/own/changes?from=1&to=4", null, null],
    "/data-management/lists/own/changes?from=0&to=1",
  ]);
  expect(versions.map(({ remove }) => remove?.href)).toEqual([
    ...["/data-management/lists/own?remove=4#remove", undefined, undefined],
    "/data-management/lists/own?remove=1#remove",
  ]);
  expect(figures.map(({ number }) => number)).toEqual(["4", "10", "12", "0"]);
});

test("problems are told with their place, of the newest versions, and their number of all", () => {
  const problems = Array.from({ length: 60 }, (_, n) => problem(n));
  const many = Array.from({ length: 12 }, (_, at) => version({ version: 12 - at, problems, problemCount: 70 }));
  const { versions } = shown(many);
  expect(versions[0]?.problems).toHaveLength(50);
  expect(versions[0]?.problems[3]).toMatchObject({
    ...{ place: "listPages:list.line 3, listPages:list.column Name", text: "is missing" },
  });
  expect(versions[0]?.moreProblems).toBe("listPages:list.moreProblems 20");
  expect(versions[11]).toMatchObject({ problems: [], problemsTitle: "listPages:list.problems 70" });
});

test("whoever may not manage lists gets no way to import or remove one", () => {
  const view = shown([version({ version: 4 })], []);
  expect(view).toMatchObject({ importHref: null, removeHref: null, who: "listPages:who.others" });
  expect(view.versions[0]?.remove).toBeNull();
  expect(shown([version({ version: 4 })]).importHref).toBe("/data-management/lists/own/import");
});
