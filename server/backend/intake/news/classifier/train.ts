import { createHash } from "node:crypto";
import { EVENT_TYPES, type EventTypeId } from "../../../reference/catalogue/event-types";
import { calibrate, probabilityOf } from "./calibrate";
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

export const FOLDS = 4;

export interface Trained {
  types: PackedType[];
  /** How sure a model is of an example that it was not trained on, nor on any of its cluster; by type, in the order of `examples`. */
  unseen: Map<EventTypeId, number[]>;
}

/**
 * One model for each type that has examples enough, each against all other texts; its probabilities are fitted on scores of
 * texts of clusters that it was not trained on. The same examples in any order give the same models.
 */
export function train(examples: readonly Example[], settings: TrainingSettings = TRAINING): Trained {
  const order = examples.map((example, at) => ({ key: keyOf(example), example, at }));
  order.sort((one, other) => (one.key < other.key ? -1 : 1));
  const features = order.map(({ example: { title, text } }) => featuresOf({ title, extract: text, body: "" }));
  const folds = order.map(({ example }) => foldOf(example.cluster));
  const trained: Trained = { types: [], unseen: new Map() };
  for (const { id: type } of EVENT_TYPES) {
    const positive = order.map(({ example }) => example.type === type);
    if (positive.filter(Boolean).length < FEWEST_EXAMPLES) continue;
    const scores = scoresOfOthers(features, positive, folds, settings);
    const calibration = calibrate(scores, positive);
    trained.types.push(packType(type, trainLinear(features, positive, settings), calibration));
    const unseen: number[] = new Array(examples.length);
    for (const [i, { at }] of order.entries()) unseen[at] = probabilityOf(scores[i] as number, calibration);
    trained.unseen.set(type, unseen);
  }
  return trained;
}

const keyOf = ({ cluster, title, text, type }: Example) => JSON.stringify([cluster, title, text, type]);

/** By the cluster's name alone, so that a further example moves no other one. */
export const foldOf = (cluster: string) => (createHash("sha256").update(cluster).digest()[1] as number) % FOLDS;

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
