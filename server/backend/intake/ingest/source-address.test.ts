import { expect, test } from "vitest";
import { masked, refusedAddress, unmasked } from "./source-address";

test.each([
  ["https://a.example/rss?apiKey=abc&q=strike", "https://a.example/rss?apiKey=***&q=strike"],
  ["https://a.example/rss?x=0a1b2c3d4e5f60718293a4b5", "https://a.example/rss?x=***"],
  ["https://a.example/feeds/0a1b2c3d4e5f60718293a4b5/rss?page=2", "https://a.example/feeds/***/rss?page=2"],
  ["https://a.example/f/123e4567-e89b-12d3-a456-426614174000", "https://a.example/f/***"],
  [
    "https://a.example/2026/strikes-in-german-ports-2026/rss.xml",
    "https://a.example/2026/strikes-in-german-ports-2026/rss.xml",
  ],
  ["https://me:word@a.example/rss", "https://a.example/rss"],
  ["https://a.example/rss?q=port+strike&page=2", "https://a.example/rss?q=port+strike&page=2"],
  [
    "https://a.example/rss?q=industrial%20action%20in%20ports",
    "https://a.example/rss?q=industrial%20action%20in%20ports",
  ],
])("%s is shown without its secrets", (address, shown) => {
  expect(masked(address)).toBe(shown);
});

test("a masked address that comes back is the stored one, and none of another host", () => {
  const stored = "https://a.example/rss?key=abc";
  expect(unmasked("https://a.example/rss?key=***", stored)).toBe(stored);
  const moved = "https://evil.example/rss?key=***";
  expect(unmasked(moved, stored)).toBe(moved);
  expect(refusedAddress(moved)).toBe("masked");
  expect(refusedAddress("https://evil.example/feeds/***/rss")).toBe("masked");
});

test.each([
  ...["http://127.0.0.1/", "http://localhost:3000/", "http://2130706433/", "http://0x7f.1/", "http://[::1]/"],
  ...[
    "http://10.1.2.3/",
    "http://169.254.169.254/latest",
    "http://[::ffff:10.0.0.1]/",
    "http://printer/",
    "http://a.local/",
  ],
  ...["http://[::ffff:0:7f00:1]/", "http://[4000::1]/", "http://[fd00::1]/", "http://[fe80::1]/", "http://[3fff::1]/"],
  ...["http://db.internal/", "http://localhost./", "http://192.168.0.1:80/"],
])("%s is not on the public internet", (address) => {
  expect(refusedAddress(address)).toBe("not-public");
});

test("a public address is taken, one with a password is not", () => {
  expect(refusedAddress("https://news.example/rss?key=abc")).toBeNull();
  expect(refusedAddress("https://1.1.1.1/rss")).toBeNull();
  expect(refusedAddress("https://[2606:4700:4700::1111]/rss")).toBeNull();
  expect(refusedAddress("https://a:b@news.example/rss")).toBe("credentials");
});
