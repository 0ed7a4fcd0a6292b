import { expect, test } from "vitest";
import { LONGEST_LINE, LONGEST_MEASURE_NAME, MEASURE_LANGUAGE_KEYS } from "~/backend/contract/measure-words";
import { EVENT_TYPES } from "../../reference/catalogue/event-types";
import { BASE_MEASURES } from "./base-measures";
import { MEASURE_RULES, type MeasureTexts, type MeasureValue, measureSchema } from "./measure-schema";

const all = BASE_MEASURES.map((rule) => ({ ...rule, value: measureSchema.parse(rule.value) }));
const inAll = (check: (texts: MeasureTexts, value: MeasureValue, language: string) => string | false | undefined) =>
  all.flatMap(({ name, value }) =>
    MEASURE_LANGUAGE_KEYS.flatMap((language) => {
      const texts = value.texts[language];
      const why = texts ? check(texts, value, language) : "has no texts";
      return why ? [`${name} ${language} ${why}`] : [];
    }),
  );
const linesOf = ({ title, what, fits, notFits, steps, evidence, warnings }: MeasureTexts) => [
  ...[title, what, fits, notFits],
  ...[...steps, ...evidence, ...warnings],
];

test("there are at least forty measures, each by its own name", () => {
  expect(all.length).toBeGreaterThanOrEqual(40);
  expect(new Set(all.map(({ name }) => name)).size).toBe(all.length);
});

test("every measure is complete in every language: as many steps, proofs and warnings as in English", () => {
  const counts = ({ steps, evidence, warnings }: MeasureTexts) =>
    [steps.length, evidence.length, warnings.length].join();
  const missing = inAll((texts, value) => {
    if (linesOf(texts).some((line) => line.trim() === "" || line !== line.trim())) return "has an empty text";
    if (texts.steps.length !== value.stepDays.length) return "has other steps than days";
    return value.texts.en && counts(texts) !== counts(value.texts.en) && "has other counts than in English";
  });
  expect(missing).toEqual([]);
});

test("no text is still English in another language", () => {
  const copied = inAll((texts, { texts: { en } }, language) => {
    const english = new Set(language === "en" || !en ? [] : linesOf(en));
    return linesOf(texts).find((line) => english.has(line));
  });
  expect(copied).toEqual([]);
});

test("titles, steps and proofs fit where they are shown and kept", () => {
  const long = inAll(({ title, steps, evidence, warnings }) => {
    if (title.length > LONGEST_MEASURE_NAME) return "has a long title";
    return [...steps, ...evidence, ...warnings].find((line) => line.length > LONGEST_LINE);
  });
  expect(long).toEqual([]);
});

test("every measure has a source and a confidence, known topics and alternatives, and days that add up", () => {
  const [ids, topics] = [new Set(all.map(({ name }) => name)), new Set<string>(EVENT_TYPES.map(({ id }) => id))];
  for (const { name, source, confidence, value } of all) {
    expect([name, source.length > 5, "ABCD".includes(confidence)]).toEqual([name, true, true]);
    expect([name, value.topics.filter((topic) => !topics.has(topic))]).toEqual([name, []]);
    expect([name, value.alternatives.filter((id) => !ids.has(MEASURE_RULES + id))]).toEqual([name, []]);
    expect([name, value.stepDays.reduce((sum, days) => sum + days, 0)]).toEqual([name, value.typicalDays]);
    expect([name, value.cost.from <= value.cost.to && value.hours.from <= value.hours.to]).toEqual([name, true]);
  }
});

test("breaking off and pausing orders are the last resort, and say so", () => {
  const paused = all.filter(({ value }) => value.typeId === "suspend-orders");
  expect(paused.length).toBeGreaterThan(0);
  for (const { value } of paused) {
    expect(value.lastResort).toBe(true);
    expect(value.texts.en?.warnings.length).toBeGreaterThan(0);
  }
});
