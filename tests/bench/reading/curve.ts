import { createHash } from "node:crypto";
import { makeClassifier } from "../../../server/backend/intake/news/classifier/classify";
import { type Example, train } from "../../../server/backend/intake/news/classifier/train";
import type { LabelledText } from "../../../server/backend/intake/news/labelled/read-labelled";
import type { Learned } from "../../../server/backend/intake/news/read-text";
import { exampleOf, examplesOfRows, mayTrain } from "../../../server/backend/intake/news/training/examples";
import { f1, figuresBy, type Read, readAll } from "./measure";

/** Types with fewer texts in the tested third would move the mean by chance. */
const FEWEST = 10;
const SHARES = [1 / 8, 1 / 4, 1 / 2, 1];

export interface CurvePoint {
  /** Labelled texts that it learned from, beside the lexicon's own rows. */
  texts: number;
  types: number;
  meanF1: number;
}

/**
 * What more labels would bring: two thirds of the clusters of the dev half are learned from, an eighth, a quarter, a half and all of
 * them, and the other third is read. The arming is the shipped model's throughout, so that only what is learned differs.
 */
export function learningCurve(dev: readonly LabelledText[], shipped: Learned): CurvePoint[] {
  const tested = dev.filter((text) => placeOf(text) < 1 / 3);
  const learned = dev.filter((text) => placeOf(text) >= 1 / 3 && mayTrain(text));
  return SHARES.map((share) => {
    const some = learned.filter((text) => (placeOf(text) - 1 / 3) * 1.5 < share);
    const { types } = train([...some.map(exampleOf), ...examplesOfRows()] satisfies Example[]);
    const reads = readAll(tested, { ...shipped, classify: makeClassifier(types) });
    return { texts: some.length, ...meanOf(reads) };
  });
}

function meanOf(reads: readonly Read[]): Pick<CurvePoint, "types" | "meanF1"> {
  const scored = [...figuresBy(reads, (type) => type).values()].filter(({ labelled }) => labelled >= FEWEST);
  return { types: scored.length, meanF1: scored.reduce((sum, figures) => sum + f1(figures), 0) / scored.length };
}

/** Where a text's cluster stands between 0 and 1, the same each time: a cluster is learned from or tested as a whole. */
function placeOf(text: LabelledText): number {
  const digest = createHash("sha256")
    .update(`curve|${exampleOf(text).cluster}`)
    .digest();
  return digest.readUInt32BE(0) / 2 ** 32;
}
