import { createHash } from "node:crypto";
import type { EventTypeId } from "../../../reference/catalogue/event-types";
import { type Arming, arm, type Judged } from "../arming/arming";
import { makeClassifier } from "../classifier/classify";
import { type PackedType, writeModel } from "../classifier/model-file";
import { type Example, train } from "../classifier/train";
import { TRAINING } from "../classifier/train-linear";
import { halfOf } from "../labelled/halves";
import type { LabelledText } from "../labelled/read-labelled";
import { findEvidence } from "../lexicon/find-evidence";
import { lexiconOf } from "../lexicon/lexicons";
import type { ReadingModel } from "../model/reading-model";
import { exampleOf, examplesOfRows, mayTrain } from "./examples";

export interface TrainedReading {
  file: Buffer;
  model: ReadingModel;
}

/**
 * The classifier of the texts that may be shipped and of the lexicon's own rows, and the arming that the dev half of all
 * texts shows. Nothing of the held half is looked at. The same texts give the same file to the byte.
 */
export function trainReading(texts: readonly LabelledText[]): TrainedReading {
  const dev = texts.filter((text) => halfOf(text) === "dev");
  const open = dev.filter(mayTrain);
  const examples = examplesOf(open);
  const { types, unseen } = train(examples);
  const file = writeModel(types);
  const seen = new Map(open.map((text, at) => [text, (type: EventTypeId) => unseen.get(type)?.[at] ?? 0]));
  const model: ReadingModel = {
    hash: createHash("sha256").update(file).digest("hex").slice(0, 16),
    settings: TRAINING,
    examples: examples.length,
    texts: hashOf(examples),
    types: types.map(({ type }) => type),
    arming: armingOf(judge(dev, types, seen)),
  };
  return { file, model };
}

const examplesOf = (open: readonly LabelledText[]): Example[] => [...open.map(exampleOf), ...examplesOfRows()];

/** Of the examples that the model is to be trained on: the shipped one names those that it was trained on. */
export const hashOfExamples = (texts: readonly LabelledText[]): string =>
  hashOf(examplesOf(texts.filter((text) => halfOf(text) === "dev" && mayTrain(text))));

/** The same in any order, as the weights are: a row of the lexicon that is moved teaches nothing new. */
function hashOf(examples: readonly Example[]): string {
  const lines = examples.map((example) => JSON.stringify(example)).sort();
  return createHash("sha256").update(lines.join("\n")).digest("hex").slice(0, 16);
}

type Sure = (type: EventTypeId) => number;

/** What the two witnesses say of each text, by language and type, where the words of the lexicon name one. */
function judge(dev: LabelledText[], types: PackedType[], seen: Map<LabelledText, Sure>) {
  const classify = makeClassifier(types);
  const judged = new Map<string, Map<EventTypeId, Judged[]>>();
  for (const text of dev) {
    const lexicon = lexiconOf(text.language);
    const news = { title: text.title, extract: text.text, body: "" };
    const leading = lexicon && findEvidence(news, lexicon).types[0]?.value;
    if (!leading) continue;
    const sure = seen.get(text) ?? ((type) => classify(news).find((one) => one.type === type)?.p ?? 0);
    const ofLanguage = judged.get(text.language) ?? new Map<EventTypeId, Judged[]>();
    judged.set(text.language, ofLanguage);
    ofLanguage.set(leading, [...(ofLanguage.get(leading) ?? []), { p: sure(leading), right: text.type === leading }]);
  }
  return judged;
}

function armingOf(judged: ReturnType<typeof judge>): ReadingModel["arming"] {
  const byName = ([one]: [string, unknown], [other]: [string, unknown]) => (one < other ? -1 : 1);
  return Object.fromEntries(
    [...judged].sort(byName).map(([language, ofTypes]) => {
      const armed = [...ofTypes].sort(byName).map(([type, of]): [string, Arming] => [type, arm(type, of)]);
      return [language, Object.fromEntries(armed)];
    }),
  );
}
