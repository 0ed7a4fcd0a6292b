import { expect, test } from "vitest";
import { EVENT_TYPES, type EventTypeId } from "../../../reference/catalogue/event-types";
import { correctedModel, shippedModel } from "../model/reading-model";
import type { Verdict } from "./judged-texts";
import { FEWEST_OF_TYPE, WEIGHTS_OF_CORRECTION } from "./learn";
import { taught } from "./taught";

/** A customer's trade: what "the cold line" is, no shipped text says. */
const TOWNS = [
  "Hull",
  "Lille",
  "Bremen",
  "Gdansk",
  "Porto",
  "Genoa",
  "Cork",
  "Graz",
  "Turku",
  "Split",
  "Vigo",
  "Trondheim",
];
const verdict = (title: string, type: EventTypeId | null, at: number): Verdict => ({
  ...{ cluster: `${type} ${at}`, title, extract: "", language: "en", type },
});
const stopped = TOWNS.map((town, at) =>
  verdict(`Cold line of the dairy at ${town} stands idle`, "production-stop", at),
);
const calm = TOWNS.map((town, at) => verdict(`Dairy at ${town} opens its doors to schools`, null, at));
const learned = (verdicts: readonly Verdict[]) => {
  const found = taught(verdicts, null, shippedModel());
  if (!found) throw new Error("nothing was learned");
  return found;
};
const lessonOf = (verdicts: readonly Verdict[], type: EventTypeId) =>
  learned(verdicts).lessons.find(({ eventTypeId }) => eventTypeId === type);
const sureOf = (verdicts: readonly Verdict[], title: string, type: EventTypeId): number =>
  correctedModel(learned(verdicts).corrections)
    .classify({ title, extract: "", body: "" })
    .find((one) => one.type === type)?.p ?? 0;

test("what verdicts teach makes another text of the kind likely, and leaves one without their words as it was", () => {
  const verdicts = [...stopped, ...calm];
  expect(lessonOf(verdicts, "production-stop")).toMatchObject({
    positive: 12,
    negative: 12,
    state: "used",
    rightBefore: 12,
    rightAfter: 23,
  });
  const title = "Cold line of the dairy at Tampere stands idle";
  const shipped = (text: string) => shippedModel().classify({ title: text, extract: "", body: "" });
  expect(shipped(title).find(({ type }) => type === "production-stop")?.p).toBeLessThan(0.5);
  expect(sureOf(verdicts, title, "production-stop")).toBeGreaterThan(0.5);
  const other = "工厂发生火灾";
  expect(correctedModel(learned(verdicts).corrections).classify({ title: other, extract: "", body: "" })).toEqual(
    shipped(other),
  );
});

test("the same verdicts give the same bytes and are not learned from twice", () => {
  const verdicts = [...stopped, ...calm];
  const [once, again] = [learned(verdicts), learned(verdicts)];
  expect(again).toEqual(once);
  expect(once.corrections?.weights.length).toBeGreaterThan(0);
  expect(taught(verdicts, once.basis, shippedModel())).toBeNull();
  expect(learned(verdicts.slice(1)).basis).not.toBe(once.basis);
});

test("what helps on no other event than those learned from is not used", () => {
  // Verdicts by lot: what one text says of a word, another one denies.
  const random = TOWNS.map((town, at) =>
    verdict(`Dairy at ${town} in the news`, at % 2 ? "production-stop" : null, at),
  );
  const both = [
    ...random,
    ...random.map((one) => ({
      ...one,
      cluster: `again ${one.cluster}`,
      type: one.type ? null : ("production-stop" as const),
    })),
  ];
  expect(lessonOf(both, "production-stop")).toMatchObject({ state: "no-better" });
  expect(learned(both).corrections).toBeNull();
});

test("reports on one event are tried as one: what is only said of it again is no proof", () => {
  const oneEvent = (verdicts: readonly Verdict[], cluster: string) => verdicts.map((one) => ({ ...one, cluster }));
  // All that stands for the type is one event, so that nothing is left to learn from where it is tried.
  expect(lessonOf([...oneEvent(stopped, "stop"), ...calm], "production-stop")).toMatchObject({ state: "no-better" });
});

test("copies of one text are tried as one, though each is told as another event", () => {
  const copies = TOWNS.map((_, at) =>
    verdict(
      `Cold line of the dairy at Hull, where milk is bottled for all of the north, stands idle`,
      "production-stop",
      at,
    ),
  );
  expect(lessonOf([...copies, ...calm], "production-stop")).toMatchObject({ state: "no-better" });
  const edited = copies.map((one, at) => ({
    ...one,
    extract: `${"The line was built a hundred years ago. ".repeat(12)}${at}`,
  }));
  expect(lessonOf([...edited, ...calm], "production-stop")).toMatchObject({ state: "no-better" });
});

test("of fewer than five for a type, or against it, nothing is learned", () => {
  expect(FEWEST_OF_TYPE).toBe(5);
  expect(lessonOf([...stopped.slice(0, 4), ...calm], "production-stop")).toMatchObject({ state: "too-few" });
  expect(lessonOf([...stopped, ...calm.slice(0, 4)], "production-stop")).toMatchObject({ state: "too-few" });
  expect(lessonOf([...stopped.slice(0, 5), ...calm], "production-stop")?.state).not.toBe("too-few");
});

test("right said to everything, and one word said over and over, teach nothing", () => {
  const all = Array.from({ length: 2_000 }, (_, at) => verdict(`strike ${"strike ".repeat(80)}`, "strike", at));
  expect(learned(all)).toMatchObject({
    corrections: null,
    lessons: [{ eventTypeId: "strike", negative: 0, state: "too-few" }],
  });
});

/** Of each of these types as many texts as of another, each full of words that no other text has. */
function hostile(count: number): Verdict[] {
  const types = shippedModel()
    .types.map(({ type }) => type)
    .slice(0, 20);
  const word = (n: number): string =>
    Array.from({ length: 5 }, (_, at) => String.fromCodePoint(0x3300 + ((n * 7 + at * 131 + n * at) % 88))).join("");
  return Array.from({ length: count }, (_, at) => {
    const type = types[at % types.length] as EventTypeId;
    const title = `${type} ${Array.from({ length: 100 }, (_, n) => word(at * 100 + n)).join(" ")}`;
    return verdict(title.slice(0, 600), type, at);
  });
}

/** Of processor time. */
function costOf(count: number) {
  const texts = hostile(count);
  const began = process.cpuUsage();
  return { ...learned(texts), spent: process.cpuUsage(began).user };
}

/** A number of 5 bytes for each weight, and a line. */
const MOST_OF_TYPE = WEIGHTS_OF_CORRECTION * 5 + 300;

test("texts that are full of words make no more than their types may take, and twice as many cost twice as much", () => {
  const { spent } = costOf(200);
  const { corrections, lessons, ...many } = costOf(400);
  const used = lessons.filter(({ state }) => state === "used").length;
  expect(used).toBeGreaterThan(10);
  expect(corrections?.weights.length).toBeGreaterThan(used * WEIGHTS_OF_CORRECTION * 4);
  expect(corrections?.weights.length).toBeLessThan(used * MOST_OF_TYPE);
  expect(many.spent / spent).toBeLessThan(4);
  // Of all types that there are, each full.
  expect(EVENT_TYPES.length * MOST_OF_TYPE).toBeLessThan(200_000);
});
