import { expect, test } from "vitest";
import { makeRobots } from "./robots";

const may = (text: string, path = "/a/b?c=1") =>
  makeRobots("https://news.example", text)(new URL(path, "https://news.example"));

test("the longest rule that fits decides, and of two the one that allows", () => {
  expect(may("User-agent: *\nDisallow: /a\nAllow: /a/b")).toBe(true);
  expect(may("User-agent: *\nAllow: /a\nDisallow: /a/b")).toBe(false);
  expect(may("User-agent: *\nDisallow: /a/b\nAllow: /a/b")).toBe(true);
  expect(may("User-agent: *\nDisallow: /*?c=")).toBe(false);
  expect(may("User-agent: *\nDisallow:")).toBe(true);
});

test.each([
  ["names in a row share their rules", "User-agent: a\nUser-agent: Tierwatch/2.0\nDisallow: /a", false],
  ["a group that names us and forbids nothing", "User-agent: *\nDisallow: /\n\nUser-agent: TIERWATCH\nDisallow:", true],
  ["two groups for everybody count together", "User-agent: *\nDisallow: /x\n\nUser-agent: *\nDisallow: /a", false],
  ["an end", "User-agent: *\nDisallow: /a$", true],
  ["a comment behind a rule", "User-agent: * # all\nDisallow: /a # b", false],
  ["a rule without an agent", "Disallow: /a", true],
])("%s", (_, text, allowed) => {
  expect(may(text)).toBe(allowed);
});

test("rules are compared as addresses are sent", () => {
  expect(may("User-agent: *\nDisallow: /über uns", "/%C3%BCber%20uns/")).toBe(false);
});

test("rules that are made to take long are compared in no time", () => {
  const hostile = `User-agent: *\n${`Disallow: /${"*a".repeat(140)}b\n`.repeat(5_000)}`;
  expect(may(hostile, `/${"a".repeat(5_000)}`)).toBe(true);
});
