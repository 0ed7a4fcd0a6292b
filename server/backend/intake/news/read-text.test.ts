import { expect, test } from "vitest";
import type { Arming } from "./arming/arming";
import { shippedModel } from "./model/reading-model";
import { type Learned, readTypes } from "./read-text";

const title = (text: string) => ({ title: text, extract: "", body: "" });
const armed = (state: Arming["state"]): Arming => ({ state, threshold: 0.3, judged: 60, right: 60 });

/** Whose classifier answers this. */
const learned = (p: number, state: Arming["state"] = "armed"): Learned => ({
  classify: () => [{ type: "strike", p }],
  arming: { en: { strike: armed(state) } },
  name: "reading-model@test",
});
const STRIKE = title("Qantas crews walk out over pay");

test("the words and the classifier together publish what is armed or on trial", () => {
  expect(readTypes(STRIKE, "en-GB", learned(0.9))).toMatchObject({
    outcome: "event",
    heldBy: null,
    types: [{ value: "strike", by: "lexicon", span: { field: "title" } }],
    second: { value: "strike", by: "classifier", p: 0.9, rule: "reading-model@test#strike" },
  });
  expect(readTypes(STRIKE, "en", learned(0.9, "trial")).outcome).toBe("event");
});

test("one witness goes to a person, whichever it is", () => {
  expect(readTypes(STRIKE, "en", learned(0.29))).toMatchObject({ outcome: "review", heldBy: "one-witness" });
  expect(readTypes(title("A quiet day"), "en", learned(0.9))).toMatchObject({
    outcome: "review",
    heldBy: "one-witness",
  });
  expect(readTypes(title("A quiet day"), "en", learned(0.4))).toMatchObject({
    outcome: "nothing",
    heldBy: "no-evidence",
  });
});

test("a type that is not armed goes to a person, and one that is off to nobody", () => {
  expect(readTypes(STRIKE, "en", learned(0.9, "watched"))).toMatchObject({ outcome: "review", heldBy: "not-armed" });
  expect(readTypes(STRIKE, "en", learned(0.9, "off"))).toMatchObject({ outcome: "nothing", heldBy: "not-armed" });
  expect(readTypes(STRIKE, "en", { ...learned(0.9), arming: {} })).toMatchObject({
    outcome: "review",
    heldBy: "not-armed",
  });
});

test("another meaning stops a text whatever the classifier says, and names its row", () => {
  const { outcome, stopped, heldBy } = readTypes(title("Minister under fire in Hagen"), "en", learned(0.9));
  expect({ outcome, heldBy }).toEqual({ outcome: "nothing", heldBy: "stopped" });
  expect(stopped?.rule).toBe("reading-lexicon.en@6#fire-1");
});

test("the cause leads in the worked example, by the shipped model", () => {
  const german = title("Nach Großbrand: Muster Guss GmbH in Hagen stellt Produktion zwei Wochen ein – drei Verletzte");
  const read = readTypes(german, "de", shippedModel());
  expect(read.types.map(({ value }) => value)).toEqual(["fire", "production-stop"]);
  expect(read.types[0]?.span?.quote).toBe("Großbrand");
  expect(
    readTypes(title("Fire halts Muster Guss foundry in Hagen, one dead"), "en", shippedModel()).types[0]?.value,
  ).toBe("fire");
});
