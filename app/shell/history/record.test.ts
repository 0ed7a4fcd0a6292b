import { expect, test } from "vitest";
import { readConfig } from "../../../server/config";
import { type HistoryEntry, withEntry } from "./record";

const page = (target: string) => ({ at: 0, kind: "page" as const, method: "GET", target });

test("the developers' history keeps 250 entries unless it is told otherwise", () => {
  expect(readConfig({ DATA_DIR: "/tmp" }).devtoolsHistory).toBe(250);
});

test("the newest entry stands first, and the oldest make room for it", () => {
  const history = ["/a", "/b", "/c"].reduce<HistoryEntry[]>((before, path) => withEntry(before, page(path), 2), []);
  expect(history.map(({ target }) => target)).toEqual(["/c", "/b"]);
  expect(new Set(history.map(({ id }) => id)).size).toBe(2);
});
