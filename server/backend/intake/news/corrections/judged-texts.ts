import type { EventTypeId } from "../../../reference/catalogue/event-types";
import { BUCKETS, type Features, featuresOf } from "../classifier/features";
import { foldOf } from "../classifier/train";
import { findEvidence } from "../lexicon/find-evidence";
import { lexiconOf } from "../lexicon/lexicons";
import type { ShippedModel } from "../model/reading-model";
import { armingOf, SURE_ALONE } from "../read-text";
import { clustersOf } from "./clusters";

/** What a person said of a text: the event that it tells of, or none. */
export interface Verdict {
  /** Reports on one event are one cluster: what is learned from one of them is not tried on another. */
  cluster: string;
  title: string;
  /** As it is stored; of the rest of the text nothing is known any more. */
  extract: string;
  language: string;
  /** Null: no event. */
  type: EventTypeId | null;
}

/** A judged text, as learning sees it. */
export interface JudgedText {
  type: EventTypeId | null;
  fold: number;
  /** By places in the vocabulary. */
  features: Features;
  /** As shipped, by the model's types in their order. */
  scores: Float64Array;
  /** The least probability with which the classifier is a witness of a type. */
  threshold: (type: EventTypeId) => number;
}

export interface JudgedTexts {
  texts: JudgedText[];
  /** The buckets that the texts have, ascending. */
  vocabulary: Int32Array;
}

/** Features of all texts together: those that are made to consist of many take no more time and memory than others. */
const MOST_FEATURES = 1_500_000;

/** The texts of verdicts, the first ones where they are too many. */
export function judgedTexts(verdicts: readonly Verdict[], { score, arming }: ShippedModel): JudgedTexts {
  const texts: JudgedText[] = [];
  const clusters = clustersOf(verdicts);
  let room = MOST_FEATURES;
  for (const [at, { title, extract, language, type }] of verdicts.entries()) {
    const features = featuresOf({ title, extract, body: "" });
    room -= features.buckets.length;
    if (room < 0) break;
    const lexicon = lexiconOf(language);
    const named = lexicon ? findEvidence({ title, extract, body: "" }, lexicon).types.map(({ value }) => value) : [];
    // Beside the words of the lexicon little is enough, alone it has to be sure: as `readTypes` does.
    const threshold = (of: EventTypeId): number =>
      (named.includes(of) ? armingOf(of, language, { arming })?.threshold : undefined) ?? SURE_ALONE;
    texts.push({ type, fold: foldOf(clusters[at] as string), features, scores: score(features), threshold });
  }
  return { texts, vocabulary: byPlaces(texts) };
}

/** Gives the texts' features places in a vocabulary of their own, which is far smaller than that of all texts: answers its buckets, ascending. */
function byPlaces(texts: readonly JudgedText[]): Int32Array {
  const placeOf = new Int32Array(BUCKETS);
  for (const { features } of texts) for (const bucket of features.buckets) placeOf[bucket] = 1;
  const vocabulary: number[] = [];
  for (let bucket = 0; bucket < BUCKETS; bucket++) {
    if (placeOf[bucket] === 0) continue;
    placeOf[bucket] = vocabulary.length;
    vocabulary.push(bucket);
  }
  for (const { features } of texts) features.buckets = features.buckets.map((bucket) => placeOf[bucket] as number);
  return Int32Array.from(vocabulary);
}
