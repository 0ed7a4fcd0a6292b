import { expect, test } from "vitest";
import { addedText } from "./added-text";

const PAGE = [
  "Notices of the port",
  "Berth 4 is closed for dredging until the end of March.",
  "The office is open on weekdays. Calls are answered from eight to four.",
  "2026-11-20: Crane 2 has been inspected.",
];
const seen = addedText(PAGE, null).seen;
const added = (...lines: string[]) => addedText(lines, seen).added;

test("what is seen first adds nothing, and neither does what moves, or goes away", () => {
  expect(addedText(PAGE, null).added).toBeNull();
  expect(added(...PAGE)).toBeNull();
  expect(added(...[...PAGE].reverse())).toBeNull();
  expect(added(...PAGE.slice(1))).toBeNull();
});

test("four new words are none, five are an item, and small changes add up", () => {
  expect(added(...PAGE, "Gate closed for repairs")).toBeNull();
  const { added: five } = addedText([...PAGE, "Gate 7 closed for repairs"], seen);
  expect(five).toBe("Gate 7 closed for repairs");
  const small = addedText([...PAGE, "Gate closed for repairs"], seen);
  expect(addedText([...PAGE, "Gate closed for repairs", "Use gate 9"], small.seen).added).toBe(
    "Gate closed for repairs\nUse gate 9",
  );
});

test("of a line the sentences are given in which words are new, and a word in the middle is one word", () => {
  const [, , office = ""] = PAGE;
  expect(added(...PAGE.map((line) => line.replace("weekdays", "Sundays")))).toBeNull();
  const longer = `${office} On Monday dockers walk out at noon.`;
  expect(added(...PAGE.map((line) => (line === office ? longer : line)))).toBe("On Monday dockers walk out at noon.");
});

test("Chinese characters count half a word each", () => {
  const known = addedText(["港口公告", "四号泊位关闭"], null).seen;
  expect(addedText(["港口公告", "四号泊位关闭", "码头工人罢工"], known).added).toBeNull();
  expect(addedText(["港口公告", "四号泊位关闭", "码头工人周一开始罢工"], known).added).toBe("码头工人周一开始罢工");
});

test("what is known of a page holds none of its words, and no order of them", () => {
  const bytes = Buffer.from(seen, "base64");
  expect(bytes.length % 4).toBe(0);
  const hashes = [...new Uint32Array(Uint8Array.from(bytes).buffer)];
  expect(hashes).toEqual([...hashes].sort((a, b) => a - b));
  expect(bytes.toString("latin1")).not.toMatch(/Berth|dredging/);
});

test("a page that has lost nearly all that it had has emptied", () => {
  const long = Array.from({ length: 20 }, (_, n) => `Notice number ${n} tells of berth ${n * 7} and its crane.`);
  const known = addedText(long, null).seen;
  expect(addedText(["Please enable cookies"], known).hasEmptied).toBe(true);
  expect(addedText(long.slice(0, 8), known).hasEmptied).toBe(false);
});
