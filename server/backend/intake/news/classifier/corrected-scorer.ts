import type { Scorer } from "./classify";
import type { PackedType } from "./model-file";

/** The shipped scores with a customer's corrections: what those say of a text's words is added to the score of their types. */
export function correctedScorer(
  types: readonly PackedType[],
  shipped: Scorer,
  corrections: readonly PackedType[],
): Scorer {
  const byBucket = new Map<number, { owner: number; weight: number }[]>();
  for (const { type, buckets, weights, scale } of corrections) {
    const owner = types.findIndex((one) => one.type === type);
    if (owner === -1) continue;
    buckets.forEach((bucket, at) => {
      const weight = { owner, weight: (weights[at] as number) * scale };
      const known = byBucket.get(bucket);
      if (known) known.push(weight);
      else byBucket.set(bucket, [weight]);
    });
  }
  return (features) => {
    const scores = shipped(features);
    features.buckets.forEach((bucket, at) => {
      for (const { owner, weight } of byBucket.get(bucket) ?? [])
        scores[owner] = (scores[owner] as number) + weight * (features.weights[at] as number);
    });
    return scores;
  };
}
