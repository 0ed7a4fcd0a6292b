import { expect, test } from "vitest";
import { makeClassifier } from "./classify";
import { readModel, writeModel } from "./model-file";
import { type Example, FEWEST_EXAMPLES, train } from "./train";

const SUBJECTS = ["Dock workers", "Miners", "Bus drivers", "Nurses", "Steel workers", "Pilots", "Crews", "Teachers"];
const PLACES = ["Hull", "Lille", "Bremen", "Gdansk", "Porto", "Genoa", "Cork", "Graz"];

const examples: Example[] = SUBJECTS.flatMap((who, at) => [
  { cluster: `strike ${at}`, title: `${who} walk out over pay in ${PLACES[at]}`, text: "", type: "strike" },
  { cluster: `fire ${at}`, title: `Blaze destroys warehouse in ${PLACES[at]}`, text: "", type: "fire" },
  { cluster: `none ${at}`, title: `${who} choir sings in ${PLACES[at]}`, text: "", type: "none" },
]);

test("the same examples in any order give the same file to the byte", () => {
  const once = writeModel(train(examples).types);
  expect(writeModel(train([...examples].reverse()).types).equals(once)).toBe(true);
});

test("a text is told by its words, through the file as without it", () => {
  const { types } = train(examples);
  const classify = makeClassifier(readModel(writeModel(types)));
  const best = (title: string) => classify({ title, extract: "", body: "" })[0];
  expect(best("Ferry crews walk out over pay")?.type).toBe("strike");
  expect(best("Blaze in a paper warehouse")?.type).toBe("fire");
  expect(best("Ferry crews walk out over pay")?.p).toBeGreaterThan(best("Nurses choir sings in Cork")?.p as number);
});

test("what an example is judged by was not trained on it, and stands where the example stands", () => {
  const { unseen } = train(examples);
  const strikes = unseen.get("strike") as number[];
  expect(strikes.length).toBe(examples.length);
  const mean = (type: string) => {
    const of = strikes.filter((_, at) => examples[at]?.type === type);
    return of.reduce((sum, p) => sum + p, 0) / of.length;
  };
  expect(mean("strike")).toBeGreaterThan(mean("fire"));
  expect(mean("strike")).toBeGreaterThan(mean("none"));
});

test("a type with a handful of texts has no classifier", () => {
  const few = examples
    .filter(({ type }) => type !== "fire")
    .concat(examples.filter(({ type }) => type === "fire").slice(1));
  expect(FEWEST_EXAMPLES).toBe(8);
  expect(train(few).types.map(({ type }) => type)).toEqual(["strike"]);
});

test("a file that is cut off, or names what is no type, is refused", () => {
  const file = writeModel(train(examples).types);
  expect(() => readModel(file.subarray(0, file.length - 1))).toThrow("cut off");
  const renamed = Buffer.from(file.toString("latin1").replace('"type":"fire"', '"type":"fine"'), "latin1");
  expect(() => readModel(renamed)).toThrow("no event type");
});
