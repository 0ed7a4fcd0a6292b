import { expect, test } from "vitest";
import type { Speech } from "~/i18n/speech.server";
import { refusalInWords } from "./reason-words.server";

const speech = { say: (key: string) => `<${key}>` } as unknown as Speech;
const told = (reason: unknown) => refusalInWords({ details: { reason }, message: "in English" }, speech);

test("a reason is told by its code, lists by their names", () => {
  const params = { file: "a.csv", list: "uk", other: "b.xml", otherList: "eu" };
  expect(told({ code: "twoLists", params })).toEqual({
    key: "listPages:refused.twoLists",
    params: { file: "a.csv", list: "<listPages:formats.uk>", other: "b.xml", otherList: "<listPages:formats.eu>" },
  });
  expect(told({ code: "noEntry" })).toEqual({ key: "listPages:refused.noEntry", params: {} });
});

test("a file that cannot be read says why as an import of suppliers does, an empty one as a list", () => {
  const params = { file: "a.xls" };
  expect(told({ code: "unreadable", params, file: { key: "imports:refused.oldWorkbook", params: {} } })).toEqual({
    key: "listPages:refused.unreadable",
    params: { file: "a.xls", why: "<imports:refused.oldWorkbook>" },
  });
  expect(told({ code: "unreadable", params, file: { key: "imports:refused.empty", params: {} } })).toEqual({
    key: "listPages:refused.empty",
    params,
  });
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
