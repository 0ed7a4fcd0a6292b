import type { Lesson } from "../../../platform/db/shapes/lesson";
import type { EventTypeId } from "../../../reference/catalogue/event-types";
import { probabilityOf } from "../classifier/calibrate";
import { type PackedType, packType } from "../classifier/model-file";
import { FOLDS, scoreOf } from "../classifier/train";
import { type LinearModel, type TrainingSettings, trainLinear } from "../classifier/train-linear";
import type { ShippedModel } from "../model/reading-model";
import { type JudgedText, type JudgedTexts, judgedTexts, type Verdict } from "./judged-texts";

export interface Lessons {
  /** Their weights are added to the shipped ones. */
  corrections: PackedType[];
  lessons: Lesson[];
}

/** With fewer for or against, a correction would be the words of a handful of texts. */
export const FEWEST_OF_TYPE = 5;
/** There are fewer than 60 types, and a weight takes 5 bytes: less than 200 kB. */
export const WEIGHTS_OF_CORRECTION = 600;
/** Tried on the dev half, 2026-11-27: costs of 0.3 and 4 helped less, and 20 rounds no more. */
export const LEARNING: TrainingSettings = { cost: 1, rounds: 5, seed: 20261127 };

/**
 * What a customer's verdicts teach beside the shipped model. A type is corrected only where, tried on verdicts on other events than those learned from, the
 * classifier is right more often than as shipped. The same verdicts in the same order give the same corrections to the byte.
 */
export function learn(verdicts: readonly Verdict[], shipped: ShippedModel): Lessons {
  const judged = judgedTexts(verdicts, shipped);
  const found: Lessons = { corrections: [], lessons: [] };
  shipped.types.forEach(({ type, calibration }, at) => {
    const { texts } = judged;
    const positive = texts.filter((text) => text.type === type).length;
    if (positive === 0) return;
    const rightOf = (scoreOfText: (text: JudgedText, n: number) => number): number =>
      texts.filter((text, n) => {
        const stands = probabilityOf(scoreOfText(text, n), calibration) >= text.threshold(type);
        return stands === (text.type === type);
      }).length;
    const rightBefore = rightOf(({ scores }) => scores[at] as number);
    const lesson = { eventTypeId: type, positive, negative: texts.length - positive, rightBefore };
    if (Math.min(lesson.positive, lesson.negative) < FEWEST_OF_TYPE) {
      found.lessons.push({ ...lesson, rightAfter: rightBefore, state: "too-few" });
      return;
    }
    const task = { ...judged, type, at };
    const unseen = scoresUnseen(task);
    const rightAfter = rightOf((_, n) => unseen[n] as number);
    const isBetter = rightAfter > rightBefore;
    found.lessons.push({ ...lesson, rightAfter, state: isBetter ? "used" : "no-better" });
    if (isBetter)
      found.corrections.push(
        packed(
          task,
          packType(
            type,
            train(task, () => true),
            calibration,
            WEIGHTS_OF_CORRECTION,
          ),
        ),
      );
  });
  return found;
}

interface Task extends JudgedTexts {
  type: EventTypeId;
  /** Of the type, among the model's. */
  at: number;
}

function train({ texts, vocabulary, type, at }: Task, isLearned: (text: JudgedText) => boolean): LinearModel {
  const learned = texts.filter(isLearned);
  const scores = learned.map((text) => text.scores[at] as number);
  return trainLinear(
    learned.map(({ features }) => features),
    learned.map((text) => text.type === type),
    LEARNING,
    { scores, buckets: vocabulary.length },
  );
}

/** The score of each text, corrected by what the texts of other folds teach. */
function scoresUnseen(task: Task): number[] {
  const scores = task.texts.map((text) => text.scores[task.at] as number);
  for (let fold = 0; fold < FOLDS; fold++) {
    const correction = train(task, (text) => text.fold !== fold);
    task.texts.forEach((text, n) => {
      if (text.fold === fold) scores[n] = (scores[n] as number) + scoreOf(correction, text.features);
    });
  }
  return scores;
}

/** By buckets instead of places in the vocabulary; both ascend. */
const packed = ({ vocabulary }: Task, correction: PackedType): PackedType => ({
  ...correction,
  buckets: correction.buckets.map((place) => vocabulary[place] as number),
});
