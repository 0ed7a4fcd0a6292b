import fc from "fast-check";
import { expect, test } from "vitest";
import { safeReturnTo } from "./return-to";

test.each([
  ["/", "/"],
  ["/feed", "/feed"],
  ["/feed/new", "/feed/new"],
  ["/feed/new?order=TopThisWeek", "/feed/new?order=TopThisWeek"],
  ["/feed/new?a=1&a=2#top", "/feed/new?a=1&a=2#top"],
  ["/feed/new?next=//evil.example", "/feed/new?next=//evil.example"],
  ["/feed/new?next=https://evil.example", "/feed/new?next=https://evil.example"],
  ["/feed/new#//evil.example", "/feed/new#//evil.example"],
  ["/feed//new", "/feed//new"],
  ["/feed/../network", "/network"],
  ["/feed/./new", "/feed/new"],
  ["/../../etc", "/etc"],
  ["/a:b", "/a:b"],
  ["/javascript:alert(1)", "/javascript:alert(1)"],
  ["/@evil.example", "/@evil.example"],
  ["/me@evil.example/x", "/me@evil.example/x"],
  ["/.evil.example", "/.evil.example"],
  ["/Lieferant/Müller", "/Lieferant/M%C3%BCller"],
  ["/供应商", "/%E4%BE%9B%E5%BA%94%E5%95%86"],
  ["/％2f／evil.example", "/%EF%BC%852f%EF%BC%8Fevil.example"],
  ["/a%20b?q=%22x%22", "/a%20b?q=%22x%22"],
  ["/feed/new?q=100%25", "/feed/new?q=100%25"],
  [`/${"x".repeat(2047)}`, `/${"x".repeat(2047)}`],
])("%j is a path of this site", (value, path) => {
  expect(safeReturnTo(value)).toBe(path);
});

test.each([
  "",
  " ",
  "feed",
  "./feed",
  "../feed",
  "?a=b",
  "#x",
  " /feed",
  "\t/feed",
  "\n/feed",
  "\u0000/feed",
  "//evil.example",
  "///evil.example",
  "////evil.example",
  "//evil.example/%2f..",
  "//user@evil.example",
  "//evil.example:443/feed",
  "//localhost/feed",
  "//[::1]/feed",
  "//2130706433/",
  "/\\evil.example",
  "/\\/evil.example",
  "\\/evil.example",
  "\\\\evil.example",
  "/feed\\..\\..\\x",
  "/\t/evil.example",
  "/\n/evil.example",
  "/\r/evil.example",
  "/\r\nSet-Cookie: a=b",
  "/feed\u0000",
  "/feed\u007f",
  "/feed\u0085",
  "/feed\u2028x",
  "/\u2029/evil.example",
  "/%2fevil.example",
  "/%2Fevil.example",
  "/%2f%2fevil.example",
  "/%5cevil.example",
  "/%5Cevil.example",
  "/feed%5cx",
  "/%252fevil.example",
  "/%255cevil.example",
  "/%09/evil.example",
  "/%0a/evil.example",
  "/%0d%0aSet-Cookie:%20a=b",
  "/%250d%250aSet-Cookie:%20a=b",
  "/feed?x=%0d%0aLocation:%20//evil.example",
  "/%00",
  "/./%2fevil.example",
  "/.//evil.example",
  "/..//evil.example",
  "/feed/..//evil.example",
  "/%2e//evil.example",
  "/%2e%2e//evil.example",
  "/x/%2e%2e//evil.example",
  "/%E0%A4%A",
  "/%zz",
  "/%",
  "http://evil.example",
  "https://evil.example/feed",
  "HTTPS://evil.example",
  "https:evil.example",
  "https:/evil.example",
  "http:\\\\evil.example",
  "javascript:alert(1)",
  "JaVaScRiPt:alert(1)",
  "java\nscript:alert(1)",
  "data:text/html,<script>alert(1)</script>",
  "vbscript:x",
  "file:///etc/passwd",
  "mailto:a@b.example",
  "blob:https://evil.example/x",
  "／／evil.example",
  "〱evil.example",
  "@evil.example",
  "evil.example",
  `/${"x".repeat(2048)}`,
  `/${"ü".repeat(1000)}`,
])("%j is not, and home stands in", (value) => {
  expect(safeReturnTo(value)).toBe("/");
});

test.each([undefined, null, 7, ["/feed"], { toString: () => "/feed" }, new URL("http://localhost/feed")])(
  "what is no text is none either (%o)",
  (value) => expect(safeReturnTo(value, "/feed")).toBe("/feed"),
);

test("whatever comes in, what comes out stays on the site and stays what it is", () => {
  const nasty = fc.string({
    unit: fc.constantFrom("/", "\\", "%2f", "%5c", "%", ".", "\t", "a", "@", ":", "?", "#", "％"),
  });
  fc.assert(
    fc.property(fc.oneof(nasty, fc.string(), fc.webUrl()), (text) => {
      for (const value of [text, `/${text}`]) {
        const path = safeReturnTo(value);
        expect(new URL(path, "https://tierwatch.example").origin).toBe("https://tierwatch.example");
        expect(path).toMatch(/^\/(?![/\\])/);
        expect(safeReturnTo(path)).toBe(path);
      }
    }),
    { numRuns: 2000 },
  );
});
