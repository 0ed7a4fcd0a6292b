import { expect, test } from "vitest";
import { pinOf } from "./pins";

const ALL = ["feed", "tasks", "collections", "sanctions", "documents", "imports", "admin", "help"] as const;

test.each([
  ["/feed/new", "section:feed"],
  ["/feed/archived", "section:feed"],
  ["/feed/rules", null],
  ["/network/collection/my", "section:collections"],
  ["/network/collection/all", "section:collections"],
  ["/network/collection/12", "collection:12"],
  ["/network/collection/12/graph", "collection:12"],
  ["/network/collection/new", null],
  ["/tasklist", "section:tasks"],
  ["/action", null],
  ["/action/3", null],
  ["/certificate", "section:documents"],
  ["/", null],
])("%s is pinned as %s", (pathname, pin) => {
  expect(pinOf(pathname, ALL)).toBe(pin);
});

test("a section that somebody may not enter is not pinned", () => {
  expect(pinOf("/network/sanctions", ["feed"])).toBeNull();
});
