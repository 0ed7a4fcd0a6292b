import type { LabelledPair } from "./pair";

export interface Quality {
  pairs: number;
  precision: number;
  recall: number;
  f1: number;
}

export type Score = (pair: LabelledPair) => number;

export function qualityOf(pairs: readonly LabelledPair[], scores: readonly number[], threshold: number): Quality {
  let [found, wrong, missed] = [0, 0, 0];
  for (const [i, { same }] of pairs.entries()) {
    const matched = (scores[i] as number) >= threshold;
    if (matched && same) found++;
    else if (matched) wrong++;
    else if (same) missed++;
  }
  const precision = found + wrong === 0 ? 1 : found / (found + wrong);
  const recall = found + missed === 0 ? 1 : found / (found + missed);
  return {
    pairs: pairs.length,
    precision,
    recall,
    f1: found === 0 ? 0 : (2 * precision * recall) / (precision + recall),
  };
}

/** The threshold with the best F1: what the floor is allowed to choose on the tuning half. */
export function bestThreshold(pairs: readonly LabelledPair[], scores: readonly number[]): number {
  let [best, at] = [-1, 0];
  for (let step = 10; step <= 99; step++) {
    const { f1 } = qualityOf(pairs, scores, step / 100);
    if (f1 > best) [best, at] = [f1, step / 100];
  }
  return at;
}

/** Part of a class that is judged as labelled: recall for pairs that are the same, the rest for those that are not. */
export function rightShare(pairs: readonly LabelledPair[], scores: readonly number[], threshold: number): number {
  const right = pairs.filter(({ same }, i) => (scores[i] as number) >= threshold === same).length;
  return pairs.length === 0 ? 1 : right / pairs.length;
}
