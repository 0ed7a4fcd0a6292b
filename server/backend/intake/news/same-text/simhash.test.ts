import { expect, test } from "vitest";
import { bitsApart, quartersOf, simhashOf } from "./simhash";

const AGENCY =
  "Workers at the port of Felixstowe walked out on Sunday after talks over pay broke down. The strike by 1,900 members of the union is the first " +
  "in thirty years and will last eight days. Nearly half of the containers that come into Britain pass through the port, and retailers have " +
  "warned of delays. The operator said that it was disappointed and that its offer of seven per cent was fair. Further talks are planned for Tuesday.";

const hash = (text: string) => simhashOf(text) ?? "";

test("a copy with another line before it, or a word changed, is a few bits apart", () => {
  expect(bitsApart(hash(AGENCY), hash(AGENCY))).toBe(0);
  expect(bitsApart(hash(AGENCY), hash(AGENCY.toUpperCase()))).toBe(0);
  expect(bitsApart(hash(AGENCY), hash(`${AGENCY} Reporting by our staff.`))).toBeLessThanOrEqual(8);
});

test("another text is far apart", () => {
  const other =
    "A fire at a chemical plant near Hagen has been put out. Three people were injured, and production stands still for two weeks.";
  expect(bitsApart(hash(AGENCY), hash(other))).toBeGreaterThan(15);
});

test("hashes at most three bits apart share a quarter", () => {
  const one = hash(AGENCY);
  const flipped = (BigInt(`0x${one}`) ^ (1n | (1n << 20n) | (1n << 63n))).toString(16).padStart(16, "0");
  expect(bitsApart(one, flipped)).toBe(3);
  expect(quartersOf(one).filter((quarter) => quartersOf(flipped).includes(quarter))).toHaveLength(1);
});

test("Chinese texts are compared by characters, and short ones not at all", () => {
  expect(bitsApart(hash("港口工人罢工码头停止作业"), hash("港口工人罢工，码头停止作业。"))).toBe(0);
  expect(simhashOf("Port strike over")).toBeNull();
  expect(simhashOf("")).toBeNull();
});
