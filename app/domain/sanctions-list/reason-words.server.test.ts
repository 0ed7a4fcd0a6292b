import { expect, test } from "vitest";
import type { Speech } from "~/i18n/speech.server";
import { refusalInWords } from "./reason-words.server";

const say = (key: string) => `<${key}>`;
const speech = { say, number: (value: number) => `<${value}>` } as unknown as Speech;
const told = (reason: unknown) => refusalInWords({ details: { reason }, message: "in English" }, speech);

test("a reason is told by its code, lists by their names", () => {
  const params = { file: "a.csv", list: "uk", other: "b.xml", otherList: "eu" };
  expect(told({ code: "twoLists", params })).toEqual({
    key: "listPages:refused.twoLists",
    params: { file: "a.csv", list: "<listPages:formats.uk>", other: "b.xml", otherList: "<listPages:formats.eu>" },
  });
  expect(told({ code: "noEntry" })).toEqual({ key: "listPages:refused.noEntry", params: {} });
  expect(told({ code: "tooManyRows", params: { most: 300_000 } })).toEqual({
    ...{ key: "listPages:refused.tooManyRows", params: { most: "<300000>" } },
  });
});

test("a file that cannot be read says why as an import of suppliers does, but for what only that one can be told", () => {
  const params = { file: "a.xls" };
  expect(told({ code: "unreadable", params, file: { key: "imports:refused.oldWorkbook", params: {} } })).toEqual({
    key: "listPages:refused.unreadable",
    params: { file: "a.xls", why: "<imports:refused.oldWorkbook>" },
  });
  for (const why of ["empty", "noHeader"]) {
    expect(told({ code: "unreadable", params, file: { key: `imports:refused.${why}`, params: { row: 1 } } })).toEqual({
      key: `listPages:refused.${why}`,
      params,
    });
  }
});

test("what we have no words for stays as the backend says it", () => {
  const english = { key: "listPages:refused.other", params: { reason: "in English" } };
  for (const reason of [
    undefined,
    null,
    { code: "moon" },
    { code: "unreadable" },
    { code: "noId", params: { x: [] } },
  ]) {
    expect(told(reason)).toEqual(english);
  }
});
