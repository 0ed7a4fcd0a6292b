import fc from "fast-check";
import { expect, test } from "vitest";
import { leastTime } from "../../../../../tests/support/least-time";
import { namesIn } from "./names-in";
import { readWho } from "./read-who";

/** Milliseconds for a megabyte of anything. */
const MOST = 2_000;

const piece = fc.constantFrom(
  ...[
    "Muster",
    "Guss",
    "GmbH",
    "Inc.",
    "& Co. KG",
    "supplier of",
    "laut",
    "有限公司",
    "华为",
    "（株）",
    "マスヤマ",
    "strike",
    "McX",
    "S.A.",
  ],
  ...["Ꭺcme", "Ac\u200bme", "Асme", "é\u0301\u0301", "\u{1F600}", "-", ", ", ". ", "'s", "\n", "\ud800"],
);
const text = fc.oneof(
  fc.array(piece, { maxLength: 60 }).map((pieces) => pieces.join(" ")),
  fc.array(piece, { maxLength: 60 }).map((pieces) => pieces.join("")),
  fc.string({ unit: "binary", maxLength: 80 }),
);
const language = fc.constantFrom("en", "de-AT", "fr", "zh-Hans", "ja", "tr", "", "__proto__");

test("whatever the text, at most ten names that stand in it, none twice and each in one role", () => {
  fc.assert(
    fc.property(text, text, language, fc.nat(100), (title, extract, tag, at) => {
      const given = { title, extract, body: "" };
      const span = { field: "title" as const, start: at, end: at + 3, quote: "" };
      const { subjects, bystanders } = readWho(given, tag, title === "" ? null : span);
      const all = [...subjects, ...bystanders];
      expect(all.length).toBeLessThanOrEqual(10);
      expect(new Set(all.map(({ value }) => value.name)).size).toBe(all.length);
      expect(subjects.every(({ value }) => value.role === "subject")).toBe(true);
      expect(bystanders.every(({ value }) => value.role === "mentioned")).toBe(true);
      const spans = [...all.map((one) => one.span), ...namesIn(given, tag).map((one) => one.span)];
      for (const one of spans) {
        if (!one) throw new Error("no span");
        expect(one.quote).toBe(given[one.field].slice(one.start, Math.min(one.end, one.start + 150)));
        expect(one.quote).not.toBe("");
      }
    }),
    { numRuns: 400 },
  );
});

test.each([
  ["capitals", "Muster Guss & "],
  ["legal forms", "GmbH & Co. KG "],
  ["one word", "A"],
  ["initials", "A. "],
  ["look-alikes", "Асmе Ѕtееl "],
  ["what is written onto letters", "É\u0301\u0301\u0301"],
  ["Chinese", "有限公司集团"],
  ["brackets", "（株）"],
  ["frames", "supplier of "],
])("a megabyte of %s costs no more than what is read of it", async (_, unit) => {
  const title = unit.repeat(Math.ceil(1_000_000 / unit.length));
  const evidence = { field: "title", start: 0, end: 1, quote: "" } as const;
  for (const tag of ["en", "de", "zh"]) {
    const read = () => readWho({ title, extract: title, body: title }, tag, evidence);
    expect(await leastTime(read, MOST)).toBeLessThan(MOST);
  }
});
