import type { EventTypeId } from "../../../reference/catalogue/event-types";
import type { NewsText } from "../types";
import { probabilityOf } from "./calibrate";
import { BUCKETS, type Features, featuresOf } from "./features";
import type { PackedType } from "./model-file";

export interface TypeProbability {
  type: EventTypeId;
  /** Between 0 and 1, each type by itself: a text may report two. */
  p: number;
}

export type Classifier = (text: NewsText) => TypeProbability[];

/** Scores of a text by the model's types in their order, before they are probabilities. */
export type Scorer = (features: Features) => Float64Array;

/** The likeliest types of a text first, all of the model's. */
export function makeClassifier(types: readonly PackedType[], scorer = makeScorer(types)): Classifier {
  return (text) => {
    const scores = scorer(featuresOf(text));
    return types
      .map(({ type, calibration }, at) => ({ type, p: probabilityOf(scores[at] as number, calibration) }))
      .sort((one, other) => other.p - one.p);
  };
}

export function makeScorer(types: readonly PackedType[]): Scorer {
  const { starts, owners, weights } = byBucket(types);
  return (features) => {
    const scores = Float64Array.from(types, ({ bias }) => bias);
    for (let at = 0; at < features.buckets.length; at++) {
      const bucket = features.buckets[at] as number;
      const weight = features.weights[at] as number;
      for (let i = starts[bucket] as number; i < (starts[bucket + 1] as number); i++) {
        const owner = owners[i] as number;
        scores[owner] = (scores[owner] as number) + weight * (weights[i] as number);
      }
    }
    return scores;
  };
}

/** All types' weights side by side: one pass over a text's buckets finds the weights of every type. */
function byBucket(types: readonly PackedType[]) {
  const starts = new Uint32Array(BUCKETS + 1);
  for (const { buckets } of types)
    for (const bucket of buckets) starts[bucket + 1] = (starts[bucket + 1] as number) + 1;
  for (let at = 0; at < BUCKETS; at++) starts[at + 1] = (starts[at + 1] as number) + (starts[at] as number);
  const free = starts.slice();
  const owners = new Uint8Array(starts[BUCKETS] as number);
  const weights = new Float32Array(owners.length);
  types.forEach((type, owner) => {
    type.buckets.forEach((bucket, at) => {
      const place = free[bucket] as number;
      free[bucket] = place + 1;
      owners[place] = owner;
      weights[place] = (type.weights[at] as number) * type.scale;
    });
  });
  return { starts, owners, weights };
}
