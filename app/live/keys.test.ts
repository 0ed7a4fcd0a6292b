import { expect, test } from "vitest";
import { AREAS, USER_LINKS } from "~/access/areas";
import { JUMPS, jumpsFor, keyReader, PREFIX_TIME } from "./keys";

const plain = { ctrlKey: false, metaKey: false, altKey: false, isTyping: false, at: 0 };
const reader = (isOff = false) => keyReader(JUMPS, () => isOff);

test("every area and every entry of the user's menu has a letter of its own", () => {
  expect(JUMPS.map(({ key }) => key)).toEqual([...AREAS, ...USER_LINKS].map(({ key }) => key));
  expect(new Set(JUMPS.map(({ letter }) => letter)).size).toBe(JUMPS.length);
});

test("the question mark shows the shortcuts", () => {
  expect(reader()({ ...plain, key: "?" })).toEqual({ open: "shortcuts" });
});

test("g and f lead to the feed, g and m to one's account", () => {
  const read = reader();
  expect(read({ ...plain, key: "g" })).toBeNull();
  expect(read({ ...plain, key: "f" })).toEqual({ go: "/feed" });
  read({ ...plain, key: "g" });
  expect(read({ ...plain, key: "m" })).toEqual({ go: "/management" });
});

test("a letter without g before it, or too long after it, leads nowhere", () => {
  const read = reader();
  expect(read({ ...plain, key: "f" })).toBeNull();
  read({ ...plain, key: "g" });
  expect(read({ ...plain, key: "f", at: PREFIX_TIME + 1 })).toBeNull();
});

test("Ctrl-K and Cmd-K open the palette, in a field and with shortcuts off too", () => {
  const read = reader(true);
  expect(read({ ...plain, key: "k", ctrlKey: true, isTyping: true })).toEqual({ open: "palette" });
  expect(read({ ...plain, key: "K", metaKey: true })).toEqual({ open: "palette" });
});

test("where shortcuts are off and while somebody types, single keys do nothing", () => {
  expect(reader(true)({ ...plain, key: "?" })).toBeNull();
  expect(reader()({ ...plain, key: "?", isTyping: true })).toBeNull();
});

test("nobody jumps where they may not go", () => {
  expect(jumpsFor(["feed", "management"]).map(({ key }) => key)).toEqual(["feed", "management"]);
});
