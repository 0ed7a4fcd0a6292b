import { BUCKETS, type Features } from "./features";

export interface LinearModel {
  weights: Float32Array;
  bias: number;
}

export interface TrainingSettings {
  /** What an example on the wrong side costs; larger follows the examples closer. */
  cost: number;
  /** Times through all examples at most. */
  rounds: number;
  seed: number;
}

/** What a model that is there already says of the examples: what is learned is added to its score. */
export interface Beside {
  /** Of each example. */
  scores: readonly number[];
  /** Buckets of the examples, where they are fewer than `BUCKETS`. */
  buckets: number;
}

export const TRAINING: TrainingSettings = { cost: 4, rounds: 60, seed: 20261126 };

/**
 * A linear support vector machine with squared hinge loss by dual coordinate descent (Hsieh et al., ICML 2008, algorithm 1),
 * both classes weighing the same in all however few examples one has. One thread and a fixed seed: the same examples in the
 * same order give the same weights to the bit. Beside a model it learns by what words that one is wrong (an adaptive support vector machine: Yang,
 * Yan and Hauptmann, ACM Multimedia 2007), and no bias: a text that has none of these words is scored as before.
 */
export function trainLinear(
  examples: Features[],
  positive: boolean[],
  settings = TRAINING,
  beside: Beside | null = null,
): LinearModel {
  const costs = costsOf(positive, settings.cost);
  const weights = new Float64Array(beside?.buckets ?? BUCKETS);
  const withBias = beside ? 0 : 1;
  let bias = 0;
  const alphas = new Float64Array(examples.length);
  const squares = examples.map(({ weights: of }) => withBias + of.reduce((sum, weight) => sum + weight * weight, 0));
  const order = Int32Array.from(examples.keys());
  const random = randomFrom(settings.seed);
  for (let round = 0; round < settings.rounds; round++) {
    shuffle(order, random);
    let furthest = 0;
    for (const at of order) {
      const example = examples[at] as Features;
      const sign = positive[at] ? 1 : -1;
      const slack = 1 / (2 * (costs[at] as number));
      const alpha = alphas[at] as number;
      const score = dot(weights, example) + (beside ? (beside.scores[at] as number) : bias);
      const gradient = sign * score - 1 + slack * alpha;
      const next = Math.max(alpha - gradient / ((squares[at] as number) + slack), 0);
      const step = (next - alpha) * sign;
      if (step === 0) continue;
      furthest = Math.max(furthest, Math.abs(step));
      alphas[at] = next;
      bias += withBias * step;
      for (let i = 0; i < example.buckets.length; i++) {
        const bucket = example.buckets[i] as number;
        weights[bucket] = (weights[bucket] as number) + step * (example.weights[i] as number);
      }
    }
    if (furthest < 1e-3) break;
  }
  return { weights: new Float32Array(weights), bias };
}

function costsOf(positive: boolean[], cost: number): Float64Array {
  const positives = positive.filter(Boolean).length;
  const half = positive.length / 2;
  return Float64Array.from(positive, (is) => cost * (half / (is ? positives : positive.length - positives)));
}

function dot(weights: Float64Array, { buckets, weights: of }: Features): number {
  let sum = 0;
  for (let i = 0; i < buckets.length; i++) sum += (weights[buckets[i] as number] as number) * (of[i] as number);
  return sum;
}

/** Mulberry32: small, and the same everywhere. */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

function shuffle(order: Int32Array, random: () => number): void {
  for (let at = order.length - 1; at > 0; at--) {
    const other = Math.floor(random() * (at + 1));
    [order[at], order[other]] = [order[other] as number, order[at] as number];
  }
}
