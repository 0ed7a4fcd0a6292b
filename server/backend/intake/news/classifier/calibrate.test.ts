import { expect, test } from "vitest";
import { calibrate, probabilityOf } from "./calibrate";

test("a higher score is a higher probability, near the share that was positive", () => {
  const scores = Array.from({ length: 200 }, (_, at) => at / 100 - 1);
  const positive = scores.map((score, at) => (at % 10 === 0 ? score < 0 : score >= 0));
  const fitted = calibrate(scores, positive);
  expect(probabilityOf(-1, fitted)).toBeLessThan(0.2);
  expect(probabilityOf(1, fitted)).toBeGreaterThan(0.8);
  const mean = scores.reduce((sum, score) => sum + probabilityOf(score, fitted), 0) / scores.length;
  expect(mean).toBeCloseTo(positive.filter(Boolean).length / positive.length, 2);
});

test("scores that say nothing give the share of all", () => {
  const fitted = calibrate(
    new Array(100).fill(0.3),
    Array.from({ length: 100 }, (_, at) => at < 20),
  );
  expect(probabilityOf(0.3, fitted)).toBeCloseTo(0.2, 1);
});
