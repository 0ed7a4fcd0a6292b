import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import { halfOf } from "../../server/backend/intake/news/labelled/halves";
import { type LabelledText, readLabelled } from "../../server/backend/intake/news/labelled/read-labelled";
import {
  MODEL_FILE,
  MODEL_FOLDER,
  shippedModel,
  WEIGHTS_FILE,
} from "../../server/backend/intake/news/model/reading-model";
import { hashOfExamples } from "../../server/backend/intake/news/training/train-reading";
import { projectRoot } from "../../server/project-root";
import { falseAlarms, figuresBy, type Read, readAll, sum } from "../bench/reading/measure";

const NEWS = join(projectRoot(), "../shared/data/news");
const HERE = existsSync(NEWS);
const WITHOUT = HERE ? "" : " (skipped: the real files are not in ../shared/data)";

// Of the dev half alone: the held one is for the figures of a release.
let reads: Read[];
let texts: LabelledText[];
beforeAll(async () => {
  if (!HERE) return;
  const files = (await readdir(NEWS)).filter((name) => name.endsWith(".csv"));
  texts = (await Promise.all(files.map((file) => readLabelled(NEWS, file)))).flat();
  reads = readAll(
    texts.filter((text) => halfOf(text) === "dev"),
    shippedModel(),
  );
});

describe.skipIf(!HERE)(`real news${WITHOUT}`, () => {
  test("the shipped model is trained on the rows and texts of today: npm run train -- reading", () => {
    const { texts: trainedOn } = JSON.parse(readFileSync(join(projectRoot(), MODEL_FOLDER, MODEL_FILE), "utf8"));
    expect(trainedOn).toBe(hashOfExamples(texts));
  });

  test("what is published of real texts is right 95 times of a hundred, and is three of five of what is there to publish", () => {
    const { published, publishedRight, labelled, found, right } = sum(figuresBy(reads, (type) => type).values());
    expect(publishedRight / published).toBeGreaterThanOrEqual(0.95);
    expect(published).toBeGreaterThanOrEqual(350);
    expect(right / labelled).toBeGreaterThanOrEqual(0.75);
    expect(right / found).toBeGreaterThanOrEqual(0.85);
  });

  test("texts that report no event are published six times of a thousand at most", () => {
    const { texts, alarms } = falseAlarms(reads);
    expect(texts).toBeGreaterThan(500);
    expect((1000 * alarms) / texts).toBeLessThanOrEqual(6);
  });
});

test("the shipped weights are those that the figures beside them were measured with", () => {
  const weights = readFileSync(join(projectRoot(), MODEL_FOLDER, WEIGHTS_FILE));
  const { hash } = JSON.parse(readFileSync(join(projectRoot(), MODEL_FOLDER, MODEL_FILE), "utf8"));
  expect(createHash("sha256").update(weights).digest("hex").slice(0, 16)).toBe(hash);
});
