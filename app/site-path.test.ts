import { afterEach, expect, test } from "vitest";
import { ownPath, setSitePath, sitePath, siteUrl } from "./site-path";

afterEach(() => setSitePath(""));

test.each([
  ["/feed/new?q=a", "/risk/feed/new?q=a"],
  ["/", "/risk/"],
  ["/risk", "/risk/risk"],
  ["//host.example/x", "/risk//host.example/x"],
  ["#top", "#top"],
  ["?q=a", "?q=a"],
  ["https://host.example/x", "https://host.example/x"],
  ["mailto:a@b.example", "mailto:a@b.example"],
])("below a path a browser is told %s as %s, and at the root as it is", (address, told) => {
  expect(sitePath(address)).toBe(address);
  setSitePath("/risk");
  expect(sitePath(address)).toBe(told);
});

test.each([
  ["/risk/feed", "/feed"],
  ["/risk/", "/"],
  ["/risk", "/"],
  ["/risk/risk/x", "/risk/x"],
  ["/riskier", "/riskier"],
  ["/feed", "/feed"],
])("what a browser says of itself, %s, is %s inside", (said, own) => {
  expect(ownPath(said)).toBe(said);
  setSitePath("/risk");
  expect(ownPath(said)).toBe(own);
});

test("what leaves the product has origin and path", () => {
  setSitePath("/risk");
  expect(siteUrl("/feed", "https://host.example/anything?x#y")).toBe("https://host.example/risk/feed");
});
