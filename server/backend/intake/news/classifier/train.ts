import { createHash } from "node:crypto";
import { EVENT_TYPES, type EventTypeId } from "../../../reference/catalogue/event-types";
import { calibrate } from "./calibrate";
import { type Features, featuresOf } from "./features";
import { type PackedType, packType } from "./model-file";
import { type LinearModel, TRAINING, type TrainingSettings, trainLinear } from "./train-linear";

export interface Example {
  /** What belongs together and may not be trained on where it is tested: a day's texts, a row's own. */
  cluster: string;
  title: string;
  text: string;
  type: EventTypeId | "none";
}

/** Below this a type has no classifier: what it would learn is the words of a handful of texts. */
export const FEWEST_EXAMPLES = 8;

const FOLDS = 4;

/**
 * One model for each type that has examples enough, each against all other texts; its probabilities are fitted on scores of
 * texts of clusters that it was not trained on. The same examples in any order give the same models.
 */
export function train(examples: Example[], settings: TrainingSettings = TRAINING): PackedType[] {
  const sorted = [...examples].sort((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1));
  const features = sorted.map(({ title, text }) => featuresOf({ title, extract: text, body: "" }));
  const folds = sorted.map(({ cluster }) => foldOf(cluster));
  return EVENT_TYPES.map(({ id }) => id).flatMap((type) => {
    const positive = sorted.map((example) => example.type === type);
    if (positive.filter(Boolean).length < FEWEST_EXAMPLES) return [];
    const scores = scoresOfOthers(features, positive, folds, settings);
    return [packType(type, trainLinear(features, positive, settings), calibrate(scores, positive))];
  });
}

const keyOf = ({ cluster, title, text, type }: Example) => JSON.stringify([cluster, title, text, type]);

const foldOf = (cluster: string) => (createHash("sha256").update(cluster).digest()[1] as number) % FOLDS;

/** The score of each text by a model that was trained without its fold. */
function scoresOfOthers(
  features: Features[],
  positive: boolean[],
  folds: number[],
  settings: TrainingSettings,
): number[] {
  const scores: number[] = new Array(features.length).fill(0);
  for (let fold = 0; fold < FOLDS; fold++) {
    const rest = features.flatMap((_, at) => (folds[at] === fold ? [] : [at]));
    const model = trainLinear(
      rest.map((at) => features[at] as Features),
      rest.map((at) => positive[at] as boolean),
      settings,
    );
    features.forEach((feature, at) => {
      if (folds[at] === fold) scores[at] = scoreOf(model, feature);
    });
  }
  return scores;
}

export function scoreOf({ weights, bias }: LinearModel, { buckets, weights: of }: Features): number {
  let score = bias;
  for (let i = 0; i < buckets.length; i++) score += (weights[buckets[i] as number] as number) * (of[i] as number);
  return score;
}
