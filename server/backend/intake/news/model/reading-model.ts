import { readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { projectRoot } from "../../../../project-root";
import { EVENT_TYPES, type EventTypeId } from "../../../reference/catalogue/event-types";
import { makeClassifier, makeScorer, type Scorer } from "../classifier/classify";
import { correctedScorer } from "../classifier/corrected-scorer";
import { type PackedType, readModel } from "../classifier/model-file";
import type { Learned } from "../read-text";

/** The folder of the two files that `npm run train -- reading` writes and that the product ships. */
export const MODEL_FOLDER = "server/backend/intake/news/model";
export const WEIGHTS_FILE = "reading-model.bin";
export const MODEL_FILE = "reading-model.json";

const type = z.enum(EVENT_TYPES.map(({ id }) => id) as [EventTypeId, ...EventTypeId[]]);
const arming = z.strictObject({
  state: z.enum(["armed", "trial", "watched", "off"]),
  threshold: z.number(),
  judged: z.int(),
  right: z.int(),
});
const readingModel = z.strictObject({
  /** Of the file of weights: first 16 digits of its SHA-256. */
  hash: z.string(),
  settings: z.strictObject({ cost: z.number(), rounds: z.int(), seed: z.int() }),
  examples: z.int(),
  /** Of the examples that it was trained on. */
  texts: z.string(),
  types: z.array(type),
  arming: z.record(z.string(), z.partialRecord(type, arming)),
});
export type ReadingModel = z.infer<typeof readingModel>;

let facts: ShippedFacts | undefined;
let shipped: ShippedModel | undefined;

/** What the shipped model says of itself, without its weights. */
export type ShippedFacts = Pick<Learned, "arming" | "name">;

export interface ShippedModel extends Learned {
  types: readonly PackedType[];
  score: Scorer;
}

/** What the verdicts of one customer taught, for texts of that customer's own. */
export interface Corrections {
  /** Of the weights: first 16 digits of their SHA-256. */
  hash: string;
  /** In the form of `writeModel`, at most 200 kB. */
  weights: Uint8Array;
}

/** Which model is shipped, and what each type may do by what it came with. Kilobytes. */
export function shippedFacts(): ShippedFacts {
  if (facts) return facts;
  const { hash, arming } = readingModel.parse(
    JSON.parse(readFileSync(join(projectRoot(), MODEL_FOLDER, MODEL_FILE), "utf8")),
  );
  facts = { arming, name: `reading-model@${hash}` };
  return facts;
}

/** What the shipped model has learned; read when it is first asked for (some 10 MB of memory). */
export function shippedModel(): ShippedModel {
  if (shipped) return shipped;
  const types = readModel(readFileSync(join(projectRoot(), MODEL_FOLDER, WEIGHTS_FILE)));
  const score = makeScorer(types);
  shipped = { ...shippedFacts(), types, score, classify: makeClassifier(types, score) };
  return shipped;
}

/** The shipped model with a customer's corrections, and with both names; without corrections the shipped one. */
export function correctedModel(corrections: Corrections | null): Learned {
  const { types, score, ...learned } = shippedModel();
  if (!corrections) return learned;
  const { hash, weights } = corrections;
  const corrected = correctedScorer(types, score, readModel(Buffer.from(weights)));
  return { ...learned, name: learned.name + ownSuffix(hash), classify: makeClassifier(types, corrected) };
}

/** What a customer's corrections add to the name of whoever read a text. */
export const ownSuffix = (hash: string): string => `+own@${hash}`;
