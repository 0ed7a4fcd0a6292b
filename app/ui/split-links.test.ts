import fc from "fast-check";
import { expect, test } from "vitest";
import { splitLinks } from "./split-links";

const linksIn = (text: string) =>
  splitLinks(text)
    .filter(({ isLink }) => isLink)
    .map((part) => part.text);

test.each([
  ["Seen at https://example.org/a?b=1#c, call them.", ["https://example.org/a?b=1#c"]],
  ["(see http://example.org/x)", ["http://example.org/x"]],
  ["https://example.org/wiki/Port_(city)", ["https://example.org/wiki/Port_(city)"]],
  ["见 https://example.org/x。", ["https://example.org/x"]],
  ["HTTPS://EXAMPLE.ORG", ["HTTPS://EXAMPLE.ORG"]],
  ["two https://a.example and\nhttps://b.example", ["https://a.example", "https://b.example"]],
])("%j has the addresses %j", (text, links) => {
  expect(linksIn(text)).toEqual(links);
});

test.each([
  "javascript:alert(1)",
  "data:text/html,x",
  "ftp://example.org",
  "www.example.org",
  "https://",
  "xhttps://a.b",
])("%j is no link", (text) => {
  expect(linksIn(text)).toEqual([]);
});

test("the parts are the text, and each link is of http or https", () => {
  const piece = fc.oneof(
    fc.string(),
    fc.constantFrom("https://", "http://a.example/", "javascript:", ")", ".", "\n", " "),
  );
  fc.assert(
    fc.property(fc.array(piece), (pieces) => {
      const text = pieces.join("");
      const parts = splitLinks(text);
      expect(parts.map((part) => part.text).join("")).toBe(text);
      for (const link of linksIn(text)) expect(["http:", "https:"]).toContain(new URL(link).protocol);
    }),
  );
});
