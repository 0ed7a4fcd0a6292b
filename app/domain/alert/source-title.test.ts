import { expect, test } from "vitest";
import { sourceTitle } from "./source-title";

test.each([
  ["usgs", "USGS"],
  ["warn-in", "WARN notices, IN"],
  ["demo-wire", "Demo Wire"],
  ["Works council bulletin", "Works council bulletin"],
  ["feed:port-news", "port-news"],
  ["sitemap:port-news", "port-news"],
  ["json:port-news", "port-news"],
  ["constructor", "constructor"],
])("%s is told as %s", (name, title) => {
  expect(sourceTitle(name)).toBe(title);
});
