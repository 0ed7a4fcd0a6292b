/** A score becomes the probability 1 / (1 + exp(slope × score + offset)). */
export interface Calibration {
  slope: number;
  offset: number;
}

export const probabilityOf = (score: number, { slope, offset }: Calibration): number =>
  1 / (1 + Math.exp(slope * score + offset));

/**
 * Platt's sigmoid on scores of texts that the model was not trained on, by Newton's method with backtracking
 * (Lin, Lin and Weng, "A note on Platt's probabilistic outputs", 2007, algorithm 1).
 */
export function calibrate(scores: number[], positive: boolean[]): Calibration {
  const positives = positive.filter(Boolean).length;
  const negatives = positive.length - positives;
  // Targets a little inside of 0 and 1, so that few examples do not promise certainty.
  const targets = positive.map((is) => (is ? (positives + 1) / (positives + 2) : 1 / (negatives + 2)));
  let at: Calibration = { slope: 0, offset: Math.log((negatives + 1) / (positives + 1)) };
  let loss = lossAt(at, scores, targets);
  for (let round = 0; round < 100; round++) {
    const { slope, offset, h11, h22, h21 } = derivatives(at, scores, targets);
    if (Math.abs(slope) < 1e-5 && Math.abs(offset) < 1e-5) break;
    const determinant = h11 * h22 - h21 * h21;
    const step = {
      slope: -(h22 * slope - h21 * offset) / determinant,
      offset: -(h11 * offset - h21 * slope) / determinant,
    };
    const descent = slope * step.slope + offset * step.offset;
    const next = lineSearch(at, step, loss, descent, (tried) => lossAt(tried, scores, targets));
    if (next === null) break;
    at = next.at;
    loss = next.loss;
  }
  return at;
}

function lossAt(at: Calibration, scores: number[], targets: number[]): number {
  let loss = 0;
  scores.forEach((score, i) => {
    const value = score * at.slope + at.offset;
    const target = targets[i] as number;
    loss +=
      value >= 0 ? target * value + Math.log1p(Math.exp(-value)) : (target - 1) * value + Math.log1p(Math.exp(value));
  });
  return loss;
}

function derivatives(at: Calibration, scores: number[], targets: number[]) {
  const sums = { slope: 0, offset: 0, h11: 1e-12, h22: 1e-12, h21: 0 };
  scores.forEach((score, i) => {
    const p = probabilityOf(score, at);
    const spread = p * (1 - p);
    const off = (targets[i] as number) - p;
    sums.h11 += score * score * spread;
    sums.h22 += spread;
    sums.h21 += score * spread;
    sums.slope += score * off;
    sums.offset += off;
  });
  return sums;
}

function lineSearch(
  at: Calibration,
  step: Calibration,
  loss: number,
  descent: number,
  lossOf: (tried: Calibration) => number,
): { at: Calibration; loss: number } | null {
  for (let size = 1; size >= 1e-10; size /= 2) {
    const tried = { slope: at.slope + size * step.slope, offset: at.offset + size * step.offset };
    const then = lossOf(tried);
    if (then < loss + 1e-4 * size * descent) return { at: tried, loss: then };
  }
  return null;
}
